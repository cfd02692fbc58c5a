//! Faults and rate limits as a bot meets them: the right status, Discord's words, and headers to go by.

use std::time::Duration;

use deblockle::sandbox::{
    Channel, Clock, Fault, Permissions, RateLimits, RouteName, Sandbox, SandboxConfig, Seat,
};
use serde_json::json;
use twilight_http::Client;
use twilight_model::id::Id;

use crate::by_hand::{Answer, Caller};

struct Place {
    sandbox: Sandbox,
    bot: Caller,
    ada: Seat,
}

async fn place(config: SandboxConfig) -> Place {
    let sandbox = Sandbox::start(config).await.unwrap();
    let server = sandbox.add_server("Games");
    let channel = server.add_channel("games");
    server.set_bot_permissions(&channel, Permissions::ALL);
    let ada = sandbox.add_user("ada");
    server.join(&ada);
    Place {
        bot: Caller::new(&sandbox).with("channel_id", channel.id()),
        ada: ada.in_channel(&channel),
        sandbox,
    }
}

fn frozen() -> SandboxConfig {
    SandboxConfig {
        clock: Clock::frozen(1_800_000_000_000),
        ..SandboxConfig::default()
    }
}

async fn post(bot: &Caller) -> Answer {
    bot.send(RouteName::CreateMessage, json!({"content": "x"}))
        .await
}

#[tokio::test]
async fn every_refusal_that_can_be_ordered_has_discords_words() {
    let place = place(frozen()).await;
    let refusals = [
        (
            Fault::unknown_interaction(),
            404,
            10062,
            "Unknown interaction",
        ),
        (
            Fault::already_acknowledged(),
            400,
            40060,
            "Interaction has already been acknowledged.",
        ),
        (Fault::missing_access(), 403, 50001, "Missing Access"),
        (
            Fault::missing_permissions(),
            403,
            50013,
            "Missing Permissions",
        ),
        (
            Fault::direct_messages_closed(),
            403,
            50007,
            "Cannot send messages to this user",
        ),
        (
            Fault::thread_is_archived(),
            400,
            50083,
            "Thread is archived",
        ),
        (Fault::unknown_channel(), 404, 10003, "Unknown Channel"),
        (Fault::unknown_message(), 404, 10008, "Unknown Message"),
        (
            Fault::internal_server_error(),
            500,
            0,
            "500: Internal Server Error",
        ),
        (
            Fault::service_unavailable(),
            503,
            0,
            "503: Service Unavailable",
        ),
    ];
    for (fault, status, code, words) in refusals {
        place.sandbox.faults().push(fault);
        let answer = post(&place.bot).await;
        assert_eq!(answer.status, status);
        assert_eq!(
            answer.body,
            json!({"code": code, "message": words}),
            "{status}"
        );
    }
    assert!(place.ada.sees().is_empty(), "nothing was done");
    assert_eq!(post(&place.bot).await.status, 200);
}

#[tokio::test]
async fn a_call_that_is_cut_is_done_or_not() {
    let place = place(frozen()).await;
    let body = json!({"content": "x"});
    for (fault, done) in [(Fault::dropped(), 0), (Fault::lost_answer(), 1)] {
        place.sandbox.faults().push(fault);
        let cut = place.bot.attempt(RouteName::CreateMessage, &body).await;
        assert!(cut.is_err(), "{cut:?}");
        assert_eq!(place.ada.sees().len(), done);
    }
}

#[tokio::test]
async fn who_is_too_early_is_told_when_to_come_back() {
    let place = place(frozen()).await;
    for (fault, scope) in [
        (Fault::rate_limited(1.5), "user"),
        (Fault::rate_limited_everywhere(1.5), "global"),
    ] {
        place.sandbox.faults().push(fault);
        let answer = post(&place.bot).await;
        assert_eq!(
            (answer.status, &answer.body["retry_after"]),
            (429, &json!(1.5))
        );
        assert_eq!(answer.body["global"], scope == "global");
        assert_eq!(answer.header("x-ratelimit-scope"), scope);
        assert_eq!(answer.header("retry-after"), "2");
        let bucket = answer.header("x-ratelimit-bucket");
        assert_eq!(bucket.is_empty(), scope == "global");
    }
}

#[tokio::test]
async fn limits_are_told_in_headers_and_kept() {
    let place = place(SandboxConfig {
        rate_limits: Some(RateLimits::default()),
        ..frozen()
    })
    .await;
    for left in ["4", "3", "2", "1", "0"] {
        let answer = post(&place.bot).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("x-ratelimit-limit"), "5");
        assert_eq!(answer.header("x-ratelimit-remaining"), left);
        assert_eq!(answer.header("x-ratelimit-reset-after"), "5.000");
        assert_eq!(answer.header("x-ratelimit-reset"), "1800000005.000");
        assert_eq!(answer.header("x-ratelimit-bucket").len(), 32);
    }
    place.sandbox.clock().advance(Duration::from_millis(3_500));
    let early = post(&place.bot).await;
    assert_eq!(early.status, 429);
    assert_eq!(early.header("retry-after"), "2");
    assert_eq!(early.body["retry_after"], 1.5);
    assert_eq!(early.header("x-ratelimit-remaining"), "0");
    place.sandbox.clock().advance(Duration::from_millis(1_500));
    assert_eq!(post(&place.bot).await.status, 200);
    assert_eq!(place.ada.sees().len(), 6);
}

#[tokio::test]
async fn a_client_that_is_refused_comes_back_when_it_may() {
    let limits = RateLimits {
        calls: 2,
        within: Duration::from_millis(100),
        in_all: 50,
    };
    let place = place(SandboxConfig {
        rate_limits: Some(limits),
        ..SandboxConfig::default()
    })
    .await;
    let address = place.sandbox.api().trim_start_matches("http://").to_owned();
    let client = Client::builder()
        .token(place.sandbox.token().to_owned())
        .proxy(address, true)
        .build();
    let channel: Channel = place.ada.channel();
    for _ in 0..5 {
        let message = client
            .create_message(Id::new(channel.id().get()))
            .content("x");
        message.await.unwrap();
    }
    assert_eq!(place.ada.sees().len(), 5);
}
