//! The gateway's own rules: close codes, sessions and their limits, heartbeats, shards, servers that are away.

use std::time::Duration;

use deblockle::sandbox::{Clock, Fault, IdentifyLimits, Sandbox, SandboxConfig, intents};
use serde_json::{Value, json};

use crate::by_hand::{Caller, Line};
use deblockle::sandbox::RouteName;

async fn frozen(config: SandboxConfig) -> Sandbox {
    let clock = Clock::frozen(1_800_000_000_000);
    Sandbox::start(SandboxConfig { clock, ..config })
        .await
        .unwrap()
}

fn identify(sandbox: &Sandbox, key: &str, value: Value) -> String {
    let mut data = json!({"token": sandbox.token(), "intents": 0, "properties": {}});
    data[key] = value;
    json!({"op": 2, "d": data}).to_string()
}

#[tokio::test]
async fn each_mistake_has_its_close_code() {
    let sandbox = frozen(SandboxConfig::default()).await;
    let resume = json!({"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 0}}).to_string();
    let mistakes = [
        ("not JSON".to_owned(), 4002),
        (json!({"op": "one"}).to_string(), 4002),
        (json!({"op": 1, "d": "x".repeat(4_096)}).to_string(), 4002),
        (json!({"op": 99}).to_string(), 4001),
        (json!({"op": 3, "d": {}}).to_string(), 4003),
        (identify(&sandbox, "token", json!("wrong")), 4004),
        (resume, 4004),
        (identify(&sandbox, "shard", json!([1, 1])), 4010),
        (identify(&sandbox, "intents", json!(1_u64 << 40)), 4013),
        (
            identify(&sandbox, "intents", json!(intents::MESSAGE_CONTENT)),
            4014,
        ),
    ];
    for (mistake, code) in mistakes {
        let mut line = Line::open(&sandbox).await;
        line.writes(mistake.clone()).await;
        assert_eq!(line.closed().await, code, "after {mistake:.80}");
    }
    for query in [
        "v=9&encoding=json",
        "v=10&encoding=etf",
        "v=10&encoding=json&compress=zlib-stream",
    ] {
        let mut line = Line::open_at(&format!("{}/?{query}", sandbox.gateway_url())).await;
        assert_eq!(line.closed().await, 4012, "after {query}");
    }
    let (mut line, _) = Line::identified(&sandbox, 0).await;
    line.identifies(&sandbox, 0, [0, 1]).await;
    assert_eq!(line.closed().await, 4005);
    let mut line = Line::open(&sandbox).await;
    for _ in 0..121 {
        line.says(json!({"op": 1, "d": null})).await;
    }
    assert_eq!(line.closed().await, 4008);
    let (mut line, _) = Line::identified(&sandbox, 0).await;
    sandbox.faults().push(Fault::gateway_closed_without_code());
    assert_eq!(line.closed().await, 0);
}

async fn resumed(sandbox: &Sandbox, session: &Value, seen: &Value) -> Line {
    let mut line = Line::open(sandbox).await;
    let data = json!({"token": sandbox.token(), "session_id": session, "seq": seen});
    line.says(json!({"op": 6, "d": data})).await;
    line
}

#[tokio::test]
async fn a_session_goes_on_where_it_was_cut() {
    let sandbox = frozen(SandboxConfig::default()).await;
    let server = sandbox.add_server("Games");
    let (mut line, ready) = Line::identified(&sandbox, intents::GUILDS).await;
    line.event("GUILD_CREATE").await;
    let (session, seen) = (ready["session_id"].clone(), line.sequence.clone());
    sandbox.faults().push(Fault::gateway_dropped());
    sandbox.disconnected().await;
    server.add_channel("missed");

    let mut line = resumed(&sandbox, &session, &seen).await;
    assert_eq!(line.event("CHANNEL_CREATE").await["name"], "missed");
    line.event("RESUMED").await;
    let mut ahead = resumed(&sandbox, &session, &json!(1_000)).await;
    assert_eq!(ahead.closed().await, 4007);

    let mut stranger = resumed(&sandbox, &json!("unknown"), &json!(0)).await;
    let said = stranger.hears().await.unwrap();
    assert_eq!((&said["op"], &said["d"]), (&json!(9), &json!(false)));
    // The same connection may begin anew.
    stranger.identifies(&sandbox, 0, [0, 1]).await;
    stranger.event("READY").await;
}

#[tokio::test]
async fn who_keeps_silent_is_taken_for_dead() {
    let config = SandboxConfig {
        heartbeat_interval: Duration::from_millis(100),
        ..SandboxConfig::default()
    };
    let sandbox = frozen(config).await;
    let (mut line, ready) = Line::identified(&sandbox, 0).await;
    line.says(json!({"op": 1, "d": line.sequence})).await;
    assert_eq!(line.hears().await.unwrap()["op"], 11);
    assert_eq!(line.closed().await, 4009);
    let mut line = resumed(&sandbox, &ready["session_id"], &line.sequence).await;
    assert_eq!(
        line.hears().await.unwrap()["op"],
        9,
        "that session is no more"
    );

    sandbox.faults().push(Fault::heartbeats_unanswered());
    line.says(json!({"op": 1, "d": null})).await;
    line.identifies(&sandbox, 0, [0, 1]).await;
    assert_eq!(
        line.hears().await.unwrap()["t"],
        "READY",
        "the heartbeat has no answer"
    );
}

#[tokio::test]
async fn sessions_are_begun_one_after_another_and_not_without_end() {
    let config = SandboxConfig {
        shards: 2,
        identify_limits: Some(IdentifyLimits {
            at_once: 1,
            a_day: 2,
        }),
        ..SandboxConfig::default()
    };
    let sandbox = frozen(config).await;
    let mut first = Line::open(&sandbox).await;
    first.identifies(&sandbox, 0, [0, 2]).await;
    first.event("READY").await;
    let mut second = Line::open(&sandbox).await;
    second.identifies(&sandbox, 0, [1, 2]).await;
    assert_eq!(second.hears().await.unwrap()["op"], 9, "too soon");
    sandbox.clock().advance(Duration::from_secs(5));
    second.identifies(&sandbox, 0, [1, 2]).await;
    second.event("READY").await;

    let told = Caller::new(&sandbox)
        .ask(RouteName::GetGatewayBot, "")
        .await
        .body;
    assert_eq!(told["shards"], 2);
    let limit = &told["session_start_limit"];
    assert_eq!(
        (&limit["total"], &limit["remaining"]),
        (&json!(2), &json!(0))
    );
    sandbox.clock().advance(Duration::from_secs(5));
    let mut third = Line::open(&sandbox).await;
    third.identifies(&sandbox, 0, [0, 2]).await;
    for line in [&mut third, &mut first, &mut second] {
        assert_eq!(line.closed().await, 4004, "one too many loses all");
    }
}

#[tokio::test]
async fn each_shard_hears_of_its_servers_and_of_those_that_are_away() {
    let sandbox = frozen(SandboxConfig::default()).await;
    let servers: Vec<_> = (0..4)
        .map(|_| {
            // Ids made in one millisecond would all be of one shard.
            sandbox.clock().advance(Duration::from_millis(1));
            sandbox.add_server("Games")
        })
        .collect();
    let mut heard = Vec::new();
    for shard in 0..2 {
        let mut line = Line::open(&sandbox).await;
        line.identifies(&sandbox, intents::GUILDS, [shard, 2]).await;
        let ready = line.event("READY").await;
        assert_eq!(ready["shard"], json!([shard, 2]));
        let listed = ready["guilds"].as_array().unwrap();
        assert!(listed.iter().all(|server| server["unavailable"] == true));
        let own: Vec<_> = servers
            .iter()
            .filter(|server| (server.id().get() >> 22) % 2 == shard)
            .collect();
        assert_eq!(listed.len(), own.len());
        for _ in &own {
            heard.push(line.event("GUILD_CREATE").await["id"].clone());
        }
        if let Some(server) = own.first() {
            sandbox
                .faults()
                .push(Fault::server_unavailable(server.id()));
            let away = line.event("GUILD_DELETE").await;
            assert_eq!(away["unavailable"], true);
            sandbox.faults().clear();
            assert_eq!(line.event("GUILD_CREATE").await["id"], json!(server.id()));
        }
    }
    assert_eq!(heard.len(), servers.len(), "every server is of one shard");
}
