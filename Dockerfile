# Builds the program, then ships it alone: no compiler, no shell history, no root.
FROM rust:1.95-bookworm AS build
WORKDIR /build
COPY Cargo.toml Cargo.lock ./
COPY src src
COPY assets assets
COPY config config
COPY migrations migrations
RUN cargo build --release --locked --bin deblockle

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --home-dir /data deblockle \
    && install --directory --owner deblockle /data
COPY --from=build /build/target/release/deblockle /usr/local/bin/deblockle
USER deblockle
VOLUME /data
WORKDIR /data
ENV DEBLOCKLE__DATABASE__PATH=/data/deblockle.sqlite
# A container whose volume is missing refuses to start; `init` makes the database, once.
ENV DEBLOCKLE__DATABASE__CREATE=false
STOPSIGNAL SIGTERM
# Red once the bot has not heard Discord for three minutes; the first minutes are for its start.
HEALTHCHECK --interval=60s --timeout=10s --start-period=120s --retries=2 CMD ["deblockle", "health"]
ENTRYPOINT ["deblockle"]
CMD ["run"]
