# ਲੋਕ ਜੋ ਕੁਝ ਪੜ੍ਹਦੇ ਹਨ, ਪੰਜਾਬੀ ਵਿੱਚ।
#
# Glossary / ਸ਼ਬਦਾਵਲੀ: tip = ਪਲਟੀ (ਪਲਟਾਉਣਾ), hop = ਛਾਲ, block = ਗੋਟੀ, star = ਤਾਰਾ, stop = ਰੋਕ, cross = ਕਰਾਸ, x = ਐਕਸ, slider = ਤਿਲਕਣ,
# hoops = ਛੱਲੇ, deblockle'd = ਬੰਦ, turn = ਚਾਲ, board = ਬੋਰਡ, square = ਖਾਨਾ, star square = ਤਾਰੇ ਵਾਲਾ ਖਾਨਾ, goal = ਟੀਚਾ, side-by-side = ਨਾਲੋ-ਨਾਲ,
# Gold = ਸੁਨਹਿਰੀ, Blue = ਨੀਲਾ, game = ਬਾਜ਼ੀ, challenge = ਚੁਣੌਤੀ, opponent = ਵਿਰੋਧੀ, set-up = ਸਜਾਵਟ, by lot = ਪਰਚੀ ਨਾਲ, time is up = ਸਮਾਂ ਮੁੱਕਿਆ,
# to claim = ਦਾਅਵਾ, take-back = ਚਾਲ ਵਾਪਸੀ, draw = ਬਰਾਬਰੀ, to resign = ਹਾਰ ਮੰਨਣਾ, rematch = ਮੁੜ ਬਾਜ਼ੀ, plan = ਯੋਜਨਾ, to watch = ਵੇਖਣਾ, away = ਗ਼ੈਰਹਾਜ਼ਰ,
# quiet hours = ਸ਼ਾਂਤ ਘੰਟੇ, reminder = ਯਾਦ-ਦਹਾਨੀ, thread = ਥ੍ਰੈੱਡ, direct message = ਸਿੱਧਾ ਸੁਨੇਹਾ, server = ਸਰਵਰ, leaderboard = ਦਰਜਾਬੰਦੀ, rating = ਰੇਟਿੰਗ,
# provisional = ਆਰਜ਼ੀ, rated game = ਰੇਟਿੰਗ ਵਾਲੀ ਬਾਜ਼ੀ, streak = ਲੜੀ, replay = ਮੁੜ-ਝਲਕ, file = ਫ਼ਾਈਲ।

## ਖੇਡ ਦੇ ਸ਼ਬਦ

side-gold = ਸੁਨਹਿਰੀ
side-blue = ਨੀਲਾ
mark-gold = 🟡
mark-blue = 🔷
face-star = ਤਾਰਾ
face-stop = ਰੋਕ
face-cross = ਕਰਾਸ
face-x = ਐਕਸ
face-slider = ਤਿਲਕਣ
face-hoops = ਛੱਲੇ
direction-north = ਉੱਪਰ
direction-east = ਸੱਜੇ
direction-south = ਹੇਠਾਂ
direction-west = ਖੱਬੇ
somebody = ਕੋਈ
deleted-player = ਮਿਟਾਇਆ ਖਿਡਾਰੀ
anybody = ਕੋਈ ਵੀ
block-label = { $square } · { $face }

## ਹੁਕਮ: ਵੇਰਵੇ ਵੱਧ ਤੋਂ ਵੱਧ 100 ਅੱਖਰ

command-deblockle = Deblockle ਖੇਡੋ, ਪਲਟਦੀਆਂ ਗੋਟੀਆਂ ਦੀ ਬੋਰਡ ਖੇਡ
command-deblockle-admin = ਇਸ ਸਰਵਰ ਨੂੰ ਚਲਾਉਣ ਵਾਲਿਆਂ ਲਈ
command-settings = ਸਰਵਰ ਦੀਆਂ ਸੈਟਿੰਗਾਂ ਵੇਖੋ ਤੇ ਬਦਲੋ
command-settings-default_channel = ਜਿਸ ਬਾਜ਼ੀ ਦਾ ਚੈਨਲ ਮੇਰੇ ਲਈ ਬੰਦ ਹੋਵੇ, ਉਹ ਕਿੱਥੇ ਚੱਲੇ?
command-settings-allow_channel = ਇਸ ਚੈਨਲ ਵਿੱਚ ਚੁਣੌਤੀਆਂ ਹੋਣ ਦਿਓ (ਹਰ ਥਾਂ ਨਹੀਂ)
command-settings-forbid_channel = ਇਸ ਚੈਨਲ ਵਿੱਚ ਚੁਣੌਤੀਆਂ ਹੁਣ ਨਾ ਹੋਣ ਦਿਓ
command-settings-place = ਜੇ ਚੁਣੌਤੀ ਨਾ ਦੱਸੇ, ਬਾਜ਼ੀ ਕਿੱਥੇ ਹੋਵੇ?
command-settings-pace = ਜੇ ਚੁਣੌਤੀ ਨਾ ਦੱਸੇ, ਕਿੰਨਾ ਸਮਾਂ?
command-settings-challengers = ਚੁਣੌਤੀ ਕੌਣ ਦੇਵੇ? ਇਸ ਰੋਲ ਵਾਲੇ
command-settings-reset = ਇਸਨੂੰ ਪਹਿਲਾਂ ਵਰਗਾ ਕਰੋ
command-language = ਇੱਥੇ ਸਭ ਨਾਲ ਮੈਂ ਕਿਸ ਭਾਸ਼ਾ ਵਿੱਚ ਬੋਲਾਂ?
command-language-language = ਕਿਹੜੀ? (ਹੁਣ ਵਾਲੀ ਵਿਖਾਉਂਦਾ ਹੈ)
command-doctor = ਕੀ ਇੱਥੇ ਮੇਰਾ ਸਭ ਠੀਕ ਹੈ, ਤੇ ਕੀ ਕਰਨਾ ਚਾਹੀਦਾ ਹੈ?
command-challenge = ਕਿਸੇ ਨੂੰ, ਜਾਂ ਕਿਸੇ ਵੀ ਨੂੰ, ਬਾਜ਼ੀ ਲਈ ਵੰਗਾਰੋ
command-challenge-opponent = ਕਿਸਨੂੰ ਵੰਗਾਰਦੇ ਹੋ? (ਇਸ ਚੈਨਲ ਵਿੱਚ ਕਿਸੇ ਵੀ ਨੂੰ)
command-challenge-blocks = ਤੁਸੀਂ ਕਿੰਨੀਆਂ ਗੋਟੀਆਂ ਨਾਲ ਖੇਡੋਗੇ? (4)
command-challenge-opponent_blocks = ਵਿਰੋਧੀ ਕਿੰਨੀਆਂ ਨਾਲ? (ਤੁਹਾਡੇ ਜਿੰਨੀਆਂ)
command-challenge-side_by_side = ਕੀ ਵਿਰੋਧੀ ਗੋਟੀਆਂ ਨਾਲੋ-ਨਾਲ ਹੋ ਸਕਦੀਆਂ ਹਨ? (ਹਾਂ)
command-challenge-first = ਪਹਿਲ ਕੌਣ ਕਰੇ, ਸੁਨਹਿਰੀ ਵਜੋਂ? (ਪਰਚੀ ਨਾਲ)
command-challenge-squares = ਆਪਣੇ ਸ਼ੁਰੂਆਤੀ ਖਾਨੇ, ਪਹਿਲਾਂ ਤੁਹਾਡੇ: c1 e1 / c7 e7
command-challenge-set_up = ਇੱਕ ਦੂਜੇ ਦੀਆਂ ਗੋਟੀਆਂ ਰੱਖੋਗੇ, ਜਾਂ ਪਰਚੀ ਨਾਲ? (ਰੱਖੋਗੇ)
command-challenge-pace = ਹਰੇਕ ਕੋਲ ਕਿੰਨਾ ਸਮਾਂ? (ਆਮ ਤੌਰ 'ਤੇ ਹਰ ਚਾਲ ਲਈ 3 ਦਿਨ)
command-challenge-time_out = ਸਮਾਂ ਮੁੱਕਣ 'ਤੇ ਕੀ ਹੋਵੇ? (ਬਾਜ਼ੀ ਹਾਰੀ)
command-challenge-place = ਕਿੱਥੇ ਖੇਡੋਗੇ? (ਜਿਵੇਂ ਇੱਥੇ ਆਮ ਹੈ)
command-accept = ਚੁਣੌਤੀ ਮੰਨੋ
command-accept-challenge = ਕਿਹੜੀ ਚੁਣੌਤੀ?
command-decline = ਚੁਣੌਤੀ ਨਾ ਮੰਨੋ
command-decline-challenge = ਕਿਹੜੀ ਚੁਣੌਤੀ?
command-cancel = ਆਪਣੀ ਚੁਣੌਤੀ ਵਾਪਸ ਲਓ
command-cancel-challenge = ਕਿਹੜੀ ਚੁਣੌਤੀ?
command-place = ਬਾਜ਼ੀ ਤੋਂ ਪਹਿਲਾਂ ਵਿਰੋਧੀ ਦੀਆਂ ਗੋਟੀਆਂ ਰੱਖੋ
command-place-block = ਕਿਹੜੀ ਗੋਟੀ? (ਜਿਸ ਖਾਨੇ 'ਤੇ ਹੈ)
command-place-square = ਕਿਸ ਖਾਨੇ 'ਤੇ ਰੱਖਣੀ ਹੈ?
command-place-facing = ਕਿਹੜਾ ਪਾਸਾ ਬੋਰਡ ਦੇ ਉੱਪਰ ਵੱਲ ਵੇਖੇ?
command-place-done = ਹਾਂ: ਇਸੇ ਤਰ੍ਹਾਂ ਰਹਿਣ
command-place-game = ਕਿਹੜੀ ਬਾਜ਼ੀ?
command-tip = ਆਪਣੀ ਇੱਕ ਗੋਟੀ ਪਲਟਾਓ
command-tip-block = ਕਿਹੜੀ ਗੋਟੀ? (ਜਿਸ ਖਾਨੇ 'ਤੇ ਹੈ)
command-tip-direction = ਕਿਸ ਕਿਨਾਰੇ ਤੋਂ?
command-tip-game = ਕਿਹੜੀ ਬਾਜ਼ੀ?
command-hop = ਪਲਟਾਈ ਗੋਟੀ ਨਾਲ ਛਾਲ ਮਾਰੋ
command-hop-to = ਕਿਸ ਖਾਨੇ 'ਤੇ?
command-hop-game = ਕਿਹੜੀ ਬਾਜ਼ੀ?
command-turn = ਪੂਰੀ ਚਾਲ ਚੱਲੋ, ਜਿਵੇਂ c3n-d5
command-turn-notation = ਖਾਨਾ, ਪਲਟੀ ਦੀ ਦਿਸ਼ਾ (n e s w), ਛਾਲ ਕਿੱਥੇ ਮੁੱਕੇ: c3n-d5
command-turn-game = ਕਿਹੜੀ ਬਾਜ਼ੀ?
command-undo = ਛਾਲ ਤੋਂ ਪਹਿਲਾਂ ਪਲਟੀ ਵਾਪਸ ਲਓ
command-undo-game = ਕਿਹੜੀ ਬਾਜ਼ੀ?
command-plan = ਵਿਰੋਧੀ ਦੀ ਚਾਲ ਦਾ ਜਵਾਬ ਪਹਿਲਾਂ ਸੋਚੋ; ਝੱਟ ਚੱਲਿਆ ਜਾਂਦਾ ਹੈ
command-plan-line = ਉਸਦੀ ਚਾਲ, ਤੁਹਾਡਾ ਜਵਾਬ, ਤੇ ਅੱਗੇ: e5w c3n-d5 f6s-f4 d5n*. ਕਈ ਕਤਾਰਾਂ ਵਿਚਕਾਰ ; ਲਾਓ
command-plan-game = ਕਿਹੜੀ ਬਾਜ਼ੀ?
command-board = ਬੋਰਡ ਵੇਖੋ, ਸਿਰਫ਼ ਤੁਸੀਂ
command-board-game = ਕਿਹੜੀ ਬਾਜ਼ੀ?
command-games = ਸਾਰੇ ਸਰਵਰਾਂ ਵਿੱਚ ਤੁਹਾਡੀਆਂ ਬਾਜ਼ੀਆਂ
command-watch = ਹੋਰਾਂ ਦੀ ਬਾਜ਼ੀ ਵੇਖਦੇ ਰਹੋ, ਜਾਂ ਛੱਡੋ
command-watch-game = ਕਿਹੜੀ ਬਾਜ਼ੀ? (ਇਸ ਚੈਨਲ ਦੀ ਨਵੀਂ)
command-rematch = ਉਸੇ ਵਿਰੋਧੀ ਨਾਲ ਮੁੜ ਖੇਡੋ
command-rematch-game = ਕਿਹੜੀ ਬਾਜ਼ੀ ਮੁੜ? (ਤੁਹਾਡੀ ਪਿਛਲੀ)
command-takeback = ਆਪਣੀ ਪਿਛਲੀ ਚਾਲ ਵਾਪਸ ਮੰਗੋ, ਜਾਂ ਵਿਰੋਧੀ ਦੀ ਮੰਨੋ
command-takeback-answer = ਕੀ ਵਿਰੋਧੀ ਨੂੰ ਚਾਲ ਵਾਪਸ ਲੈਣ ਦਿੰਦੇ ਹੋ?
command-takeback-game = ਕਿਹੜੀ ਬਾਜ਼ੀ?
command-draw = ਬਰਾਬਰੀ ਪੇਸ਼ ਕਰੋ ਜਾਂ ਮੰਨੋ; ਤੀਜੀ ਵਾਰ ਉਹੀ ਹਾਲਤ ਹੋਵੇ ਤਾਂ ਦਾਅਵਾ ਕਰੋ
command-draw-answer = ਕੀ ਵਿਰੋਧੀ ਦੀ ਬਰਾਬਰੀ ਮੰਨਦੇ ਹੋ?
command-draw-game = ਕਿਹੜੀ ਬਾਜ਼ੀ?
choice-answer-accept = ਹਾਂ, ਮੰਨਿਆ
choice-answer-decline = ਨਹੀਂ, ਨਾ ਮੰਨਿਆ
command-claim = ਵਿਰੋਧੀ ਦਾ ਸਮਾਂ ਮੁੱਕਣ 'ਤੇ ਜਿੱਤ ਦਾ ਦਾਅਵਾ ਕਰੋ
command-claim-game = ਕਿਹੜੀ ਬਾਜ਼ੀ?
command-leaderboard = ਸਭ ਤੋਂ ਵਧੀਆ ਕੌਣ?
command-leaderboard-where = ਇੱਥੇ ਜਾਂ ਹਰ ਥਾਂ? (ਇੱਥੇ)
command-leaderboard-when = ਹੁਣ ਤੱਕ ਦਾ ਜਾਂ ਪਿਛਲੇ ਮਹੀਨੇ ਦਾ? (ਹੁਣ ਤੱਕ)
choice-where-here = ਇਸ ਸਰਵਰ ਦਾ
choice-where-everywhere = ਸਭ ਦਾ, ਹਰ ਥਾਂ
choice-when-all = ਹੁਣ ਤੱਕ ਦਾ
choice-when-month = ਪਿਛਲੇ 30 ਦਿਨਾਂ ਦਾ
command-profile = ਕੋਈ ਕਿਵੇਂ ਖੇਡਦਾ ਹੈ? ਰੇਟਿੰਗ, ਨਤੀਜੇ, ਵਿਰੋਧੀ
command-profile-user = ਕਿਸਦਾ? (ਤੁਹਾਡਾ)
command-record = ਪੁਰਾਣੀਆਂ ਬਾਜ਼ੀਆਂ: ਵੇਖਣ ਲਈ, ਤੇ ਫ਼ਾਈਲਾਂ ਵਜੋਂ
command-record-history = ਪੁਰਾਣੀਆਂ ਬਾਜ਼ੀਆਂ, ਤੁਹਾਡੀਆਂ ਜਾਂ ਕਿਸੇ ਦੀਆਂ
command-record-history-user = ਕਿਸਦੀਆਂ? (ਤੁਹਾਡੀਆਂ)
command-record-history-against = ਸਿਰਫ਼ ਕਿਸਦੇ ਵਿਰੁੱਧ?
command-record-history-when = ਕਦੋਂ ਮੁੱਕੀਆਂ? ਸਾਲ, ਮਹੀਨਾ ਜਾਂ ਦਿਨ: 2026-11
command-record-replay = ਬਾਜ਼ੀ ਸ਼ੁਰੂ ਤੋਂ ਵੇਖੋ, ਚੱਲਦੀ ਤਸਵੀਰ ਵਜੋਂ ਜਾਂ ਕਦਮ-ਕਦਮ
command-record-replay-game = ਕਿਹੜੀ ਬਾਜ਼ੀ? (ਤੁਹਾਡੀ ਪਿਛਲੀ)
command-record-export = ਬਾਜ਼ੀ ਫ਼ਾਈਲ ਵਜੋਂ ਲਓ
command-record-export-game = ਕਿਹੜੀ ਬਾਜ਼ੀ? (ਤੁਹਾਡੀ ਪਿਛਲੀ)
command-record-import = ਫ਼ਾਈਲ ਵਿੱਚੋਂ ਬਾਜ਼ੀ ਵੇਖੋ
command-record-import-file = ਕਿਹੜੀ ਫ਼ਾਈਲ? ਬਾਜ਼ੀ ਦਾ ਰਿਕਾਰਡ (DGN)
command-me = ਤੁਹਾਡਾ ਆਪਣਾ ਸਮਾਂ
command-me-language = ਮੇਰੀ ਗੱਲ ਕਿਸ ਭਾਸ਼ਾ ਵਿੱਚ ਪੜ੍ਹਦੇ ਹੋ?
command-me-language-language = ਕਿਹੜੀ? (ਤੁਹਾਡੇ Discord ਵਾਲੀ)
command-me-notify = ਤੁਹਾਨੂੰ ਕਿਵੇਂ ਪਤਾ ਲੱਗੇ ਕਿ ਬਾਜ਼ੀ ਉਡੀਕਦੀ ਹੈ?
command-me-notify-way = ਜਿੱਥੇ ਖੇਡ ਹੈ ਉੱਥੇ ਜ਼ਿਕਰ ਨਾਲ, ਸਿੱਧੇ ਸੁਨੇਹੇ ਨਾਲ, ਜਾਂ ਬਿਲਕੁਲ ਨਹੀਂ?
choice-way-mention = ਜ਼ਿਕਰ ਨਾਲ
choice-way-message = ਸਿੱਧੇ ਸੁਨੇਹੇ ਨਾਲ
choice-way-none = ਬਿਲਕੁਲ ਨਹੀਂ
command-me-away = ਗ਼ੈਰਹਾਜ਼ਰੀ ਵਿੱਚ ਸਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਦੀਆਂ ਘੜੀਆਂ ਰੋਕੋ
command-me-away-switch = ਕੀ ਤੁਸੀਂ ਗ਼ੈਰਹਾਜ਼ਰ ਹੋ? (ਹਾਲ ਵਿਖਾਉਂਦਾ ਹੈ)
command-me-quiet = ਉਹ ਘੰਟੇ ਜਦੋਂ ਨਾ ਮਿਆਦ ਮੁੱਕੇ, ਨਾ ਕੋਈ ਛੇੜੇ
command-me-quiet-zone = ਕਿੱਥੇ ਰਹਿੰਦੇ ਹੋ? ਸਮਾਂ-ਖੇਤਰ, ਜਿਵੇਂ Asia/Kolkata
command-me-quiet-from = ਕਦੋਂ ਸ਼ੁਰੂ? (22:30)
command-me-quiet-to = ਕਦੋਂ ਖ਼ਤਮ? ਵੱਧ ਤੋਂ ਵੱਧ ਦਸ ਘੰਟੇ ਬਾਅਦ (7:00)
command-me-quiet-none = ਹਾਂ: ਹੁਣ ਸ਼ਾਂਤ ਘੰਟੇ ਨਹੀਂ
command-me-block = ਕਿਸੇ ਦੀਆਂ ਚੁਣੌਤੀਆਂ ਹੁਣ ਨਾ ਲਓ
command-me-block-person = ਕਿਸਦੀਆਂ? (ਰੋਕੇ ਹੋਏ ਵਿਖਾਉਂਦਾ ਹੈ)
command-me-unblock = ਕਿਸੇ ਨੂੰ ਮੁੜ ਚੁਣੌਤੀ ਦੇਣ ਦਿਓ
command-me-unblock-person = ਕਿਸਨੂੰ? (ਰੋਕੇ ਹੋਏ ਵਿਖਾਉਂਦਾ ਹੈ)
command-me-data = ਤੁਹਾਡੇ ਬਾਰੇ ਕੀ ਰੱਖਿਆ ਹੈ? ਲਓ, ਜਾਂ ਮਿਟਵਾਓ
command-resign = ਬਾਜ਼ੀ ਵਿੱਚ ਹਾਰ ਮੰਨੋ
command-resign-game = ਕਿਹੜੀ ਬਾਜ਼ੀ?
command-rules = ਖੇਡ ਸਿੱਖੋ
command-help = ਇਹ ਬੋਟ ਕੀ ਕਰ ਸਕਦਾ ਹੈ?
choice-first-me = ਮੈਂ
choice-first-opponent = ਮੇਰਾ ਵਿਰੋਧੀ
choice-first-lot = ਪਰਚੀ ਨਾਲ
choice-set_up-place = ਇੱਕ ਦੂਜੇ ਦੀਆਂ ਗੋਟੀਆਂ ਰੱਖਦੇ ਹਾਂ
choice-set_up-lot = ਪਰਚੀ ਨਾਲ
choice-pace-12h = ਹਰ ਚਾਲ ਲਈ 12 ਘੰਟੇ
choice-pace-1d = ਹਰ ਚਾਲ ਲਈ 1 ਦਿਨ
choice-pace-2d = ਹਰ ਚਾਲ ਲਈ 2 ਦਿਨ
choice-pace-3d = ਹਰ ਚਾਲ ਲਈ 3 ਦਿਨ
choice-pace-5d = ਹਰ ਚਾਲ ਲਈ 5 ਦਿਨ
choice-pace-7d = ਹਰ ਚਾਲ ਲਈ 7 ਦਿਨ
choice-pace-14d = ਹਰ ਚਾਲ ਲਈ 14 ਦਿਨ
choice-pace-3d-12h-7d = ਕੁੱਲ 3 ਦਿਨ, ਤੇ ਹਰ ਚਾਲ ਨਾਲ 12 ਘੰਟੇ ਹੋਰ, 7 ਦਿਨਾਂ ਤੱਕ
choice-pace-7d-1d-14d = ਕੁੱਲ 7 ਦਿਨ, ਤੇ ਹਰ ਚਾਲ ਨਾਲ ਇੱਕ ਦਿਨ ਹੋਰ, 14 ਦਿਨਾਂ ਤੱਕ
choice-pace-14d-1d-21d = ਕੁੱਲ 14 ਦਿਨ, ਤੇ ਹਰ ਚਾਲ ਨਾਲ ਇੱਕ ਦਿਨ ਹੋਰ, 21 ਦਿਨਾਂ ਤੱਕ
choice-pace-none = ਬਿਨਾਂ ਘੜੀ
choice-place-channel = ਚੈਨਲ ਵਿੱਚ
choice-place-thread = ਆਪਣੇ ਥ੍ਰੈੱਡ ਵਿੱਚ
choice-reset-default_channel = ਬੰਦ ਬਾਜ਼ੀਆਂ ਦਾ ਚੈਨਲ
choice-reset-allowed_channels = ਚੁਣੌਤੀਆਂ ਦੇ ਚੈਨਲ
choice-reset-place = ਥ੍ਰੈੱਡ
choice-reset-pace = ਸਮਾਂ
choice-reset-challengers = ਚੁਣੌਤੀ ਕੌਣ ਦੇਵੇ
choice-reset-language = ਭਾਸ਼ਾ
choice-reset-all = ਸਾਰੀਆਂ ਸੈਟਿੰਗਾਂ
choice-time_out-loss = ਬਾਜ਼ੀ ਹਾਰੀ ਜਾਂਦੀ ਹੈ
choice-time_out-claim = ਵਿਰੋਧੀ ਜਿੱਤ ਦਾ ਦਾਅਵਾ ਕਰੇ, ਜਾਂ ਉਡੀਕੇ
choice-switch-on = ਹਾਂ, ਮੇਰੀਆਂ ਘੜੀਆਂ ਰੋਕੋ
choice-switch-off = ਨਹੀਂ, ਮੈਂ ਮੁੜ ਆਇਆ
choice-direction-up = ▲ ਉੱਪਰ
choice-direction-right = ▶ ਸੱਜੇ
choice-direction-down = ▼ ਹੇਠਾਂ
choice-direction-left = ◀ ਖੱਬੇ

## ਬਟਨ: ਵੱਧ ਤੋਂ ਵੱਧ 80 ਅੱਖਰ

button-accept = ਮੰਨੋ
button-decline = ਨਾ ਮੰਨੋ
button-withdraw = ਵਾਪਸ ਲਓ
button-place = ਗੋਟੀਆਂ ਰੱਖੋ
button-make-a-turn = ਚਾਲ ਚੱਲੋ
button-more = ਹੋਰ
button-offer = ਪੇਸ਼ਕਸ਼…
button-ask-take-back = ਚਾਲ ਵਾਪਸ ਮੰਗੋ
button-accept-take-back = ਵਾਪਸੀ ਮੰਨੋ
button-decline-take-back = ਵਾਪਸੀ ਨਾ ਮੰਨੋ
button-offer-draw = ਬਰਾਬਰੀ ਪੇਸ਼ ਕਰੋ
button-accept-draw = ਬਰਾਬਰੀ ਮੰਨੋ
button-decline-draw = ਬਰਾਬਰੀ ਨਾ ਮੰਨੋ
button-claim-draw = ਬਰਾਬਰੀ ਦਾ ਦਾਅਵਾ
button-really-draw = ਹਾਂ, ਬਰਾਬਰੀ
button-call-off = ਬਾਜ਼ੀ ਰੱਦ ਕਰੋ
button-really-call-off = ਹਾਂ, ਰੱਦ ਕਰੋ
button-rematch = ਮੁੜ ਬਾਜ਼ੀ
button-to-rematch = ਬਾਜ਼ੀ { $game } ਵਿਖਾਓ
button-confirm = ਪੱਕਾ ਕਰੋ
button-back = ਪਿੱਛੇ
button-start-over = ਮੁੱਢੋਂ
button-rotate = ↻ ਘੁਮਾਓ
button-by-lot = ਪਰਚੀ ਨਾਲ
button-board = ਬੋਰਡ ਵਿਖਾਓ
button-public-board = ਬਾਜ਼ੀ 'ਤੇ ਜਾਓ
button-games = ਮੇਰੀਆਂ ਬਾਜ਼ੀਆਂ
button-rules = ਨਿਯਮ
button-help = ਮਦਦ
button-claim = ਜਿੱਤ ਦਾ ਦਾਅਵਾ
button-give-day = ਇੱਕ ਦਿਨ ਦਿਓ
button-my-time = ਗ਼ੈਰਹਾਜ਼ਰੀ ਤੇ ਸ਼ਾਂਤੀ
button-away = ਮੈਂ ਗ਼ੈਰਹਾਜ਼ਰ ਹਾਂ
button-back-again = ਮੈਂ ਮੁੜ ਆਇਆ
button-resign = ਹਾਰ ਮੰਨੋ
button-really-resign = ਹਾਂ, ਹਾਰ ਮੰਨੀ
button-play-on = ਨਹੀਂ, ਖੇਡਦਾ ਹਾਂ
button-abandon = ਰੱਦ ਕਰੋ
button-really-abandon = ਹਾਂ, ਰੱਦ ਕਰੋ
button-wait = ਨਹੀਂ, ਉਡੀਕੋ
button-block = ਰੋਕੋ: { $player }
button-watch = ਵੇਖਦੇ ਰਹੋ
button-stop-watching = ਵੇਖਣਾ ਛੱਡੋ
button-plan = ਅੱਗੇ ਦੀ ਯੋਜਨਾ
button-my-plan = ਮੇਰੀ ਯੋਜਨਾ
button-plan-add = ਜੇ … ਤਾਂ …
button-plan-confirm = ਯੋਜਨਾ ਵਿੱਚ ਪਾਓ
button-plan-drop = ਯੋਜਨਾ ਛੱਡੋ
button-plan-really-drop = ਹਾਂ, ਛੱਡੋ
button-plan-keep = ਨਹੀਂ, ਰੱਖੋ
button-replay = ਮੁੜ-ਝਲਕ
button-step-by-step = ਕਦਮ-ਕਦਮ
button-animated = ਚੱਲਦੀ ਤਸਵੀਰ
button-as-file = ਫ਼ਾਈਲ ਵਜੋਂ
button-drop-record = ਮਿਟਾਓ
button-first = ⏮
button-last = ⏭
button-fetch = ਮੇਰਾ ਡਾਟਾ ਲਓ
button-erase = ਮੈਨੂੰ ਮਿਟਾਓ
button-really-erase = ਹਾਂ, ਮੈਨੂੰ ਮਿਟਾਓ
button-keep = ਨਹੀਂ, ਰੱਖੋ
button-everywhere = ਹਰ ਥਾਂ
button-here = ਇਹ ਸਰਵਰ
button-all-time = ਹੁਣ ਤੱਕ
button-lately = ਪਿਛਲੇ 30 ਦਿਨ
button-why = ਕਿਉਂ?
button-previous = ◀
button-next = ▶

## ਸਰਵਰ ਦੀਆਂ ਸੈਟਿੰਗਾਂ

settings-title = **ਇਸ ਸਰਵਰ ਵਿੱਚ ਕਿਵੇਂ ਖੇਡਿਆ ਜਾਂਦਾ ਹੈ**
settings-no-default = ਜਿਹੜੀਆਂ ਬਾਜ਼ੀਆਂ ਦਾ ਚੈਨਲ ਮਿਟ ਗਿਆ ਜਾਂ ਮੇਰੇ ਲਈ ਬੰਦ ਹੈ, ਉਹ ਸਿੱਧੇ ਸੁਨੇਹਿਆਂ ਵਿੱਚ ਚੱਲਦੀਆਂ ਹਨ।
settings-default = ਜਿਹੜੀਆਂ ਬਾਜ਼ੀਆਂ ਦਾ ਚੈਨਲ ਮਿਟ ਗਿਆ ਜਾਂ ਮੇਰੇ ਲਈ ਬੰਦ ਹੈ, ਉਹ { $channel } ਵਿੱਚ ਚੱਲਦੀਆਂ ਹਨ।
settings-allowed = ਚੁਣੌਤੀਆਂ ਇੱਥੇ ਹੋ ਸਕਦੀਆਂ ਹਨ: { $channels }, ਤੇ ਉੱਥੋਂ ਦੇ ਥ੍ਰੈੱਡਾਂ ਵਿੱਚ।
settings-allowed-all = ਚੁਣੌਤੀਆਂ ਸਾਰੇ ਚੈਨਲਾਂ ਵਿੱਚ ਹੋ ਸਕਦੀਆਂ ਹਨ।
settings-allowed-many = ਚੁਣੌਤੀਆਂ ਲਈ ਵੱਧ ਤੋਂ ਵੱਧ { $most } ਚੈਨਲ ਹੋ ਸਕਦੇ ਹਨ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।
settings-place-channel = ਬਾਜ਼ੀ ਚੁਣੌਤੀ ਵਾਲੇ ਚੈਨਲ ਵਿੱਚ ਹੁੰਦੀ ਹੈ, ਜੇ ਚੁਣੌਤੀ ਥ੍ਰੈੱਡ ਨਾ ਮੰਗੇ।
settings-place-thread = ਬਾਜ਼ੀ ਆਪਣੇ ਥ੍ਰੈੱਡ ਵਿੱਚ ਹੁੰਦੀ ਹੈ, ਜੇ ਚੁਣੌਤੀ ਹੋਰ ਨਾ ਕਹੇ।
settings-pace = ਆਮ ਸਮਾਂ: { $pace }।
settings-challengers = ਸਿਰਫ਼ { $role } ਚੁਣੌਤੀ ਦੇ ਸਕਦੇ ਹਨ; ਮੰਨ ਹਰ ਕੋਈ ਸਕਦਾ ਹੈ।
settings-challengers-all = ਹਰ ਕੋਈ ਚੁਣੌਤੀ ਦੇ ਸਕਦਾ ਹੈ।
settings-missing = { $channel } ਵਿੱਚ ਮੇਰੇ ਕੋਲ ਨਹੀਂ: { $missing }।
settings-unchanged = ਚੈਨਲ ਦੀਆਂ ਇਜਾਜ਼ਤਾਂ ਵਿੱਚ ਮੈਨੂੰ ਉਹ ਦਿਓ, ਤੇ ਮੁੜ ਚੁਣੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।
settings-not-here = ਇਹ ਸੈਟਿੰਗਾਂ ਕਿਸੇ ਸਰਵਰ ਦੀਆਂ ਹਨ, ਤੇ ਉਸਨੂੰ ਚਲਾਉਣ ਵਾਲਿਆਂ ਦੀਆਂ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।
settings-pick-default = ਬੰਦ ਬਾਜ਼ੀਆਂ ਲਈ ਚੈਨਲ
settings-pick-allowed = ਚੁਣੌਤੀਆਂ ਦੇ ਚੈਨਲ (ਕੋਈ ਨਹੀਂ: ਸਾਰੇ)
settings-pick-challengers = ਚੁਣੌਤੀ ਦੇਣ ਵਾਲਿਆਂ ਦਾ ਰੋਲ (ਕੋਈ ਨਹੀਂ: ਸਭ)
settings-pick-pace = ਆਮ ਸਮਾਂ
settings-resets = ਕੀ ਪਹਿਲਾਂ ਵਰਗਾ ਕੀਤਾ ਜਾਵੇ?
button-threads = ਥ੍ਰੈੱਡਾਂ ਵਿੱਚ ਖੇਡੋ
button-no-threads = ਚੈਨਲ ਵਿੱਚ ਖੇਡੋ
button-resets = ਪਹਿਲਾਂ ਵਰਗਾ …
button-settings = ਸੈਟਿੰਗਾਂ
button-doctor = ਸਭ ਠੀਕ ਹੈ?
button-check-again = ਮੁੜ ਵੇਖੋ
button-invite = ਮੈਨੂੰ ਮੁੜ ਸੱਦੋ

## ਡਾਕਟਰ

doctor-title =
    { "" }**Deblockle { $version }**: { $open ->
        [0] ਸਭ ਠੀਕ ਹੈ।
        [one] ਇੱਕ ਗੱਲ ਵੇਖਣ ਵਾਲੀ ਹੈ।
       *[other] { $open } ਗੱਲਾਂ ਵੇਖਣ ਵਾਲੀਆਂ ਹਨ।
    }
doctor-good = ✅ { $line }
doctor-doubtful = ⚠️ { $line }
doctor-bad = ❌ { $line }
doctor-scopes = ਸਕੋਪ: bot, applications.commands।
doctor-no-bot = ਮੈਂ ਇਸ ਸਰਵਰ ਦਾ ਮੈਂਬਰ ਨਹੀਂ। ਮੈਨੂੰ “bot” ਸਕੋਪ ਨਾਲ ਸੱਦੋ: { $link }
doctor-no-answer = Discord ਹੁਣ ਮੇਰੀਆਂ ਇਜਾਜ਼ਤਾਂ ਨਹੀਂ ਦੱਸਦਾ ({ $why })। ਇੱਕ ਮਿੰਟ ਵਿੱਚ ਮੁੜ ਵੇਖੋ।
doctor-channels = ਇਜਾਜ਼ਤਾਂ: ਜੋ ਚਾਹੀਦਾ ਹੈ ਸਭ ਹੈ, ਇੱਥੇ: { $channels }।
doctor-missing = { $channel } ਵਿੱਚ ਮੇਰੇ ਕੋਲ ਨਹੀਂ: { $missing }। ਚੈਨਲ ਦੀਆਂ ਇਜਾਜ਼ਤਾਂ ਵਿੱਚ ਮੈਨੂੰ ਉਹ ਦਿਓ।
doctor-channel-gone = { $channel }, ਜੋ ਸੈਟਿੰਗਾਂ ਵਿੱਚ ਹੈ, ਮਿਟ ਗਿਆ। `/deblockle-admin settings` ਨਾਲ ਹੋਰ ਚੁਣੋ।
doctor-games-gone =
    { $channel }, ਜਿਸ ਵਿੱਚ { $games ->
        [one] ਇੱਕ ਬਾਜ਼ੀ
       *[other] { $games } ਬਾਜ਼ੀਆਂ
    }: ਮਿਟ ਗਿਆ ਜਾਂ ਮੈਨੂੰ ਨਹੀਂ ਦਿਸਦਾ। ਮੈਨੂੰ ਵੇਖਣ ਦਿਓ; ਨਹੀਂ ਤਾਂ ਉਹ ਹੋਰ ਥਾਂ ਚੱਲਣਗੀਆਂ, ਜਿਵੇਂ ਸੈਟਿੰਗਾਂ ਕਹਿੰਦੀਆਂ ਹਨ।
doctor-role-gone = ਚੁਣੌਤੀ ਦੇਣ ਵਾਲਿਆਂ ਦਾ ਰੋਲ ਮਿਟ ਗਿਆ, ਸੋ ਕੋਈ ਨਹੀਂ ਦੇ ਸਕਦਾ। `/deblockle-admin settings` ਨਾਲ ਹੋਰ ਚੁਣੋ।
doctor-database = ਡਾਟਾਬੇਸ: { $size } kB, ਲਿਖਿਆ ਜਾ ਸਕਦਾ ਹੈ, ਸਾਬਤ ਹੈ।
doctor-damage = ਡਾਟਾਬੇਸ ਖ਼ਰਾਬ ਹੈ: { $why }। ਮੈਨੂੰ ਰੋਕੋ, ਤੇ ਪਿਛਲੀ ਨਕਲ ਉਸਦੀ ਥਾਂ ਰੱਖੋ।
doctor-unwritable = ਡਾਟਾਬੇਸ ਵਿੱਚ ਲਿਖਿਆ ਨਹੀਂ ਜਾਂਦਾ: { $why }। ਵੇਖੋ ਕਿ ਥਾਂ ਹੈ, ਤੇ ਮੈਂ ਉਸਦੇ ਫ਼ੋਲਡਰ ਵਿੱਚ ਲਿਖ ਸਕਦਾ ਹਾਂ।
doctor-backup = ਨਕਲ: { $when }।
doctor-old-backup = ਡਾਟਾਬੇਸ ਦੀ ਪਿਛਲੀ ਨਕਲ: { $when }। ਜਿੱਥੇ ਮੈਂ ਚੱਲਦਾ ਹਾਂ, ਰੋਜ਼ `deblockle backup FILE` ਚਲਾਓ।
doctor-no-backup = ਡਾਟਾਬੇਸ ਦੀ ਕਦੇ ਨਕਲ ਨਹੀਂ ਹੋਈ। ਜਿੱਥੇ ਮੈਂ ਚੱਲਦਾ ਹਾਂ, ਰੋਜ਼ `deblockle backup FILE` ਚਲਾਓ।
doctor-delay = Discord ਤੱਕ ਦੇਰੀ: { $milliseconds } ms।
doctor-delay-unknown = Discord ਤੱਕ ਦੇਰੀ: ਅਜੇ ਨਹੀਂ ਮਾਪੀ।
doctor-slow = Discord ਤੱਕ ਦੇਰੀ: { $milliseconds } ms। ਮੇਰੀ ਮਸ਼ੀਨ ਦਾ ਨੈੱਟਵਰਕ ਵੇਖੋ, ਤੇ discordstatus.com।
doctor-news-told = ਖ਼ਬਰਾਂ: ਸਭ ਦੱਸੀਆਂ ਗਈਆਂ।
doctor-news = ਅਜੇ ਨਹੀਂ ਦੱਸੀਆਂ: ਬਾਜ਼ੀਆਂ ਦੀਆਂ ਖ਼ਬਰਾਂ: { $news }, ਖਿਡਾਰੀਆਂ ਲਈ ਸੂਚਨਾਵਾਂ: { $notices }, ਸਭ ਤੋਂ ਪੁਰਾਣੀ { $since } { $why }। ਮੈਂ ਆਪ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰਦਾ ਹਾਂ; ਇੱਥੇ ਜੋ ਲਾਲ ਹੈ ਠੀਕ ਕਰੋ, ਜਾਂ discordstatus.com ਵੇਖੋ।
doctor-unreachable =
    { $count ->
        [one] ਇੱਕ ਖਿਡਾਰੀ ਨੂੰ
       *[other] { $count } ਖਿਡਾਰੀਆਂ ਨੂੰ
    } ਨਹੀਂ ਦੱਸਿਆ ਜਾ ਸਕਿਆ ਕਿ ਬਾਜ਼ੀ ਉਡੀਕਦੀ ਹੈ। ਉਹ ਇਸ ਸਰਵਰ ਤੋਂ ਸਿੱਧੇ ਸੁਨੇਹੇ ਆਉਣ ਦੇਣ; ਜਾਂ ਮੈਨੂੰ ਉਹਨਾਂ ਦੀ ਬਾਜ਼ੀ ਦੇ ਚੈਨਲ ਵਿੱਚ ਲਿਖਣ ਦਿਓ।
doctor-clocks = ਘੜੀਆਂ: ਜੋ ਹੋਣਾ ਸੀ ਸਭ ਹੋਇਆ।
doctor-overdue = ਬਾਜ਼ੀ ਵਿੱਚ ਜੋ ਹੋਣਾ ਸੀ ({ $since }) ਨਹੀਂ ਹੋਇਆ। ਮੈਨੂੰ ਮੁੜ ਚਲਾਓ; ਲੌਗ ਦੱਸਦਾ ਹੈ ਕੀ ਰੁਕਾਵਟ ਹੈ।
doctor-skew = ਮੇਰੀ ਮਸ਼ੀਨ ਦੀ ਘੜੀ { $seconds } ਸਕਿੰਟ ਗ਼ਲਤ ਹੈ। NTP ਨਾਲ ਠੀਕ ਕਰੋ: ਮਿਆਦਾਂ ਇਸੇ ਨਾਲ ਗਿਣੀਆਂ ਜਾਂਦੀਆਂ ਹਨ।

## ਚੁਣੌਤੀ

challenge-message =
    { $opponent }, ਤੁਹਾਨੂੰ **Deblockle** ਦੀ ਬਾਜ਼ੀ ਲਈ ਵੰਗਾਰਿਆ ਹੈ: { $challenger }। (ਬਾਜ਼ੀ { $game })
    { $terms }
    ਚੁਣੌਤੀ ਦੀ ਮਿਆਦ: { $until }।
challenge-open-message =
    { $challenger }: **Deblockle** ਦੀ ਬਾਜ਼ੀ ਲਈ ਵਿਰੋਧੀ ਲੱਭਦੇ ਹਨ। (ਬਾਜ਼ੀ { $game })
    { $terms }
    ਜੋ ਪਹਿਲਾਂ ਮੰਨੇ, ਉਹ ਖੇਡੇ। ਚੁਣੌਤੀ ਦੀ ਮਿਆਦ: { $until }।
terms-blocks =
    { $blocks ->
        [one] ਹਰ ਪਾਸੇ ਇੱਕ ਗੋਟੀ।
       *[other] ਹਰ ਪਾਸੇ { $blocks } ਗੋਟੀਆਂ।
    }
terms-handicap =
    ਰਿਆਇਤ: ਵੰਗਾਰਨ ਵਾਲੇ ਲਈ { $challenger ->
        [one] ਇੱਕ ਗੋਟੀ
       *[other] { $challenger } ਗੋਟੀਆਂ
    }, ਦੂਜੇ ਲਈ { $opponent ->
        [one] ਇੱਕ
       *[other] { $opponent }
    }।
terms-first-challenger = ਵੰਗਾਰਨ ਵਾਲਾ ਪਹਿਲ ਕਰਦਾ ਹੈ, ਸੁਨਹਿਰੀ ਵਜੋਂ।
terms-first-opponent = ਜਿਸਨੂੰ ਵੰਗਾਰਿਆ, ਉਹ ਪਹਿਲ ਕਰਦਾ ਹੈ, ਸੁਨਹਿਰੀ ਵਜੋਂ।
terms-first-lot = ਪਰਚੀ ਦੱਸੇਗੀ ਪਹਿਲ ਕੌਣ ਕਰੇ, ਸੁਨਹਿਰੀ ਵਜੋਂ।
terms-set-up-place = ਹਰ ਕੋਈ ਦੂਜੇ ਦੀਆਂ ਗੋਟੀਆਂ ਰੱਖਦਾ ਹੈ।
terms-set-up-lot = ਗੋਟੀਆਂ ਪਰਚੀ ਨਾਲ ਰੱਖੀਆਂ ਜਾਂਦੀਆਂ ਹਨ।
terms-no-side-by-side = ਨਾਲੋ-ਨਾਲ ਨਹੀਂ: ਕੋਈ ਚਾਲ ਗੋਟੀ ਨੂੰ ਵਿਰੋਧੀ ਗੋਟੀ ਦੇ ਨਾਲ ਰੱਖ ਕੇ ਨਹੀਂ ਮੁੱਕ ਸਕਦੀ।
terms-squares = ਸ਼ੁਰੂਆਤੀ ਖਾਨੇ, ਪਹਿਲਾਂ ਵੰਗਾਰਨ ਵਾਲੇ ਦੇ: { $squares }
terms-pace-each-turn = ਸਮਾਂ: ਹਰ ਚਾਲ ਲਈ { $time }।
terms-pace-bank = ਸਮਾਂ: ਕੁੱਲ { $start }, ਤੇ ਹਰ ਚਾਲ ਨਾਲ { $increment } ਹੋਰ, { $cap } ਤੱਕ।
terms-pace-none = ਬਿਨਾਂ ਘੜੀ: ਜਿਸਨੂੰ ਜਿੰਨਾ ਸਮਾਂ ਚਾਹੀਦਾ ਹੈ।
terms-time-out-loss = ਜਿਸਦਾ ਸਮਾਂ ਮੁੱਕੇ, ਉਹ ਹਾਰੇ।
terms-time-out-claim = ਕਿਸੇ ਦਾ ਸਮਾਂ ਮੁੱਕੇ ਤਾਂ ਦੂਜਾ ਜਿੱਤ ਦਾ ਦਾਅਵਾ ਕਰ ਸਕਦਾ ਹੈ, ਜਾਂ ਉਡੀਕ ਸਕਦਾ ਹੈ।
terms-place-thread = ਇਹ ਆਪਣੇ ਥ੍ਰੈੱਡ ਵਿੱਚ ਖੇਡੀ ਜਾਂਦੀ ਹੈ।
no-thread-missing = (ਮੈਂ ਇੱਥੇ ਥ੍ਰੈੱਡ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦਾ, ਸੋ ਬਾਜ਼ੀ ਚੈਨਲ ਵਿੱਚ ਹੈ। ਮੇਰੇ ਕੋਲ ਨਹੀਂ: { $missing }।)
no-thread = (Discord ਮੈਨੂੰ ਇੱਥੇ ਥ੍ਰੈੱਡ ਨਹੀਂ ਖੋਲ੍ਹਣ ਦਿੰਦਾ, ਸੋ ਬਾਜ਼ੀ ਚੈਨਲ ਵਿੱਚ ਹੈ।)
thread-name = ਬਾਜ਼ੀ { $game }: { $first } – { $second }
thread-won = ਬਾਜ਼ੀ { $game }: ਜਿੱਤ, { $first } – { $second }
thread-drawn = ਬਾਜ਼ੀ { $game }: { $first } – { $second }, ਬਰਾਬਰ
thread-off = ਬਾਜ਼ੀ { $game }: { $first } – { $second }, ਕੋਈ ਜੇਤੂ ਨਹੀਂ
challenge-elsewhere = ਇੱਥੇ ਚੁਣੌਤੀਆਂ ਇਹਨਾਂ ਵਿੱਚ ਹੁੰਦੀਆਂ ਹਨ: { $channels }। ਉੱਥੇ `/deblockle challenge` ਵਰਤੋ।
challenge-role = ਇਸ ਸਰਵਰ ਵਿੱਚ ਸਿਰਫ਼ { $role } ਚੁਣੌਤੀ ਦੇ ਸਕਦੇ ਹਨ। ਉਹਨਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਨੂੰ ਕਹੋ ਤੁਹਾਨੂੰ ਵੰਗਾਰੇ, ਜਾਂ ਸਰਵਰ ਵਾਲਿਆਂ ਤੋਂ ਰੋਲ ਮੰਗੋ।
challenge-sent = ਬਾਜ਼ੀ { $game }: ਤੁਹਾਡੀ ਚੁਣੌਤੀ ਜਾ ਰਹੀ ਹੈ: { $opponent }।
challenge-open-sent = ਬਾਜ਼ੀ { $game }: ਤੁਹਾਡੀ ਚੁਣੌਤੀ ਜਾ ਰਹੀ ਹੈ। ਇੱਥੇ ਜੋ ਪਹਿਲਾਂ ਮੰਨੇ, ਤੁਹਾਡੇ ਨਾਲ ਖੇਡੇਗਾ।
challenge-yourself = ਆਪਣੇ ਆਪ ਨੂੰ ਨਹੀਂ ਵੰਗਾਰ ਸਕਦੇ। `opponent` ਵਿੱਚ ਕਿਸੇ ਹੋਰ ਨੂੰ ਚੁਣੋ।
challenge-bot = { $opponent } ਬੋਟ ਹੈ ਤੇ Deblockle ਨਹੀਂ ਖੇਡਦਾ। ਇਸ ਸਰਵਰ ਦੇ ਕਿਸੇ ਬੰਦੇ ਨੂੰ ਵੰਗਾਰੋ।
challenge-absent = { $opponent } ਇਸ ਸਰਵਰ ਵਿੱਚ ਨਹੀਂ। ਪਹਿਲਾਂ ਉਸਨੂੰ ਸੱਦੋ, ਜਾਂ ਜੋ ਇੱਥੇ ਹੈ ਉਸਨੂੰ ਵੰਗਾਰੋ।
challenge-not-here = ਬਾਜ਼ੀ ਲਈ ਸਰਵਰ ਦਾ ਚੈਨਲ ਚਾਹੀਦਾ ਹੈ। ਉੱਥੇ `/deblockle challenge` ਵਰਤੋ।
challenge-silent-here = ਮੈਂ ਇਸ ਚੈਨਲ ਵਿੱਚ ਨਹੀਂ ਲਿਖ ਸਕਦਾ। ਸਰਵਰ ਵਾਲਿਆਂ ਨੂੰ ਕਹੋ ਮੈਨੂੰ ਇੱਥੇ “View Channel” ਤੇ “Send Messages” ਦੇਣ, ਜਾਂ ਹੋਰ ਚੈਨਲ ਵਿੱਚ ਵੰਗਾਰੋ।
challenge-pending = ਤੁਹਾਡੇ ਦੋਹਾਂ ਵਿਚਕਾਰ ਚੁਣੌਤੀ ਪਹਿਲਾਂ ਹੀ ਹੈ: ਬਾਜ਼ੀ { $game }। ਪਹਿਲਾਂ ਉਹ ਮੰਨੀ, ਨਾ-ਮੰਨੀ ਜਾਂ ਵਾਪਸ ਲਈ ਜਾਵੇ।
challenge-open-already = ਤੁਹਾਡੀ ਇੱਕ ਚੁਣੌਤੀ ਕੋਈ ਵੀ ਮੰਨ ਸਕਦਾ ਹੈ: ਬਾਜ਼ੀ { $game }। ਉਹ ਵਾਪਸ ਲਓ, ਜਾਂ `opponent` ਵਿੱਚ ਕਿਸੇ ਨੂੰ ਵੰਗਾਰੋ।
challenge-too-many =
    { $count ->
        [one] ਤੁਹਾਡੀ ਇੱਕ ਚੁਣੌਤੀ ਜਵਾਬ ਉਡੀਕਦੀ ਹੈ
       *[other] ਤੁਹਾਡੀਆਂ { $count } ਚੁਣੌਤੀਆਂ ਜਵਾਬ ਉਡੀਕਦੀਆਂ ਹਨ
    }, ਤੇ ਇਸ ਤੋਂ ਵੱਧ ਨਹੀਂ ਹੋ ਸਕਦੀਆਂ। ਇੱਕ ਵਾਪਸ ਲਓ, ਜਾਂ ਜਵਾਬ ਉਡੀਕੋ।
withdraw-menu = ਕਿਹੜੀ ਵਾਪਸ ਲੈਂਦੇ ਹੋ?
challenge-unwelcome = ਇਸ ਵੇਲੇ ਇਸ ਨਾਲ ਬਾਜ਼ੀ ਸ਼ੁਰੂ ਨਹੀਂ ਕਰ ਸਕਦੇ: { $opponent }। ਕਿਸੇ ਹੋਰ ਨੂੰ ਵੰਗਾਰੋ, ਜਾਂ ਕਿਸੇ ਵੀ ਲਈ `opponent` ਖ਼ਾਲੀ ਛੱਡੋ।
challenge-blocked = ਤੁਸੀਂ ਇਸਨੂੰ ਰੋਕਿਆ ਹੈ: { $opponent }। ਖੇਡਣ ਲਈ ਪਹਿਲਾਂ `/deblockle me unblock` ਵਰਤੋ।
accept-there = ਬਾਜ਼ੀ { $game } ਉੱਥੇ ਮੰਨੀ ਜਾਂਦੀ ਹੈ ਜਿੱਥੇ ਪੇਸ਼ ਹੋਈ: { $channel }।
unreadable-squares = { $typed } ਸ਼ੁਰੂਆਤੀ ਖਾਨਿਆਂ ਵਜੋਂ ਨਹੀਂ ਪੜ੍ਹਿਆ ਜਾਂਦਾ। ਆਪਣੇ, ਤਿਰਛੀ ਲਕੀਰ, ਤੇ ਵਿਰੋਧੀ ਦੇ ਲਿਖੋ, ਜਿਵੇਂ ਤੁਸੀਂ ਸੁਨਹਿਰੀ ਹੋਵੋ: `c1 e1 / c7 e7`। ਸਿਰਫ਼ ਆਪਣੇ ਵੀ ਚੱਲਣਗੇ: ਵਿਰੋਧੀ ਨੂੰ ਉਹੀ ਘੁੰਮੇ ਹੋਏ ਮਿਲਦੇ ਹਨ।
squares-other-number = ਖਾਨੇ { $challenger } ਤੇ { $opponent } ਗੋਟੀਆਂ ਲਈ ਹਨ, ਪਰ ਗਿਣਤੀਆਂ ਹੋਰ ਕਹਿੰਦੀਆਂ ਹਨ। ਗਿਣਤੀਆਂ ਖ਼ਾਲੀ ਛੱਡੋ।
squares-star = ਗੋਟੀ { $square } ਤੋਂ ਸ਼ੁਰੂ ਨਹੀਂ ਹੋ ਸਕਦੀ: ਉਹ ਤਾਰੇ ਵਾਲਾ ਖਾਨਾ ਹੈ। ਹੋਰ ਚੁਣੋ।
squares-twice = { $square } ਦੋ ਵਾਰ ਹੈ। ਹਰ ਗੋਟੀ ਨੂੰ ਆਪਣਾ ਖਾਨਾ ਚਾਹੀਦਾ ਹੈ।
squares-side-by-side = ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਨਾਲੋ-ਨਾਲ ਮਨ੍ਹਾ ਹੈ, ਪਰ { $square } ਵਾਲੀ ਗੋਟੀ ਵਿਰੋਧੀ ਦੇ ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦੀ। ਹੋਰ ਖਾਨੇ ਚੁਣੋ, ਜਾਂ ਇਜਾਜ਼ਤ ਦਿਓ।
squares-side-by-side-at-all = ਇਹ ਸ਼ੁਰੂਆਤੀ ਖਾਨੇ ਤੁਹਾਡੇ ਚੁਣੇ ਨਿਯਮਾਂ ਨਾਲ ਨਹੀਂ ਜੁੜਦੇ। ਹੋਰ ਚੁਣੋ, ਜਾਂ ਖ਼ਾਲੀ ਛੱਡੋ।
squares-number = ਹਰ ਪਾਸੇ ਨੂੰ ਇੱਕ ਤੋਂ { $most } ਸ਼ੁਰੂਆਤੀ ਖਾਨੇ ਚਾਹੀਦੇ ਹਨ।
accepted = ਤੁਸੀਂ ਬਾਜ਼ੀ { $game } ਮੰਨੀ।
declined = ਤੁਸੀਂ ਬਾਜ਼ੀ { $game } ਨਹੀਂ ਮੰਨੀ।
withdrawn = ਤੁਸੀਂ ਆਪਣੀ ਚੁਣੌਤੀ ਵਾਪਸ ਲਈ, ਬਾਜ਼ੀ { $game }।

## ਰੋਕਣਾ

blocked = { $player } ਹੁਣ ਤੁਹਾਨੂੰ ਨਹੀਂ ਵੰਗਾਰ ਸਕਦੇ, ਤੇ ਉਹਨਾਂ ਨੂੰ ਦੱਸਿਆ ਨਹੀਂ ਜਾਂਦਾ। ਜੋ ਬਾਜ਼ੀਆਂ ਚੱਲਦੀਆਂ ਹਨ, ਚੱਲਦੀਆਂ ਰਹਿਣਗੀਆਂ।
unblocked = { $player } ਤੁਹਾਨੂੰ ਮੁੜ ਵੰਗਾਰ ਸਕਦੇ ਹਨ।
blocked-nobody = ਤੁਸੀਂ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਰੋਕਿਆ। `/deblockle me block` ਨਾਲ ਕਿਸੇ ਦੀਆਂ ਚੁਣੌਤੀਆਂ ਆਉਣੋਂ ਹਟਦੀਆਂ ਹਨ; ਉਸਨੂੰ ਦੱਸਿਆ ਨਹੀਂ ਜਾਂਦਾ।
blocked-list =
    { $count ->
        [one] ਤੁਸੀਂ ਇੱਕ ਬੰਦੇ ਨੂੰ ਰੋਕਿਆ ਹੈ:
       *[other] ਤੁਸੀਂ { $count } ਬੰਦਿਆਂ ਨੂੰ ਰੋਕਿਆ ਹੈ:
    } { $players }
unblock-menu = ਕੌਣ ਤੁਹਾਨੂੰ ਮੁੜ ਵੰਗਾਰ ਸਕੇ?
block-yourself = ਆਪਣੇ ਆਪ ਨੂੰ ਨਹੀਂ ਰੋਕ ਸਕਦੇ। `person` ਵਿੱਚ ਕਿਸੇ ਹੋਰ ਨੂੰ ਚੁਣੋ।
block-bot = { $player } ਬੋਟ ਹੈ ਤੇ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਵੰਗਾਰਦਾ। `person` ਵਿੱਚ ਬੰਦਾ ਚੁਣੋ।

## ਸਜਾਵਟ

set-up-message =
    { "" }**ਬਾਜ਼ੀ { $game } ਸ਼ੁਰੂ ਹੈ।** ਹੁਣ ਹਰ ਕੋਈ ਦੂਜੇ ਦੀਆਂ ਗੋਟੀਆਂ ਗੁਪਤ ਰੱਖਦਾ ਹੈ।
    🟡 ਸੁਨਹਿਰੀ: { $gold }, ਆਇਆ { $gold-roll } · { $gold-state }
    🔷 ਨੀਲਾ: { $blue }, ਆਇਆ { $blue-roll } · { $blue-state }
placing-waits = ਅਜੇ ਰੱਖਣੀਆਂ ਹਨ
placing-done = ਰੱਖ ਦਿੱਤੀਆਂ ✓
placing-message =
    { "" }**ਬਾਜ਼ੀ { $game }**: ਵਿਰੋਧੀ ਦੀਆਂ ਗੋਟੀਆਂ ਰੱਖਦੇ ਹੋ: { $opponent } ({ $side })। ਚੁਣੀ: { $chosen }।
    ਉੱਪਰਲੇ ਪਾਸੇ ਸੁੱਟੇ ਗਏ ਸਨ ਤੇ ਉਹੀ ਰਹਿਣਗੇ; ਖਾਨਾ ਤੇ ਰੁਖ਼ ਤੁਸੀਂ ਚੁਣੋ। ਦੋਹਾਂ ਦੇ ਮੁਕਾਉਣ ਤੱਕ ਕੋਈ ਨਹੀਂ ਵੇਖਦਾ।
placing-choose = ਹੋਰ ਗੋਟੀ
placing-move = ਇਸਨੂੰ ਇੱਥੇ ਰੱਖੋ
placing-not-the-roll = ਇਹ ਉਹ ਪਾਸੇ ਨਹੀਂ ਜੋ ਸੁੱਟੇ ਗਏ। ਰੱਖਣਾ ਮੁੜ ਖੋਲ੍ਹੋ ਤੇ ਉਸਦੇ ਮੀਨੂ ਵਰਤੋ।
placing-not-the-squares = ਹਰ ਗੋਟੀ ਨੂੰ ਆਪਣਾ ਸ਼ੁਰੂਆਤੀ ਖਾਨਾ ਚਾਹੀਦਾ ਹੈ। ਰੱਖਣਾ ਮੁੜ ਖੋਲ੍ਹੋ ਤੇ ਉਸਦੇ ਮੀਨੂ ਵਰਤੋ।
place-which-block = ਕਿਹੜੀ ਗੋਟੀ? `block` ਵਿੱਚ ਉਸਦਾ ਖਾਨਾ ਦੱਸੋ।
place-not-there = { $square } ਭਰਨ ਵਾਲੇ ਖਾਨਿਆਂ ਵਿੱਚ ਨਹੀਂ। ਲਿਖਦੇ ਸਮੇਂ ਦਿਸਦੀ ਸੂਚੀ ਵਿੱਚੋਂ ਚੁਣੋ।
place-not-facing = { $square } ਵਾਲੀ ਗੋਟੀ ਇੰਝ ਨਹੀਂ ਘੁੰਮਦੀ। ਲਿਖਦੇ ਸਮੇਂ ਦਿਸਦੀ ਸੂਚੀ ਵਿੱਚੋਂ ਪਾਸਾ ਚੁਣੋ।
placed-first = ਬਾਜ਼ੀ { $game }: ਰੱਖ ਦਿੱਤੀਆਂ। ਵਿਰੋਧੀ ਤੁਹਾਡੀਆਂ ਰੱਖੇ ਤਾਂ ਬੋਰਡ ਆ ਜਾਵੇਗਾ।
placed-both = ਬਾਜ਼ੀ { $game }: ਰੱਖ ਦਿੱਤੀਆਂ। ਬਾਜ਼ੀ ਸ਼ੁਰੂ!

## ਬੋਰਡ

board-to-move =
    { $mark } **ਵਾਰੀ: { $side }** · ਚਾਲ { $turn } · { $player }
    ਬਾਜ਼ੀ { $game }, ਵਿਰੋਧੀ: { $opponent }
board-passed = { $side } ਬੰਦ ਹੈ, ਕੋਈ ਜਾਇਜ਼ ਚਾਲ ਨਹੀਂ, ਵਾਰੀ ਛੱਡੀ। ਅੱਗੇ: { $other }।
board-removed = ਕੱਢੀਆਂ: ਸੁਨਹਿਰੀ { $gold-blocks } ਵਿੱਚੋਂ { $gold }, ਨੀਲਾ { $blue-blocks } ਵਿੱਚੋਂ { $blue }
played-hop = { $side }: `{ $turn }`, ਪਲਟੀ { $direction }, ਉੱਪਰ ਆਇਆ { $face }, ਛਾਲ { $to } 'ਤੇ
played-stop = { $side }: `{ $turn }`, ਪਲਟੀ { $direction }, ਉੱਪਰ ਆਈ ਰੋਕ
played-removal = { $side }: `{ $turn }`, ਪਲਟੀ { $direction } ਟੀਚੇ 'ਤੇ, ਤਾਰਾ ਉੱਪਰ, ਗੋਟੀ ਨਿਕਲੀ
played-as-planned = ਝੱਟ, ਯੋਜਨਾ ਅਨੁਸਾਰ: { $played }
picture-forbidden = (ਮੈਂ ਇੱਥੇ ਬੋਰਡ ਦੀ ਤਸਵੀਰ ਨਹੀਂ ਲਾ ਸਕਦਾ: ਮੇਰੇ ਕੋਲ “Attach Files” ਇਜਾਜ਼ਤ ਨਹੀਂ।)

## ਇੱਕ ਬੰਦੇ ਲਈ ਖ਼ਬਰਾਂ

notice-one = { $player }: { $line }
notice-several =
    { $player }, ਤੁਹਾਡੇ ਲਈ { $count ->
        [one] ਇੱਕ ਬਾਜ਼ੀ
       *[other] { $count } ਬਾਜ਼ੀਆਂ
    } ਦੀਆਂ ਖ਼ਬਰਾਂ:
    { $lines }
notify-mention = ਬਾਜ਼ੀ ਉਡੀਕੇ ਤਾਂ ਤੁਹਾਨੂੰ ਖੇਡ ਵਾਲੀ ਥਾਂ ਜ਼ਿਕਰ ਨਾਲ ਪਤਾ ਲੱਗਦਾ ਹੈ। ਹੋਰ ਤਰੀਕਾ: `/deblockle me notify` ਦਾ `way`।
notify-message = ਬਾਜ਼ੀ ਉਡੀਕੇ ਤਾਂ ਤੁਹਾਨੂੰ ਸਿੱਧੇ ਸੁਨੇਹੇ ਨਾਲ ਪਤਾ ਲੱਗਦਾ ਹੈ; ਜੇ ਮੈਂ ਲਿਖ ਨਾ ਸਕਾਂ, ਤਾਂ ਖੇਡ ਵਾਲੀ ਥਾਂ ਜ਼ਿਕਰ ਨਾਲ।
notify-none = ਤੁਹਾਨੂੰ ਨਹੀਂ ਦੱਸਿਆ ਜਾਂਦਾ ਕਿ ਬਾਜ਼ੀ ਉਡੀਕਦੀ ਹੈ। `/deblockle games` ਵਿਖਾਉਂਦਾ ਹੈ ਕਿਹੜੀਆਂ।
fate-mention = { $opponent } ਨੂੰ ਜ਼ਿਕਰ ਨਾਲ ਦੱਸਿਆ ਗਿਆ, { $when }।
fate-message = { $opponent } ਨੂੰ ਸਿੱਧੇ ਸੁਨੇਹੇ ਨਾਲ ਦੱਸਿਆ ਗਿਆ, { $when }।
fate-instead = { $opponent } ਨੂੰ ਜ਼ਿਕਰ ਨਾਲ ਦੱਸਿਆ ਗਿਆ, { $when }, ਕਿਉਂਕਿ ਮੇਰੇ ਸਿੱਧੇ ਸੁਨੇਹੇ ਨਹੀਂ ਪਹੁੰਚਦੇ।
fate-failed = { $opponent } ਨੂੰ ਨਹੀਂ ਦੱਸਿਆ ਜਾ ਸਕਿਆ: ਨਾ ਜ਼ਿਕਰ ਪਹੁੰਚਿਆ, ਨਾ ਸਿੱਧਾ ਸੁਨੇਹਾ।
notice-reminder = ਯਾਦ-ਦਹਾਨੀ: { $line }
notice-challenge = ਚੁਣੌਤੀ { $challenged } ਲਈ, ਵੱਲੋਂ: { $challenger }। ਬਾਜ਼ੀ { $game }।
notice-place = ਬਾਜ਼ੀ { $game }, ਵਿਰੋਧੀ { $opponent }: ਗੋਟੀਆਂ ਰੱਖਣ ਦੀ ਉਡੀਕ ਹੈ।
notice-turn = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ, ਵਿਰੋਧੀ: { $opponent }।
notice-goes-on = ਬਾਜ਼ੀ { $game }, ਵਿਰੋਧੀ { $opponent }, ਚੱਲਦੀ ਹੈ।
notice-gone = ਤੁਹਾਡਾ ਵਿਰੋਧੀ ({ $player }) ਬਾਜ਼ੀ { $game } ਛੱਡ ਗਿਆ: ਹੁਣ ਸਰਵਰ ਵਿੱਚ ਨਹੀਂ, ਜਾਂ ਖਾਤਾ ਮਿਟ ਗਿਆ। ਉਡੀਕ ਸਕਦੇ ਹੋ, ਜਾਂ ਬੋਰਡ ਹੇਠਾਂ “ਹੋਰ” ਵਿੱਚੋਂ ਬਿਨਾਂ ਜੇਤੂ ਰੱਦ ਕਰ ਸਕਦੇ ਹੋ।
moved-here = (ਮੈਂ ਹੁਣ { $from } ਵਿੱਚ ਨਹੀਂ ਲਿਖ ਸਕਦਾ, ਸੋ ਬਾਜ਼ੀ { $game } ਇੱਥੇ ਚੱਲਦੀ ਹੈ।)

## ਜੋ ਚਲੇ ਗਏ, ਤੇ ਦਰਸ਼ਕ

gone-line = 🚪 { $player }: ਹੁਣ ਇਸ ਸਰਵਰ ਵਿੱਚ ਨਹੀਂ, ਜਾਂ ਖਾਤਾ ਮਿਟ ਗਿਆ। { $opponent }: ਉਡੀਕ ਸਕਦੇ ਹੋ, ਜਾਂ “ਹੋਰ” ਵਿੱਚੋਂ ਬਾਜ਼ੀ ਰੱਦ ਕਰ ਸਕਦੇ ਹੋ। ਮੁੜ ਆਉਣ 'ਤੇ ਬਾਜ਼ੀ ਆਪੇ ਚੱਲਦੀ ਹੈ।
abandon-really = ਕੀ ਸੱਚਮੁੱਚ ਬਾਜ਼ੀ { $game }, ਵਿਰੋਧੀ { $opponent }, ਰੱਦ ਕਰਨੀ ਹੈ? ਕੋਈ ਨਹੀਂ ਜਿੱਤੇਗਾ। ਇਹ ਵਾਪਸ ਨਹੀਂ ਹੋ ਸਕਦਾ।
abandoned = ਤੁਸੀਂ ਬਾਜ਼ੀ { $game } ਰੱਦ ਕੀਤੀ। ਕੋਈ ਨਹੀਂ ਜਿੱਤਿਆ।
watching = ਤੁਸੀਂ ਬਾਜ਼ੀ { $game } ਵੇਖਦੇ ਹੋ: { $gold } ਤੇ { $blue }। ਇਸਦਾ ਬੋਰਡ ਤੁਹਾਡੇ ਸਿੱਧੇ ਸੁਨੇਹਿਆਂ ਵਿੱਚ ਆ ਰਿਹਾ ਹੈ ਤੇ ਉੱਥੇ ਤਾਜ਼ਾ ਰਹਿੰਦਾ ਹੈ, ਅੰਤ ਤੱਕ ਬਿਨਾਂ ਆਵਾਜ਼। ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਦੱਸਿਆ ਜਾਂਦਾ। ਨਾ ਆਵੇ ਤਾਂ ਮੈਨੂੰ ਸਿੱਧੇ ਸੁਨੇਹੇ ਭੇਜਣ ਦਿਓ ਤੇ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
watching-stopped = ਤੁਸੀਂ ਹੁਣ ਬਾਜ਼ੀ { $game } ਨਹੀਂ ਵੇਖਦੇ।
watching-not = ਤੁਸੀਂ ਬਾਜ਼ੀ { $game } ਨਹੀਂ ਵੇਖਦੇ। ਸ਼ੁਰੂ ਕਰਨ ਲਈ ਜਿੱਥੇ ਖੇਡੀ ਜਾਂਦੀ ਹੈ ਉੱਥੇ `/deblockle watch` ਵਰਤੋ।
watching-none = ਇਸ ਚੈਨਲ ਵਿੱਚ ਹੋਰਾਂ ਦੀ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ ਚੱਲਦੀ। `game` ਵਿੱਚ ਦੱਸੋ, ਜਾਂ ਆਪਣੀਆਂ ਵੇਖੋ।
watching-own = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਤੁਸੀਂ ਆਪ ਖੇਡਦੇ ਹੋ। ਇਸਦਾ ਬੋਰਡ ਵੇਖੋ।
watching-nothing = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਵੇਖਣ ਲਈ ਕੁਝ ਨਹੀਂ: ਉਹ ਚੱਲਦੀ ਨਹੀਂ। ਇਸਦਾ ਬੋਰਡ ਵੇਖੋ।
watching-too-many =
    { $count ->
        [one] ਤੁਸੀਂ ਇੱਕ ਬਾਜ਼ੀ ਵੇਖਦੇ ਹੋ
       *[other] ਤੁਸੀਂ { $count } ਬਾਜ਼ੀਆਂ ਵੇਖਦੇ ਹੋ
    }, ਤੇ ਇਸ ਤੋਂ ਵੱਧ ਨਹੀਂ ਹੋ ਸਕਦੀਆਂ। ਇੱਕ ਛੱਡੋ।
watching-stop-menu = ਕਿਹੜੀ ਛੱਡਦੇ ਹੋ?
label-watched = ਬਾਜ਼ੀ { $game } · { $gold } ਤੇ { $blue }
watched = 👀 ਤੁਸੀਂ ਬਾਜ਼ੀ { $game } ਵੇਖਦੇ ਹੋ: { $challenger } ਤੇ { $opponent }।
watched-over = 👀 ਬਾਜ਼ੀ { $game }, ਜੋ ਤੁਸੀਂ ਵੇਖਦੇ ਸੀ, ਮੁੱਕ ਗਈ।

## ਘੜੀਆਂ

clock-until = { $player } ਕੋਲ ਸਮਾਂ ਹੈ { $until } ਤੱਕ ({ $relative })।
clock-reminded = ⏳ ਸਮੇਂ ਦੇ ਪੰਜਵੇਂ ਹਿੱਸੇ ਤੋਂ ਘੱਟ ਬਾਕੀ ਹੈ।
clock-time-up = { $player }: ਸਮਾਂ ਮੁੱਕਿਆ { $until } ({ $relative })। { $opponent }: ਜਿੱਤ ਦਾ ਦਾਅਵਾ ਕਰ ਸਕਦੇ ਹੋ, ਜਾਂ ਉਡੀਕ ਸਕਦੇ ਹੋ।
clock-away = { $player } ਗ਼ੈਰਹਾਜ਼ਰ: ਘੜੀ ਰੁਕੀ ਹੈ, ਵੱਧ ਤੋਂ ਵੱਧ { $end } ਤੱਕ।
clock-away-by-itself = { $player }: ਸਮਾਂ ਮੁੱਕਿਆ, ਸੋ ਗ਼ੈਰਹਾਜ਼ਰੀ ਦਾ ਸਮਾਂ ਵਰਤਿਆ ਜਾ ਰਿਹਾ ਹੈ: ਘੜੀ ਅਗਲੀ ਚਾਲ ਤੱਕ ਰੁਕੀ ਹੈ, ਜਾਂ ਵੱਧ ਤੋਂ ਵੱਧ { $end } ਤੱਕ।
clock-waiting-away = { $player } ਗ਼ੈਰਹਾਜ਼ਰ, ਵੱਧ ਤੋਂ ਵੱਧ { $end } ਤੱਕ।
clock-frozen = ਘੜੀਆਂ ਰੁਕੀਆਂ ਹਨ: ਇਸ ਸਰਵਰ ਵਿੱਚ ਮੇਰੇ ਤੱਕ ਪਹੁੰਚ ਨਹੀਂ।
clock-credited-outage = ਮੈਂ { $time } ਬੰਦ ਸੀ: ਇਹ ਸਮਾਂ ਮਿਲਿਆ: { $player }।
clock-credited-gift = { $opponent } ਨੇ { $time } ਹੋਰ ਦਿੱਤਾ: { $player }।
duration-days =
    { $number ->
        [one] 1 ਦਿਨ
       *[other] { $number } ਦਿਨ
    }
duration-hours =
    { $number ->
        [one] 1 ਘੰਟਾ
       *[other] { $number } ਘੰਟੇ
    }
duration-minutes =
    { $number ->
        [one] 1 ਮਿੰਟ
       *[other] { $number } ਮਿੰਟ
    }
duration-both = { $first } ਤੇ { $second }
away-on =
    { "" }**ਤੁਸੀਂ ਗ਼ੈਰਹਾਜ਼ਰ ਹੋ**: ਸਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਤੁਹਾਡੀਆਂ ਘੜੀਆਂ ਰੁਕੀਆਂ ਹਨ, ਵੱਧ ਤੋਂ ਵੱਧ { $end } ਤੱਕ ({ $relative })। ਚਾਲਾਂ ਫਿਰ ਵੀ ਚੱਲ ਸਕਦੇ ਹੋ।
    ਇਸ ਸਾਲ ਬਾਕੀ ਗ਼ੈਰਹਾਜ਼ਰੀ: { $left }।
away-off =
    ਤੁਸੀਂ ਗ਼ੈਰਹਾਜ਼ਰ ਨਹੀਂ। ਇਸ ਸਾਲ ਬਾਕੀ ਗ਼ੈਰਹਾਜ਼ਰੀ: { $left }।
    ਗ਼ੈਰਹਾਜ਼ਰੀ ਵਿੱਚ ਕਿਸੇ ਬਾਜ਼ੀ ਵਿੱਚ ਤੁਹਾਡੀ ਘੜੀ ਨਹੀਂ ਚੱਲਦੀ। ਸਮੇਂ 'ਤੇ ਹਾਰਨ ਤੋਂ ਪਹਿਲਾਂ ਇਹ ਆਪੇ ਵਰਤੀ ਜਾਂਦੀ ਹੈ। ਗ਼ੈਰਹਾਜ਼ਰੀ ਘੱਟੋ-ਘੱਟ ਇੱਕ ਦਿਨ ਗਿਣੀ ਜਾਂਦੀ ਹੈ।
away-none-left = ਇਸ ਸਾਲ ਦੀ ਸਾਰੀ ਗ਼ੈਰਹਾਜ਼ਰੀ ਵਰਤੀ ਗਈ। ਮੁੜ ਮਿਲੇਗੀ: { $again }।
quiet-none = ਤੁਹਾਡੇ ਸ਼ਾਂਤ ਘੰਟੇ ਨਹੀਂ ਹਨ। `/deblockle me quiet` ਨਾਲ ਰੱਖੋ: ਉਹਨਾਂ ਵਿੱਚ ਨਾ ਮਿਆਦ ਮੁੱਕਦੀ ਹੈ, ਨਾ ਕੋਈ ਛੇੜਦਾ ਹੈ।
quiet-hours = ਤੁਹਾਡੇ ਸ਼ਾਂਤ ਘੰਟੇ: { $from } ਤੋਂ { $to }, { $zone } ਦੀ ਘੜੀ ਅਨੁਸਾਰ।
quiet-zone = { $typed } ਸਮਾਂ-ਖੇਤਰ ਨਹੀਂ। ਲਿਖਦੇ ਸਮੇਂ ਦਿਸਦੀ ਸੂਚੀ ਵਿੱਚੋਂ ਚੁਣੋ, ਜਿਵੇਂ Asia/Kolkata।
quiet-zone-missing = ਕਿੱਥੇ ਰਹਿੰਦੇ ਹੋ? `zone` ਵਿੱਚ ਸਮਾਂ-ਖੇਤਰ ਚੁਣੋ, ਜਿਵੇਂ Asia/Kolkata।
quiet-time = { $typed } ਸਮਾਂ ਨਹੀਂ। ਇੰਝ ਲਿਖੋ: `22:30` ਜਾਂ `7:00`।
quiet-time-missing = ਸ਼ਾਂਤ ਘੰਟੇ ਕਦੋਂ ਸ਼ੁਰੂ ਤੇ ਖ਼ਤਮ ਹੋਣ, `from` ਤੇ `to` ਵਿੱਚ ਦੱਸੋ, ਜਿਵੇਂ `22:30` ਤੇ `7:00`।
quiet-too-long = ਸ਼ਾਂਤ ਘੰਟੇ ਦਿਨ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ ਦਸ ਹੁੰਦੇ ਹਨ। ਘੱਟ ਚੁਣੋ।
quiet-empty = ਤੁਹਾਡੇ ਸ਼ਾਂਤ ਘੰਟੇ ਸ਼ੁਰੂ ਹੁੰਦੇ ਹੀ ਮੁੱਕ ਜਾਂਦੇ। ਹੋਰ ਸਮਾਂ ਚੁਣੋ, ਜਾਂ `none` ਨਾਲ ਹਟਾਓ।
quiet-no-time-left = ਇਹਨਾਂ ਸ਼ਾਂਤ ਘੰਟਿਆਂ ਨਾਲ ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਤੁਹਾਡਾ ਸਮਾਂ ਝੱਟ ਮੁੱਕ ਜਾਂਦਾ। ਪਹਿਲਾਂ ਉੱਥੇ ਚਾਲ ਚੱਲੋ।
gave-day = ਬਾਜ਼ੀ { $game }: ਇੱਕ ਦਿਨ ਹੋਰ ਮਿਲਿਆ: { $opponent }।

## ਅੰਤ

end-removal = { $mark } **{ $side }: ਬਾਜ਼ੀ { $game } ਜਿੱਤੀ!** { $winner } ਨੇ ਸਾਰੀਆਂ ਗੋਟੀਆਂ ਕੱਢੀਆਂ; ਸ਼ਾਬਾਸ਼, { $loser }।
end-resignation = { $mark } **{ $side }: ਬਾਜ਼ੀ { $game } ਜਿੱਤੀ।** { $loser } ਨੇ ਹਾਰ ਮੰਨੀ, ਜੇਤੂ: { $winner }।
end-time = { $mark } **{ $side }: ਬਾਜ਼ੀ { $game } ਜਿੱਤੀ।** { $loser } ਦਾ ਸਮਾਂ ਮੁੱਕਿਆ, ਜੇਤੂ: { $winner }।
end-aborted = ਬਾਜ਼ੀ { $game } ({ $challenger } ਤੇ { $opponent }) ਰੱਦ ਹੋਈ, ਕੋਈ ਜੇਤੂ ਨਹੀਂ।
end-agreement = **ਬਾਜ਼ੀ { $game } ਬਰਾਬਰ**: { $winner } ਤੇ { $loser } ਸਹਿਮਤ ਹੋਏ।
end-repetition = **ਬਾਜ਼ੀ { $game } ਬਰਾਬਰ**, { $winner } ਤੇ { $loser }: ਉਹੀ ਹਾਲਤ ਤੀਜੀ ਵਾਰ ਆਈ।
end-rematch = ਮੁੜ ਬਾਜ਼ੀ: { $game }।
end-nobody-can-move = **ਬਾਜ਼ੀ { $game } ਬਰਾਬਰ**, { $winner } ਤੇ { $loser }: ਕਿਸੇ ਪਾਸੇ ਜਾਇਜ਼ ਚਾਲ ਨਹੀਂ।
end-declined = ਬਾਜ਼ੀ { $game }: { $opponent } ਨੇ ਚੁਣੌਤੀ ਨਹੀਂ ਮੰਨੀ, ਵੱਲੋਂ: { $challenger }।
end-withdrawn = ਬਾਜ਼ੀ { $game }: { $challenger } ਨੇ ਚੁਣੌਤੀ ਵਾਪਸ ਲਈ, ਜੋ ਸੀ: { $opponent }।
end-open-withdrawn = ਬਾਜ਼ੀ { $game }: { $challenger } ਨੇ ਖੁੱਲ੍ਹੀ ਚੁਣੌਤੀ ਵਾਪਸ ਲਈ।
end-open-lapsed = ਬਾਜ਼ੀ { $game }: ਖੁੱਲ੍ਹੀ ਚੁਣੌਤੀ ਦੀ ਮਿਆਦ ਮੁੱਕੀ, ਵੱਲੋਂ: { $challenger }।
end-lapsed = ਬਾਜ਼ੀ { $game }: ਚੁਣੌਤੀ ਦੀ ਮਿਆਦ ਮੁੱਕੀ, ਵੱਲੋਂ: { $challenger }, ਲਈ: { $opponent }।
end-length =
    { $turns ->
        [one] ਇੱਕ ਚਾਲ
       *[other] { $turns } ਚਾਲਾਂ
    }; ਚੁਣੌਤੀ ਦਿੱਤੀ ਗਈ { $start }।
end-gains = ਰੇਟਿੰਗ: { $gains }
end-gain = { $player } { $rating } ({ $gained })

## ਰੇਟਿੰਗਾਂ

rating = { $rating } ± { $deviation }
leaderboard-here = **ਇਸ ਸਰਵਰ ਦੀ ਦਰਜਾਬੰਦੀ**
leaderboard-here-lately = **ਇਸ ਸਰਵਰ ਦੀ ਦਰਜਾਬੰਦੀ** · ਪਿਛਲੇ 30 ਦਿਨਾਂ ਦੇ ਅੰਕ
leaderboard-everywhere = **ਸਾਰੇ ਸਰਵਰਾਂ ਦੀ ਦਰਜਾਬੰਦੀ**
leaderboard-everywhere-lately = **ਸਾਰੇ ਸਰਵਰਾਂ ਦੀ ਦਰਜਾਬੰਦੀ** · ਪਿਛਲੇ 30 ਦਿਨਾਂ ਦੇ ਅੰਕ
leaderboard-empty = ਅਜੇ ਕੋਈ ਨਹੀਂ। ਬਾਜ਼ੀ ਗਿਣੀ ਜਾਂਦੀ ਹੈ ਜੇ ਦੋਹਾਂ ਦੀਆਂ ਗੋਟੀਆਂ ਬਰਾਬਰ ਹੋਣ ਤੇ ਦੋਵੇਂ ਘੱਟੋ-ਘੱਟ ਤਿੰਨ ਚਾਲਾਂ ਚੱਲਣ।
leaderboard-provisional = *ਆਰਜ਼ੀ: ਕੁਝ ਹੋਰ ਬਾਜ਼ੀਆਂ ਬਾਅਦ ਬਾਕੀਆਂ ਵਿੱਚ ਆ ਜਾਂਦੇ ਹਨ।*
leaderboard-line =
    { "" }**{ $place }** · { $name } · { $rating } · { $games ->
        [one] ਇੱਕ ਬਾਜ਼ੀ
       *[other] { $games } ਬਾਜ਼ੀਆਂ
    }
leaderboard-line-lately =
    { "" }**{ $place }** · { $name } · { $gained } · { $rating } · { $games ->
        [one] ਇੱਕ ਬਾਜ਼ੀ
       *[other] { $games } ਬਾਜ਼ੀਆਂ
    }
leaderboard-streak =
    { $line } · ਲੜੀ: { $wins ->
        [one] ਇੱਕ ਜਿੱਤ
       *[other] { $wins } ਜਿੱਤਾਂ
    }
leaderboard-own = ਤੁਹਾਡੀ ਥਾਂ: { $line }
leaderboard-own-provisional = ਆਰਜ਼ੀਆਂ ਵਿੱਚ ਤੁਹਾਡੀ ਥਾਂ: { $line }
leaderboard-own-none = ਤੁਸੀਂ ਇਸ ਵਿੱਚ ਨਹੀਂ। `/deblockle challenge` ਨਾਲ ਬਾਜ਼ੀ ਖੇਡੋ।
leaderboard-page = ਸਫ਼ਾ { $page }, ਕੁੱਲ { $pages }
profile-title = **{ $name }**
profile-here = ਇਸ ਸਰਵਰ ਵਿੱਚ: { $standing }
profile-everywhere = ਹਰ ਥਾਂ: { $standing }
profile-unrated = ਅਜੇ ਰੇਟਿੰਗ ਵਾਲੀ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ
profile-standing =
    { "" }**{ $rating }** · ਰੇਟਿੰਗ ਵਾਲੀਆਂ { $games ->
        [one] ਇੱਕ ਬਾਜ਼ੀ
       *[other] { $games } ਬਾਜ਼ੀਆਂ
    }: ਜਿੱਤਾਂ { $won }, ਬਰਾਬਰ { $drawn }, ਹਾਰਾਂ { $lost }
profile-standing-provisional =
    { "" }**{ $rating }**, ਆਰਜ਼ੀ · ਰੇਟਿੰਗ ਵਾਲੀਆਂ { $games ->
        [one] ਇੱਕ ਬਾਜ਼ੀ
       *[other] { $games } ਬਾਜ਼ੀਆਂ
    }: ਜਿੱਤਾਂ { $won }, ਬਰਾਬਰ { $drawn }, ਹਾਰਾਂ { $lost }
profile-peak = { $standing } · ਸਭ ਤੋਂ ਉੱਚੀ { $peak }
profile-as-gold = { mark-gold } ਸੁਨਹਿਰੀ ਵਜੋਂ: ਜਿੱਤਾਂ { $won }, ਬਰਾਬਰ { $drawn }, ਹਾਰਾਂ { $lost }
profile-as-blue = { mark-blue } ਨੀਲੇ ਵਜੋਂ: ਜਿੱਤਾਂ { $won }, ਬਰਾਬਰ { $drawn }, ਹਾਰਾਂ { $lost }
profile-with-blocks =
    { $blocks ->
        [one] ਇੱਕ ਗੋਟੀ
       *[other] { $blocks } ਗੋਟੀਆਂ
    } ਨਾਲ: ਜਿੱਤਾਂ { $won }, ਬਰਾਬਰ { $drawn }, ਹਾਰਾਂ { $lost }
profile-opponents = ਸਭ ਤੋਂ ਵੱਧ ਵਿਰੋਧੀ: { $opponents }
profile-opponent =
    { $name } ({ $games ->
        [one] ਇੱਕ ਬਾਜ਼ੀ
       *[other] { $games } ਬਾਜ਼ੀਆਂ
    })
profile-shortest =
    ਸਭ ਤੋਂ ਛੋਟੀ ਜਿੱਤ: ਬਾਜ਼ੀ { $game }, { $turns ->
        [one] ਇੱਕ ਚਾਲ
       *[other] { $turns } ਚਾਲਾਂ
    }
profile-running =
    { $games ->
        [0] ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ ਚੱਲਦੀ।
        [one] ਇੱਕ ਬਾਜ਼ੀ ਚੱਲਦੀ ਹੈ।
       *[other] { $games } ਬਾਜ਼ੀਆਂ ਚੱਲਦੀਆਂ ਹਨ।
    }
profile-bot = { $player } ਬੋਟ ਹੈ ਤੇ ਨਹੀਂ ਖੇਡਦਾ।
why-won = ਰੇਟਿੰਗ ਵਾਲੀ ਪਿਛਲੀ ਬਾਜ਼ੀ, { $game }, ਮੁੱਕੀ { $when }। ਜੇਤੂ: { $name }, ਵਿਰੋਧੀ: { $opponent }।
why-drew = ਰੇਟਿੰਗ ਵਾਲੀ ਪਿਛਲੀ ਬਾਜ਼ੀ, { $game }, ਮੁੱਕੀ { $when }, ਬਰਾਬਰ: { $name } ਤੇ { $opponent }।
why-lost = ਰੇਟਿੰਗ ਵਾਲੀ ਪਿਛਲੀ ਬਾਜ਼ੀ, { $game }, ਮੁੱਕੀ { $when }। ਹਾਰੇ: { $name }, ਵਿਰੋਧੀ: { $opponent }।
why-left = ਪਿਛਲੀ ਗਿਣੀ ਬਾਜ਼ੀ, { $game }, ਮੁੱਕੀ { $when }: { $name } ਛੇਤੀ ਛੱਡ ਗਏ, ਵਿਰੋਧੀ: { $opponent }। ਉਸ ਮਹੀਨੇ ਹੋਰ ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਵੀ ਇੰਝ ਹੋਇਆ, ਸੋ ਇਹ ਹਾਰ ਗਿਣੀ ਗਈ।
why-expected = { $opponent } ਦੀ ਰੇਟਿੰਗ ਸੀ { $opponent-rating }। ਰੇਟਿੰਗਾਂ ਅਨੁਸਾਰ { $name } ਤੋਂ ਜਿੱਤ ਦੇ { $expected } % ਦੀ ਆਸ ਸੀ।
why-change = ਰੇਟਿੰਗ { $before } ਤੋਂ { $after } ਹੋਈ ({ $gained }): ਆਸ ਤੋਂ ਵਧੀਆ ਖੇਡਣਾ ਇਸਨੂੰ ਚੁੱਕਦਾ ਹੈ, ਮਾੜਾ ਡੇਗਦਾ ਹੈ, ਤੇ ਜਿੰਨੀ ਘੱਟ ਪੱਕੀ (±), ਓਨੀ ਵੱਧ ਹਿੱਲਦੀ ਹੈ।
why-cap = ਇਹ ਸਿਰਫ਼ { $percent } % ਗਿਣੀ ਗਈ: ਇੱਕ ਮਹੀਨੇ ਵਿੱਚ ਇੱਕ ਵਿਰੋਧੀ ਤੋਂ ਬੇਅੰਤ ਅੰਕ ਨਹੀਂ ਮਿਲਦੇ ({ $name })।
why-provisional = ਰੇਟਿੰਗ ਆਰਜ਼ੀ ਹੈ ਜਦ ਤੱਕ ਇਸਦੀ ਬੇਯਕੀਨੀ (±) 110 ਤੋਂ ਹੇਠਾਂ ਨਾ ਹੋਵੇ। ਨਾ ਖੇਡੋ ਤਾਂ ਇਹ ਮੁੜ ਵਧਦੀ ਹੈ।
why-rules = ਰੇਟਿੰਗ ਉਹਨਾਂ ਬਾਜ਼ੀਆਂ ਦੀ ਹੈ ਜਿਹਨਾਂ ਵਿੱਚ ਗੋਟੀਆਂ ਬਰਾਬਰ ਸਨ ਤੇ ਦੋਵੇਂ ਘੱਟੋ-ਘੱਟ ਤਿੰਨ ਚਾਲਾਂ ਚੱਲੇ।

## ਭਾਸ਼ਾਵਾਂ

language-name = ਪੰਜਾਬੀ
language-auto = ਮੇਰੇ Discord ਵਾਲੀ
language-auto-server = Discord ਵਿੱਚ ਇਸ ਸਰਵਰ ਵਾਲੀ
language-chosen = ਹੁਣ ਤੋਂ ਤੁਸੀਂ ਪੜ੍ਹਦੇ ਹੋ: { $language }, ਤੁਹਾਡਾ Discord ਜੋ ਵੀ ਬੋਲੇ।
language-of-discord = ਤੁਸੀਂ ਪੜ੍ਹਦੇ ਹੋ: { $language }, ਜਿਵੇਂ ਤੁਹਾਡਾ Discord ਬੋਲਦਾ ਹੈ, ਜਿੰਨੀ ਮੈਨੂੰ ਆਉਂਦੀ ਹੈ।
language-menu = ਭਾਸ਼ਾ ਚੁਣੋ
language-unknown = ਮੈਨੂੰ ਭਾਸ਼ਾ { $typed } ਨਹੀਂ ਆਉਂਦੀ। ਸੂਚੀ ਵਿੱਚੋਂ ਚੁਣੋ।
language-of-server = ਇਸ ਸਰਵਰ ਵਿੱਚ ਜੋ ਸਭ ਪੜ੍ਹਦੇ ਹਨ, ਇਸ ਭਾਸ਼ਾ ਵਿੱਚ ਹੈ: { $language }। ਚੁਣੌਤੀਆਂ, ਬੋਰਡ, ਅੰਤ, ਯਾਦ-ਦਹਾਨੀਆਂ।

## ਬੰਦੇ ਬਾਰੇ ਕੀ ਰੱਖਿਆ ਹੈ

data =
    { "" }**ਤੁਹਾਡੇ ਬਾਰੇ ਕੀ ਰੱਖਿਆ ਹੈ**
    ਚੱਲਦੀਆਂ ਬਾਜ਼ੀਆਂ, ਚੁਣੌਤੀਆਂ ਸਮੇਤ: { $running }। ਮੁੱਕੀਆਂ ਬਾਜ਼ੀਆਂ: { $over }। ਤੁਹਾਡੇ ਰੋਕੇ ਬੰਦੇ: { $blocked }।
    ਨਾਲ ਹੀ: ਇੱਥੇ ਤੁਹਾਡਾ ਨਾਂ, ਤੁਹਾਡੀ ਰੇਟਿੰਗ, ਤੇ ਜੋ ਤੁਸੀਂ `/deblockle me` ਨਾਲ ਰੱਖਿਆ।
    “ਮੇਰਾ ਡਾਟਾ ਲਓ” ਇਹ ਸਭ ਫ਼ਾਈਲ ਵਜੋਂ ਦਿੰਦਾ ਹੈ। “ਮੈਨੂੰ ਮਿਟਾਓ” ਤੁਹਾਡੀ ਥਾਂ ਕਿਸੇ ਬੇਨਾਮ ਨੂੰ ਰੱਖਦਾ ਹੈ।
data-file = ਤੁਹਾਡੇ ਬਾਰੇ ਜੋ ਵੀ ਰੱਖਿਆ ਹੈ, ਇਹ ਹੈ। ਇਹ ਸੁਨੇਹਾ ਹੋਰ ਕੋਈ ਨਹੀਂ ਵੇਖਦਾ।
erase-really =
    { "" }**ਕੀ ਸੱਚਮੁੱਚ ਮਿਟਣਾ ਚਾਹੁੰਦੇ ਹੋ? ਇਹ ਵਾਪਸ ਨਹੀਂ ਹੋ ਸਕਦਾ।**
    { $running ->
        [0] ਤੁਹਾਡੀ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ ਚੱਲਦੀ।
        [one] ਤੁਹਾਡੀ ਇੱਕ ਬਾਜ਼ੀ ਜਾਂ ਚੁਣੌਤੀ ਚੱਲਦੀ ਹੈ: ਤੁਸੀਂ ਉਹ ਛੱਡਦੇ ਹੋ।
       *[other] ਤੁਹਾਡੀਆਂ { $running } ਬਾਜ਼ੀਆਂ ਤੇ ਚੁਣੌਤੀਆਂ ਚੱਲਦੀਆਂ ਹਨ: ਤੁਸੀਂ ਉਹ ਛੱਡਦੇ ਹੋ।
    }
    ਤੁਹਾਡਾ ਨਾਂ, ਰੇਟਿੰਗ, ਸੈਟਿੰਗਾਂ, ਰੋਕਾਂ ਤੇ ਰਿਕਾਰਡ ਜਾਂਦੇ ਹਨ। ਪੁਰਾਣੀਆਂ ਬਾਜ਼ੀਆਂ ਉਹਨਾਂ ਲਈ ਰਹਿੰਦੀਆਂ ਹਨ ਜਿਹਨਾਂ ਨਾਲ ਖੇਡੇ: ਉੱਥੇ ਤੁਸੀਂ ਮਿਟਾਇਆ ਖਿਡਾਰੀ ਹੋ।
    Discord ਵਿੱਚ ਪਏ ਸੁਨੇਹੇ ਰਹਿੰਦੇ ਹਨ; ਹਰ ਬਾਜ਼ੀ ਦੇ ਆਖ਼ਰੀ ਵਿੱਚ ਤੁਹਾਡਾ ਨਾਂ ਨਹੀਂ ਰਹੇਗਾ।
erased = ਤੁਸੀਂ ਮਿਟਾਏ ਗਏ। ਹੁਣ ਇੱਥੇ ਜੋ ਕਰੋਗੇ, ਨਵੇਂ ਬੰਦੇ ਵਜੋਂ ਕਰੋਗੇ।

## ਬਾਜ਼ੀਆਂ ਦੇ ਰਿਕਾਰਡ

record-title = **ਬਾਜ਼ੀ { $game }** · { mark-gold } { $gold } – { mark-blue } { $blue } · { $result }
record-title-kept = { mark-gold } { $gold } – { mark-blue } { $blue } · { $result }
record-replay =
    { $title }
    { $turns ->
        [one] ਇੱਕ ਚਾਲ
       *[other] { $turns } ਚਾਲਾਂ
    }, ਸ਼ੁਰੂ ਤੋਂ ਅੰਤ ਤੱਕ
record-turn =
    { $title }
    ਚਾਲ { $turn } ਤੋਂ ਬਾਅਦ, ਕੁੱਲ { $turns }
record-unbegun = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਅਜੇ ਕੁਝ ਨਹੀਂ ਖੇਡਿਆ ਗਿਆ।
record-none = ਤੁਸੀਂ ਇੱਥੇ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ ਖੇਡੀ। `/deblockle challenge` ਨਾਲ ਸ਼ੁਰੂ ਕਰੋ।
record-gone = ਉਹ ਰਿਕਾਰਡ ਹੁਣ ਨਹੀਂ ਰੱਖਿਆ। `/deblockle record import` ਨਾਲ ਮੁੜ ਲਿਆ ਸਕਦੇ ਹੋ।
record-dropped = ਰਿਕਾਰਡ ਮਿਟ ਗਿਆ।
record-file =
    { $title }
    ਫ਼ਾਈਲ ਵਿੱਚ ਪੂਰੀ ਬਾਜ਼ੀ ਹੈ (DGN)। `/deblockle record import` ਨਾਲ ਮੁੜ ਵੇਖੀ ਜਾ ਸਕਦੀ ਹੈ।
record-too-large = { $file } ਬਹੁਤ ਵੱਡੀ ਹੈ: ਬਾਜ਼ੀ ਦਾ ਰਿਕਾਰਡ ਵੱਧ ਤੋਂ ਵੱਧ { $most } kB ਹੁੰਦਾ ਹੈ।
record-not-fetched = { $file } Discord ਤੋਂ ਨਹੀਂ ਮਿਲੀ। ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
record-no-text = { $file } ਬਾਜ਼ੀ ਦਾ ਰਿਕਾਰਡ ਨਹੀਂ: ਇਹ ਲਿਖਤ ਨਹੀਂ।
record-unreadable = { $file } ਬਾਜ਼ੀ ਦੇ ਰਿਕਾਰਡ (DGN) ਵਜੋਂ ਨਹੀਂ ਪੜ੍ਹੀ ਜਾਂਦੀ: { $why }।
history-title = **ਪੁਰਾਣੀਆਂ ਬਾਜ਼ੀਆਂ: { $name }**
history-against = **{ $name } ਬਨਾਮ { $opponent }**
history-in-all = ਕੁੱਲ: ਜਿੱਤਾਂ { $won }, ਬਰਾਬਰ { $drawn }, ਹਾਰਾਂ { $lost }
history-none = ਕੋਈ ਨਹੀਂ।
history-no-date = { $typed } ਤਾਰੀਖ਼ ਨਹੀਂ। ਸਾਲ, ਮਹੀਨਾ ਜਾਂ ਦਿਨ ਲਿਖੋ: `2026`, `2026-11` ਜਾਂ `2026-11-03`।
history-won =
    { $when }: ਬਾਜ਼ੀ { $game }, ਜਿੱਤ, ਵਿਰੋਧੀ { $opponent }, { $turns ->
        [one] ਇੱਕ ਚਾਲ
       *[other] { $turns } ਚਾਲਾਂ
    }
history-drew =
    { $when }: ਬਾਜ਼ੀ { $game }, ਬਰਾਬਰ, ਵਿਰੋਧੀ { $opponent }, { $turns ->
        [one] ਇੱਕ ਚਾਲ
       *[other] { $turns } ਚਾਲਾਂ
    }
history-lost =
    { $when }: ਬਾਜ਼ੀ { $game }, ਹਾਰ, ਵਿਰੋਧੀ { $opponent }, { $turns ->
        [one] ਇੱਕ ਚਾਲ
       *[other] { $turns } ਚਾਲਾਂ
    }
history-called-off = { $when }: ਬਾਜ਼ੀ { $game }, ਵਿਰੋਧੀ { $opponent }, ਰੱਦ
history-menu = ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ ਵੇਖੋ

## ਪੇਸ਼ਕਸ਼ਾਂ

board-taken-back = ਪਿਛਲੀ ਚਾਲ ਵਾਪਸ ਹੋਈ, ਦੋਹਾਂ ਦੀ ਸਹਿਮਤੀ ਨਾਲ: { $player }।
board-draw-claimable = ਇਹ ਹਾਲਤ ਤੀਜੀ ਵਾਰ ਹੈ: ਕੋਈ ਵੀ ਬਰਾਬਰੀ ਦਾ ਦਾਅਵਾ ਕਰ ਸਕਦਾ ਹੈ।
board-take-back-offered = ↩ { $player } `{ $turn }` ਵਾਪਸ ਮੰਗਦੇ ਹਨ। ਜਵਾਬ ਜਾਂ ਚਾਲ: { $opponent }।
board-take-back-declined = { $player } ਨੇ ਵਾਪਸੀ ਨਹੀਂ ਮੰਨੀ।
board-draw-offered = 🤝 { $player } ਬਰਾਬਰੀ ਪੇਸ਼ ਕਰਦੇ ਹਨ। ਜਵਾਬ ਜਾਂ ਚਾਲ: { $opponent }।
board-draw-declined = { $player } ਨੇ ਬਰਾਬਰੀ ਨਹੀਂ ਮੰਨੀ।
notice-take-back-offered = { $opponent } ਪਿਛਲੀ ਚਾਲ ਵਾਪਸ ਮੰਗਦੇ ਹਨ।
notice-take-back-declined = { $opponent } ਨੇ ਵਾਪਸੀ ਨਹੀਂ ਮੰਨੀ।
notice-taken-back = { $opponent } ਸਹਿਮਤ: ਤੁਹਾਡੀ ਚਾਲ ਵਾਪਸ ਹੋਈ।
notice-draw-offered = { $opponent } ਬਰਾਬਰੀ ਪੇਸ਼ ਕਰਦੇ ਹਨ।
notice-draw-declined = { $opponent } ਨੇ ਬਰਾਬਰੀ ਨਹੀਂ ਮੰਨੀ।
label-take-back-offered = { $label } · ਚਾਲ ਵਾਪਸ ਮੰਗਦੇ ਹਨ
label-draw-offered = { $label } · ਬਰਾਬਰੀ ਪੇਸ਼ ਕਰਦੇ ਹਨ
offer-message = ਬਾਜ਼ੀ { $game }: ਕੀ ਪੇਸ਼ ਕਰਨਾ ਚਾਹੁੰਦੇ ਹੋ? ਵਿਰੋਧੀ: { $opponent }
take-back-asked = ਬਾਜ਼ੀ { $game }: ਪੁੱਛਿਆ ਗਿਆ ਕਿ ਤੁਸੀਂ ਪਿਛਲੀ ਚਾਲ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ ਜਾਂ ਨਹੀਂ: { $opponent }। ਅਗਲੀ ਚਾਲ ਨਾਲ ਇਹ ਸਵਾਲ ਮੁੱਕ ਜਾਂਦਾ ਹੈ।
take-back-accepted = ਬਾਜ਼ੀ { $game }: ਪਿਛਲੀ ਚਾਲ ਵਾਪਸ ਹੋਈ ਤੇ ਮੁੜ ਚੱਲੀ ਜਾਵੇਗੀ: { $opponent }।
take-back-declined = ਬਾਜ਼ੀ { $game }: ਤੁਸੀਂ ਵਾਪਸੀ ਨਹੀਂ ਮੰਨੀ: { $opponent }।
draw-offered = ਬਾਜ਼ੀ { $game }: ਤੁਸੀਂ ਬਰਾਬਰੀ ਪੇਸ਼ ਕੀਤੀ: { $opponent }। { $opponent } ਦੀ ਚਾਲ ਨਾਲ ਇਹ ਮੁੱਕ ਜਾਂਦੀ ਹੈ।
draw-declined = ਬਾਜ਼ੀ { $game }: ਤੁਸੀਂ ਬਰਾਬਰੀ ਨਹੀਂ ਮੰਨੀ: { $opponent }।
draw-really = ਕੀ ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਬਰਾਬਰੀ ਮੰਨਦੇ ਹੋ, ਵਿਰੋਧੀ { $opponent }? ਬਾਜ਼ੀ ਮੁੱਕ ਜਾਵੇਗੀ, ਤੇ ਇਹ ਵਾਪਸ ਨਹੀਂ ਹੋ ਸਕਦਾ।
claim-draw-really = ਕੀ ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਬਰਾਬਰੀ ਦਾ ਦਾਅਵਾ ਕਰਦੇ ਹੋ, ਵਿਰੋਧੀ { $opponent }, ਕਿਉਂਕਿ ਇਹ ਹਾਲਤ ਤੀਜੀ ਵਾਰ ਹੈ? ਬਾਜ਼ੀ ਮੁੱਕ ਜਾਵੇਗੀ, ਤੇ ਇਹ ਵਾਪਸ ਨਹੀਂ ਹੋ ਸਕਦਾ।
call-off-really = ਕੀ ਬਾਜ਼ੀ { $game }, ਵਿਰੋਧੀ { $opponent }, ਰੱਦ ਕਰਨੀ ਹੈ? ਅਜੇ ਦੋਵੇਂ ਚਾਲ ਨਹੀਂ ਚੱਲੇ, ਸੋ ਕੋਈ ਨਹੀਂ ਹਾਰਦਾ। ਇਹ ਵਾਪਸ ਨਹੀਂ ਹੋ ਸਕਦਾ।
called-off = ਬਾਜ਼ੀ { $game } ਰੱਦ ਹੋਈ, ਕੋਈ ਜੇਤੂ ਨਹੀਂ।
rematch-sent = ਬਾਜ਼ੀ { $game }: ਬਾਜ਼ੀ { $before } ਮੁੜ ਖੇਡਣ ਦੀ ਤੁਹਾਡੀ ਚੁਣੌਤੀ ਜਾ ਰਹੀ ਹੈ: { $opponent }।
rematch-of = -# ਬਾਜ਼ੀ { $game } ਮੁੜ
none-to-rematch = ਤੁਸੀਂ ਇੱਥੇ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ ਮੁਕਾਈ ਜੋ ਮੁੜ ਖੇਡੀ ਜਾਵੇ। `/deblockle challenge` ਨਾਲ ਸ਼ੁਰੂ ਕਰੋ।

## ਚਾਲ ਬਣਾਉਣਾ

composer-title = { $mark } **ਬਾਜ਼ੀ { $game }** · ਚਾਲ { $turn } · ਤੁਸੀਂ { $side }, ਵਿਰੋਧੀ: { $opponent }
composer-blocks = ਕਿਹੜੀ ਗੋਟੀ ਪਲਟਾਉਂਦੇ ਹੋ? ਛੋਟੇ ਨਿਸ਼ਾਨ ਦੱਸਦੇ ਹਨ ਉਸ ਕਿਨਾਰੇ ਤੋਂ ਪਲਟਾਉਣ 'ਤੇ ਉੱਪਰ ਕੀ ਆਵੇਗਾ।
composer-directions = { $square } ਵਾਲੀ ਗੋਟੀ ਕਿੱਧਰ ਪਲਟਾਉਂਦੇ ਹੋ? ਹਰ ਬਟਨ ਦੱਸਦਾ ਹੈ ਉੱਪਰ ਕਿਹੜਾ ਪਾਸਾ ਆਵੇਗਾ।
composer-hops = `{ $square }` ਪਲਟੀ { $direction }: ਉੱਪਰ ਆਇਆ { $face }। ਛਾਲ ਕਿੱਥੇ? ਇਹ ਸਿਰਫ਼ ਤੁਸੀਂ ਵੇਖਦੇ ਹੋ।
composer-hops-menu = ਛਾਲ ਲਈ ਖਾਨਾ ਚੁਣੋ
composer-confirm = { $said }। ਕੀ ਇਹੀ ਤੁਹਾਡੀ ਚਾਲ ਹੈ?
turn-made = ਬਾਜ਼ੀ { $game }: ਤੁਸੀਂ `{ $turn }` ਚੱਲੀ।
undone = ਪਲਟੀ ਵਾਪਸ ਹੋਈ।

## ਯੋਜਨਾ: ਵਿਰੋਧੀ ਦੀਆਂ ਚਾਲਾਂ ਦੇ ਜਵਾਬ, ਗੁਪਤ

plan-title = { $mark } **ਬਾਜ਼ੀ { $game }** · ਚਾਲ { $turn } · ਤੁਹਾਡੀ ਯੋਜਨਾ, { $side } ਵਜੋਂ, ਵਿਰੋਧੀ: { $opponent }
plan-empty = ਕੋਈ ਯੋਜਨਾ ਨਹੀਂ। ਦੱਸੋ { $opponent } ਦੀ ਕਿਸੇ ਚਾਲ ਦਾ ਕੀ ਜਵਾਬ ਦਿਓਗੇ: ਉਹ ਚਾਲ ਹੁੰਦੇ ਹੀ ਤੁਹਾਡਾ ਜਵਾਬ ਚੱਲਿਆ ਜਾਂਦਾ ਹੈ। ਇਹ ਸਿਰਫ਼ ਤੁਸੀਂ ਵੇਖਦੇ ਹੋ।
plan-otherwise = { $opponent } ਦੀ ਹੋਰ ਕੋਈ ਵੀ ਚਾਲ ਸਾਰੀ ਯੋਜਨਾ ਮੁਕਾ ਦਿੰਦੀ ਹੈ। ਇਹ ਸਿਰਫ਼ ਤੁਸੀਂ ਵੇਖਦੇ ਹੋ।
plan-line = ਜੇ { $side } ਚੱਲੇ `{ $turn }`: `{ $replies }`
plan-line-pass = ਜੇ { $side } ਚੱਲੇ `{ $turn }`, ਜਿਸ ਨਾਲ ਤੁਹਾਡੀ ਕੋਈ ਚਾਲ ਨਹੀਂ ਬਚਦੀ
plan-menu-further = ਇਸ ਤੋਂ ਅੱਗੇ …
plan-menu-remove = ਹਟਾਓ, ਜੋ ਅੱਗੇ ਹੈ ਉਹ ਵੀ …
plan-so-far = ਹੁਣ ਤੱਕ: `{ $turns }`
plan-blocks-theirs = { $opponent } ਦੀ ਕਿਹੜੀ ਚਾਲ ਦਾ ਅੰਦਾਜ਼ਾ ਹੈ? ਉਹ ਗੋਟੀ ਚੁਣੋ ਜੋ ਪਲਟਾਏਗਾ: { $side }।
plan-blocks-own = ਤੇ ਤੁਹਾਡਾ ਜਵਾਬ? ਉਹ ਗੋਟੀ ਚੁਣੋ ਜੋ ਪਲਟਾਓਗੇ।
plan-hops = `{ $square }` ਪਲਟੀ { $direction }: ਉੱਪਰ ਆਵੇਗਾ { $face }। ਛਾਲ ਕਿੱਥੇ? ਇਹ ਸਿਰਫ਼ ਤੁਸੀਂ ਵੇਖਦੇ ਹੋ।
plan-confirm = { $said }। ਕੀ ਇਹੀ ਤੁਹਾਡਾ ਜਵਾਬ ਹੈ? ਇਹ ਸਿਰਫ਼ ਤੁਸੀਂ ਵੇਖਦੇ ਹੋ।
plan-added = ਯੋਜਨਾ ਵਿੱਚ ਪੈ ਗਿਆ।
plan-removed = ਹੁਣ ਯੋਜਨਾ ਵਿੱਚ ਨਹੀਂ।
plan-dropped = ਯੋਜਨਾ ਛੱਡੀ ਗਈ।
plan-drop-really = ਕੀ ਬਾਜ਼ੀ { $game } ਦੀ ਸਾਰੀ ਯੋਜਨਾ ਸੱਚਮੁੱਚ ਛੱਡਣੀ ਹੈ? ਇਹ ਮੁੜ ਨਹੀਂ ਆਵੇਗੀ।
plan-changed = ਤੁਹਾਡੀ ਯੋਜਨਾ ਹੁਣ ਹੋਰ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ; ਹੁਣ ਇਹ ਹੈ।
plan-answered = `{ $turns }` ਤੋਂ ਬਾਅਦ ਜਵਾਬ ਪਹਿਲਾਂ ਹੀ ਹੈ। ਹੋਰ ਦੇਣ ਲਈ ਪਹਿਲਾਂ ਉਹ ਚਾਲ ਹਟਾਓ।
plan-over = `{ $turns }` ਤੋਂ ਬਾਅਦ ਬਾਜ਼ੀ ਮੁੱਕ ਜਾਂਦੀ ਹੈ: ਜਵਾਬ ਲਈ ਕੁਝ ਨਹੀਂ।
plan-too-deep =
    ਯੋਜਨਾ ਵੱਧ ਤੋਂ ਵੱਧ { $most ->
        [one] ਇੱਕ ਚਾਲ
       *[other] { $most } ਚਾਲਾਂ
    } ਅੱਗੇ ਜਾਂਦੀ ਹੈ, ਦੋਹਾਂ ਪਾਸਿਆਂ ਦੀਆਂ ਮਿਲਾ ਕੇ।
plan-too-much =
    ਯੋਜਨਾ ਵੱਧ ਤੋਂ ਵੱਧ { $most ->
        [one] ਇੱਕ ਚਾਲ
       *[other] { $most } ਚਾਲਾਂ
    } ਸੋਚਦੀ ਹੈ। ਪਹਿਲਾਂ ਕੁਝ ਹਟਾਓ।
plan-too-long-for-buttons = ਇੰਨੀਆਂ ਚਾਲਾਂ ਬਟਨ ਵਿੱਚ ਨਹੀਂ ਆਉਂਦੀਆਂ। ਕਤਾਰ `/deblockle plan` ਦੇ `line` ਵਿੱਚ ਲਿਖੋ।
plan-text-too-long = ਬਹੁਤ ਲੰਮਾ: ਵੱਧ ਤੋਂ ਵੱਧ { $most } ਅੱਖਰ। ਕਤਾਰਾਂ ਇੱਕ-ਇੱਕ ਕਰਕੇ ਪਾਓ।
plan-text-empty = ਇਸ ਵਿੱਚ ਕੋਈ ਚਾਲ ਨਹੀਂ। ਵਿਰੋਧੀ ਦੀ ਚਾਲ ਤੇ ਆਪਣਾ ਜਵਾਬ ਲਿਖੋ: `e5w c3n-d5`।
plan-wrong = ਕੁਝ ਨਹੀਂ ਪਿਆ। ਕਤਾਰ { $line } ਆਪਣੀ ਚਾਲ { $nth } 'ਤੇ ਗ਼ਲਤ ਹੈ, ਜਿੱਥੇ ਵਾਰੀ ਹੈ: { $side }। { $why }
plan-no-pass = `--` ਵਾਰੀ ਛੱਡਣਾ ਹੈ, ਪਰ ਉੱਥੇ ਕੋਈ ਵਾਰੀ ਨਹੀਂ ਛੱਡਦਾ।
plan-other-reply = ਉੱਥੇ ਤੁਹਾਡਾ ਜਵਾਬ `{ $turn }` ਪਹਿਲਾਂ ਹੀ ਹੈ, ਤੇ ਜਵਾਬ ਇੱਕੋ ਹੋ ਸਕਦਾ ਹੈ। ਪਹਿਲਾਂ ਉਹ ਚਾਲ ਯੋਜਨਾ ਵਿੱਚੋਂ ਹਟਾਓ।
plan-no-reply = ਕਤਾਰ ਵਿਰੋਧੀ ਦੀ ਚਾਲ 'ਤੇ ਮੁੱਕਦੀ ਹੈ। ਆਪਣਾ ਜਵਾਬ ਦੱਸੋ।
plan-illegal-yours = `{ $turn }` ਨਹੀਂ ਹੋ ਸਕਦੀ: { $square } ਵਾਲੀ ਗੋਟੀ ਤੁਹਾਡੀ ਹੈ।
plan-illegal-star = `{ $turn }` ਨਹੀਂ ਹੋ ਸਕਦੀ: ਤਾਰੇ ਵਾਲੇ ਖਾਨੇ 'ਤੇ ਸਿਰਫ਼ ਉਹ ਗੋਟੀ ਪਲਟਦੀ ਹੈ ਜਿਸਦਾ ਤਾਰਾ ਉੱਪਰ ਆਵੇ, ਤੇ ਉਹ ਵੀ ਸਿਰਫ਼ { $square } 'ਤੇ।
plan-ended = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਤੁਹਾਡੀ ਯੋਜਨਾ ਮੁੱਕੀ: ਵਿਰੋਧੀ ਦੀ ਚਾਲ ਉਸ ਵਿੱਚ ਨਹੀਂ ਸੀ।

## ਵੇਖਣਾ

games-none = ਤੁਹਾਡੀ ਇੱਥੇ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ। `/deblockle challenge` ਨਾਲ ਸ਼ੁਰੂ ਕਰੋ।
games-message =
    { $count ->
        [one] ਤੁਹਾਡੀ ਬਾਜ਼ੀ
       *[other] ਤੁਹਾਡੀਆਂ { $count } ਬਾਜ਼ੀਆਂ
    } ({ $waiting ->
        [0] ਕੋਈ ਤੁਹਾਨੂੰ ਨਹੀਂ ਉਡੀਕਦੀ
        [one] ਇੱਕ ਤੁਹਾਨੂੰ ਉਡੀਕਦੀ ਹੈ
       *[other] { $waiting } ਤੁਹਾਨੂੰ ਉਡੀਕਦੀਆਂ ਹਨ
    }):
    { $games }
games-none-anywhere = ਕਿਸੇ ਸਰਵਰ ਵਿੱਚ ਤੁਹਾਡੀ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ। `/deblockle challenge` ਨਾਲ ਸ਼ੁਰੂ ਕਰੋ: `opponent` ਵਿੱਚ ਕਿਸੇ ਨਾਲ, ਜਾਂ ਖ਼ਾਲੀ ਛੱਡ ਕੇ ਕਿਸੇ ਵੀ ਨਾਲ।
games-menu = ਬਾਜ਼ੀ ਚੁਣੋ
which-game = ਕਿਹੜੀ ਬਾਜ਼ੀ? ਇੱਥੇ ਚੁਣੋ, ਜਾਂ `game` ਵਿੱਚ ਦੱਸੋ।
none-challenge-to-me = ਇਸ ਵੇਲੇ ਇੱਥੇ ਤੁਹਾਨੂੰ ਕੋਈ ਨਹੀਂ ਵੰਗਾਰਦਾ। `/deblockle challenge` ਨਾਲ ਆਪ ਬਾਜ਼ੀ ਸ਼ੁਰੂ ਕਰੋ।
none-my-challenge = ਇੱਥੇ ਤੁਹਾਡੀ ਕੋਈ ਖੁੱਲ੍ਹੀ ਚੁਣੌਤੀ ਨਹੀਂ। `/deblockle challenge` ਨਾਲ ਸ਼ੁਰੂ ਕਰੋ।
label-challenged-you = ਬਾਜ਼ੀ { $game } · ਤੁਹਾਨੂੰ ਵੰਗਾਰਿਆ: { $opponent }
label-challenge = ਬਾਜ਼ੀ { $game } · ਤੁਸੀਂ ਵੰਗਾਰਿਆ: { $opponent }
label-open = ਬਾਜ਼ੀ { $game } · { $opponent } ਕਿਸੇ ਵੀ ਨੂੰ ਵੰਗਾਰਦੇ ਹਨ
label-open-challenge = ਬਾਜ਼ੀ { $game } · ਤੁਸੀਂ ਕਿਸੇ ਵੀ ਨੂੰ ਵੰਗਾਰਿਆ
label-place = ਬਾਜ਼ੀ { $game } · ਵਿਰੋਧੀ { $opponent } · ਗੋਟੀਆਂ ਰੱਖੋ
label-placing = ਬਾਜ਼ੀ { $game } · ਵਿਰੋਧੀ { $opponent } · { $opponent } ਰੱਖ ਰਹੇ ਹਨ
label-your-turn = ਬਾਜ਼ੀ { $game } · ਵਿਰੋਧੀ { $opponent } · ਤੁਹਾਡੀ ਵਾਰੀ ({ $turn })
label-their-turn = ਬਾਜ਼ੀ { $game } · ਵਿਰੋਧੀ { $opponent } · ਉਡੀਕ ({ $turn })
label-until = { $label } · ਸਮਾਂ ਮੁੱਕੇਗਾ { $until }
label-lapses = { $label } · ਮਿਆਦ { $until }
label-away = { $label } · ਗ਼ੈਰਹਾਜ਼ਰ, ਘੜੀ ਰੁਕੀ ਹੈ
label-time-up = { $label } · ਸਮਾਂ ਮੁੱਕਿਆ { $until }
label-frozen = { $label } · ਘੜੀਆਂ ਰੁਕੀਆਂ ਹਨ
label-over = ਬਾਜ਼ੀ { $game } · ਵਿਰੋਧੀ { $opponent } · ਮੁੱਕੀ
more-message = ਬਾਜ਼ੀ { $game }: ਕੀ ਕਰਨਾ ਚਾਹੁੰਦੇ ਹੋ?
resign-really = ਕੀ ਸੱਚਮੁੱਚ ਬਾਜ਼ੀ { $game }, ਵਿਰੋਧੀ { $opponent }, ਵਿੱਚ ਹਾਰ ਮੰਨਣੀ ਹੈ? ਇਹ ਵਾਪਸ ਨਹੀਂ ਹੋ ਸਕਦਾ।
resigned = ਤੁਸੀਂ ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਹਾਰ ਮੰਨੀ।

## ਇਨਕਾਰ: ਗੱਲ ਕੀ ਹੈ, ਤੇ ਕੀ ਕਰਨਾ ਹੈ

unknown-button = ਇਹ ਬੋਟ ਦੇ ਹੋਰ ਸੰਸਕਰਣ ਦਾ ਹੈ, ਜਾਂ ਕਦੇ ਇਸਦਾ ਸੀ ਹੀ ਨਹੀਂ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।
outdated-button = ਇਹ ਬਟਨ ਬੋਟ ਦੇ ਹੋਰ ਸੰਸਕਰਣ ਦਾ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ; ਬਾਜ਼ੀ { $game } ਦੇ ਮੌਜੂਦਾ ਬੋਰਡ ਤੋਂ ਅੱਗੇ ਚੱਲੋ।
elsewhere = ਉਹ ਬਾਜ਼ੀ ਹੋਰ ਥਾਂ ਖੇਡੀ ਜਾਂਦੀ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ; ਉਸਦੇ ਆਪਣੇ ਸਰਵਰ ਵਿੱਚ ਚੱਲੋ ਜਾਂ, ਜੇ ਤੁਸੀਂ ਉਸ ਵਿੱਚ ਖੇਡਦੇ ਹੋ, ਮੈਨੂੰ ਸਿੱਧੇ ਸੁਨੇਹੇ ਵਿੱਚ।
no-such-game = ਬਾਜ਼ੀ { $game } ਨਹੀਂ ਹੈ। ਬਾਜ਼ੀਆਂ ਦੇ ਨੰਬਰ ਹਨ; ਆਪਣੀ ਕੋਈ ਚੁਣੋ।
stale = ਉਹ ਲੰਘ ਗਿਆ: ਬਾਜ਼ੀ { $game } ਅੱਗੇ ਵਧ ਚੁੱਕੀ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ; ਮੌਜੂਦਾ ਬੋਰਡ ਤੋਂ ਅੱਗੇ ਚੱਲੋ।
repeated = ਇਹ ਹੋ ਚੁੱਕਾ ਹੈ। ਬਾਜ਼ੀ { $game } ਦੇ ਮੌਜੂਦਾ ਬੋਰਡ ਤੋਂ ਅੱਗੇ ਚੱਲੋ।
busy = ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਇੱਕੋ ਵਾਰ ਬਹੁਤ ਕੁਝ ਹੋ ਰਿਹਾ ਹੈ। ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
trouble = ਮੇਰੇ ਪਾਸੇ ਕੁਝ ਗ਼ਲਤ ਹੋਇਆ। ਕੁਝ ਨਹੀਂ ਗੁਆਚਿਆ; ਥੋੜ੍ਹੀ ਦੇਰ ਵਿੱਚ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
unreadable-square = { $typed } ਖਾਨਾ ਨਹੀਂ। ਖਾਨੇ a1 ਤੋਂ g7 ਹਨ, ਜਿਵੇਂ `d5`।
unreadable-turn = { $typed } ਚਾਲ ਵਜੋਂ ਨਹੀਂ ਪੜ੍ਹੀ ਜਾਂਦੀ। ਗੋਟੀ ਦਾ ਖਾਨਾ, ਪਲਟੀ ਦੀ ਦਿਸ਼ਾ (n, e, s ਜਾਂ w) ਤੇ ਛਾਲ ਕਿੱਥੇ ਮੁੱਕੇ ਲਿਖੋ: `c3n-d5`। ਰੋਕ ਦੀ ਛਾਲ ਨਹੀਂ: `e5w`।
refusal-outsider = ਤੁਸੀਂ ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਨਹੀਂ ਖੇਡਦੇ। ਵੇਖ ਸਕਦੇ ਹੋ, ਜਾਂ `/deblockle challenge` ਨਾਲ ਆਪਣੀ ਸ਼ੁਰੂ ਕਰ ਸਕਦੇ ਹੋ।
refusal-frozen = ਬਾਜ਼ੀ { $game } ਰੁਕੀ ਹੈ, ਘੜੀਆਂ ਵੀ: ਮੈਂ ਹੁਣ ਉਸਦੇ ਸਰਵਰ ਵਿੱਚ ਨਹੀਂ। ਮੈਨੂੰ ਉੱਥੇ ਮੁੜ ਸੱਦੋ ਤਾਂ ਚੱਲ ਪਵੇਗੀ।
refusal-over = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਹੁਣ ਕੁਝ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਨਵੀਂ ਲਈ `/deblockle challenge` ਵਰਤੋ।
refusal-not-a-challenge = ਬਾਜ਼ੀ { $game } ਮੰਨੀ ਜਾ ਚੁੱਕੀ ਹੈ ਤੇ ਚੱਲਦੀ ਹੈ।
refusal-lapsed = ਚੁਣੌਤੀ, ਬਾਜ਼ੀ { $game }, ਦੀ ਮਿਆਦ ਮੁੱਕ ਗਈ। `/deblockle challenge` ਨਾਲ ਨਵੀਂ ਦਿਓ।
refusal-not-opponent = ਬਾਜ਼ੀ { $game } ਦਾ ਜਵਾਬ ਸਿਰਫ਼ ਉਹੀ ਦੇ ਸਕਦਾ ਹੈ ਜਿਸਨੂੰ ਵੰਗਾਰਿਆ: { $challenged }।
refusal-taken = ਕੋਈ ਪਹਿਲਾਂ ਪਹੁੰਚ ਗਿਆ: ਬਾਜ਼ੀ { $game } ਮੰਨੀ ਜਾ ਚੁੱਕੀ ਹੈ। `/deblockle challenge` ਨਾਲ ਆਪਣੀ ਚੁਣੌਤੀ ਦਿਓ।
refusal-own-challenge = ਬਾਜ਼ੀ { $game } ਤੁਹਾਡੀ ਆਪਣੀ ਚੁਣੌਤੀ ਹੈ: ਕੋਈ ਹੋਰ ਮੰਨੇ। ਤੁਸੀਂ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ।
refusal-not-gone = { $opponent } ਇੱਥੇ ਹਨ, ਸੋ ਬਾਜ਼ੀ { $game } ਰੱਦ ਨਹੀਂ ਹੋ ਸਕਦੀ। ਉਡੀਕ ਸਕਦੇ ਹੋ, ਜਾਂ ਹਾਰ ਮੰਨ ਸਕਦੇ ਹੋ।
refusal-not-challenger = ਬਾਜ਼ੀ { $game } ਦੀ ਚੁਣੌਤੀ ਸਿਰਫ਼ ਦੇਣ ਵਾਲਾ ਵਾਪਸ ਲੈ ਸਕਦਾ ਹੈ: { $challenger }।
refusal-not-started = ਬਾਜ਼ੀ { $game } ਸ਼ੁਰੂ ਨਹੀਂ ਹੋਈ: ਪਹਿਲਾਂ ਮੰਨੀ ਜਾਵੇ, ਤੇ ਗੋਟੀਆਂ ਰੱਖੀਆਂ ਜਾਣ।
refusal-not-setting-up = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਹੁਣ ਗੋਟੀਆਂ ਨਹੀਂ ਰੱਖਣੀਆਂ।
refusal-already-placed = ਤੁਸੀਂ ਬਾਜ਼ੀ { $game } ਦੀਆਂ ਗੋਟੀਆਂ ਰੱਖ ਚੁੱਕੇ ਹੋ। ਵਿਰੋਧੀ ਮੁਕਾਏ ਤਾਂ ਬੋਰਡ ਆ ਜਾਵੇਗਾ।
refusal-not-your-turn = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਵਾਰੀ { $opponent } ਦੀ ਹੈ। ਤੁਹਾਡੀ ਹੋਵੇ ਤਾਂ ਦੱਸਿਆ ਜਾਵੇਗਾ।
refusal-own-turn = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਵਾਰੀ ਤੁਹਾਡੀ ਆਪਣੀ ਹੈ। ਪਹਿਲਾਂ ਚੱਲੋ; ਫਿਰ { $opponent } ਦੀਆਂ ਚਾਲਾਂ ਦੇ ਜਵਾਬ ਸੋਚੋ।
refusal-too-late = ਦੇਰ ਹੋ ਗਈ: ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਤੁਹਾਡਾ ਸਮਾਂ ਮੁੱਕ ਗਿਆ ਸੀ। `/deblockle challenge` ਨਾਲ ਨਵੀਂ ਸ਼ੁਰੂ ਕਰੋ।
refusal-nothing-to-claim = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਅਜੇ ਦਾਅਵੇ ਲਈ ਕੁਝ ਨਹੀਂ।
refusal-time-left = ਤੁਹਾਡੇ ਵਿਰੋਧੀ ਕੋਲ ਸਮਾਂ ਹੈ { $until } ਤੱਕ।
refusal-own-clock = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਵਾਰੀ ਤੁਹਾਡੀ ਹੈ, ਤੇ ਘੜੀ ਵੀ ਤੁਹਾਡੀ ਚੱਲਦੀ ਹੈ।
refusal-no-clock = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਘੜੀ ਨਹੀਂ ਚੱਲਦੀ, ਸੋ ਨਾ ਸਮਾਂ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ, ਨਾ ਮੁੱਕ ਸਕਦਾ ਹੈ।
refusal-nothing-to-take-back = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਵਾਪਸ ਲੈਣ ਲਈ ਤੁਹਾਡੀ ਕੋਈ ਚਾਲ ਨਹੀਂ: ਸਿਰਫ਼ ਆਖ਼ਰੀ ਵਾਪਸ ਹੁੰਦੀ ਹੈ, ਜਵਾਬ ਤੋਂ ਪਹਿਲਾਂ। ਛਾਲ ਤੋਂ ਪਹਿਲਾਂ `/deblockle undo` ਪਲਟੀ ਵਾਪਸ ਲੈਂਦਾ ਹੈ।
refusal-take-back-asked = ਤੁਸੀਂ ਇਹ ਪੁੱਛ ਚੁੱਕੇ ਹੋ। ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਜਵਾਬ ਜਾਂ ਚਾਲ: { $opponent }।
refusal-draw-offered = ਤੁਸੀਂ ਬਰਾਬਰੀ ਪੇਸ਼ ਕਰ ਚੁੱਕੇ ਹੋ। ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਜਵਾਬ ਜਾਂ ਚਾਲ: { $opponent }।
refusal-offered-by-other = { $opponent } ਨੇ ਹੁਣੇ ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਇਹੀ ਪੇਸ਼ ਕੀਤਾ: ਉਸਦਾ ਜਵਾਬ ਦਿਓ।
refusal-offered-before = ਤੁਸੀਂ ਇਸ ਚਾਲ ਵਿੱਚ ਇਹ ਪੇਸ਼ ਕਰ ਚੁੱਕੇ ਹੋ, ਤੇ { $opponent } ਨੇ ਨਹੀਂ ਮੰਨਿਆ। ਬਾਜ਼ੀ { $game } ਦੀ ਅਗਲੀ ਚਾਲ ਤੋਂ ਬਾਅਦ ਮੁੜ ਕਰ ਸਕਦੇ ਹੋ।
refusal-no-take-back-asked = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਕੋਈ ਵਾਪਸੀ ਨਹੀਂ ਮੰਗਦਾ: ਜਵਾਬ ਹੋ ਗਿਆ, ਜਾਂ ਅਗਲੀ ਚਾਲ ਨਾਲ ਮੁੱਕ ਗਿਆ।
refusal-no-draw-offered = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਬਰਾਬਰੀ ਪੇਸ਼ ਨਹੀਂ: ਜਵਾਬ ਹੋ ਗਿਆ, ਜਾਂ ਅਗਲੀ ਚਾਲ ਨਾਲ ਮੁੱਕ ਗਈ। ਤੁਸੀਂ ਆਪ `/deblockle draw` ਨਾਲ ਪੇਸ਼ ਕਰ ਸਕਦੇ ਹੋ।
refusal-own-offer = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਇਹ ਤੁਹਾਡੀ ਆਪਣੀ ਪੇਸ਼ਕਸ਼ ਹੈ: ਜਵਾਬ ਦੇਣਗੇ { $opponent }।
refusal-no-repetition = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਬਰਾਬਰੀ ਦਾ ਦਾਅਵਾ ਨਹੀਂ ਹੋ ਸਕਦਾ: ਬੋਰਡ ਦੀ ਹਾਲਤ ਤੀਜੀ ਵਾਰ ਨਹੀਂ। `/deblockle draw` ਨਾਲ ਪੇਸ਼ ਕਰ ਸਕਦੇ ਹੋ।
refusal-not-over = ਬਾਜ਼ੀ { $game } ਅਜੇ ਚੱਲਦੀ ਹੈ। ਮੁੱਕਣ 'ਤੇ ਮੁੜ ਖੇਡੀ ਜਾ ਸਕਦੀ ਹੈ।
refusal-never-played = ਬਾਜ਼ੀ { $game } ਕਦੇ ਖੇਡੀ ਨਹੀਂ ਗਈ, ਸੋ ਮੁੜ ਵੀ ਨਹੀਂ। `/deblockle challenge` ਨਾਲ ਨਵੀਂ ਸ਼ੁਰੂ ਕਰੋ।
refusal-rematched = ਉਹ ਬਾਜ਼ੀ ਮੁੜ ਖੇਡੀ ਜਾ ਰਹੀ ਹੈ: ਬਾਜ਼ੀ { $game }। ਇੱਕ ਹੋਰ ਲਈ `/deblockle challenge` ਵਰਤੋ।
refusal-hop-due = ਤੁਸੀਂ `{ $tip }` ਪਲਟਾਈ ਹੈ; ਪਹਿਲਾਂ ਛਾਲ ਮਾਰੋ, ਜਾਂ ਵਾਪਸ ਲਓ।
refusal-nothing-tipped = ਅਜੇ ਕੋਈ ਗੋਟੀ ਨਹੀਂ ਪਲਟਾਈ: ਚਾਲ ਵਿੱਚ ਪਹਿਲਾਂ ਪਲਟੀ, ਫਿਰ ਛਾਲ ਹੁੰਦੀ ਹੈ।
illegal-over = ਬਾਜ਼ੀ ਮੁੱਕ ਗਈ।
illegal-deblockled = ਤੁਹਾਡੀ ਹੁਣ ਕੋਈ ਜਾਇਜ਼ ਚਾਲ ਨਹੀਂ; ਵਾਰੀ ਆਪੇ ਲੰਘਦੀ ਹੈ।
illegal-hop-due = { $square } ਵਾਲੀ ਗੋਟੀ ਪਲਟਾਈ ਗਈ ਹੈ; ਪਹਿਲਾਂ ਉਹ ਛਾਲ ਮਾਰੇ।
illegal-no-block = `{ $turn }` ਨਹੀਂ ਹੋ ਸਕਦੀ: { $square } 'ਤੇ ਗੋਟੀ ਨਹੀਂ।
illegal-not-yours = `{ $turn }` ਨਹੀਂ ਹੋ ਸਕਦੀ: { $square } ਵਾਲੀ ਗੋਟੀ ਵਿਰੋਧੀ ਦੀ ਹੈ।
illegal-off-board = `{ $turn }` ਨਹੀਂ ਹੋ ਸਕਦੀ: ਇਹ ਪਲਟੀ ਬੋਰਡ ਤੋਂ ਬਾਹਰ ਜਾਂਦੀ ਹੈ।
illegal-occupied = `{ $turn }` ਨਹੀਂ ਹੋ ਸਕਦੀ: { $square } 'ਤੇ ਗੋਟੀ ਪਹਿਲਾਂ ਹੀ ਹੈ।
illegal-star-square = `{ $turn }` ਨਹੀਂ ਹੋ ਸਕਦੀ: { $square } ਤਾਰੇ ਵਾਲਾ ਖਾਨਾ ਹੈ, ਤੇ ਸਿਰਫ਼ ਤਾਰਾ ਉੱਪਰ ਲਿਆਉਂਦੀ ਗੋਟੀ ਆਪਣੇ ਟੀਚੇ, { $goal }, 'ਤੇ ਪਲਟ ਸਕਦੀ ਹੈ।
illegal-star-up = `{ $turn }` ਨਹੀਂ ਹੋ ਸਕਦੀ: ਇਹ ਤਾਰਾ ਉੱਪਰ ਲਿਆਉਂਦੀ ਹੈ, ਜੋ ਸਿਰਫ਼ ਤੁਹਾਡੇ ਟੀਚੇ, { $goal }, 'ਤੇ ਹੋ ਸਕਦਾ ਹੈ।
illegal-stop-beside = `{ $turn }` ਨਹੀਂ ਹੋ ਸਕਦੀ: ਗੋਟੀ { $square } 'ਤੇ ਵਿਰੋਧੀ ਦੇ ਨਾਲ ਖੜ੍ਹਦੀ, ਜੋ ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਮਨ੍ਹਾ ਹੈ।
illegal-no-hop = `{ $tip }` ਨਹੀਂ ਹੋ ਸਕਦੀ: ਉੱਪਰ ਆਉਂਦਾ ਹੈ { $face }, ਤੇ ਛਾਲ ਲਈ ਖਾਨਾ ਨਹੀਂ।
illegal-hop-missing = `{ $turn }` ਅੱਧੀ ਚਾਲ ਹੈ: ਉੱਪਰ ਆਉਂਦਾ ਹੈ { $face }, ਸੋ ਦੱਸੋ ਛਾਲ ਕਿੱਥੇ, ਜਿਵੇਂ `{ $tip }-d5`।
illegal-hop-too-much = `{ $turn }` ਵੱਧ ਹੈ: ਉੱਪਰ ਆਉਂਦਾ ਹੈ { $face }, ਸੋ ਚਾਲ ਪਲਟੀ ਨਾਲ ਮੁੱਕਦੀ ਹੈ। ਲਿਖੋ `{ $tip }`।
illegal-turn-ends = `{ $tip }` ਆਪੇ ਚਾਲ ਮੁਕਾਉਂਦੀ ਹੈ; ਛਾਲ ਨਹੀਂ।
illegal-not-reached = `{ $turn }` ਨਹੀਂ ਹੋ ਸਕਦੀ: ਉਹ ਛਾਲ { $square } 'ਤੇ ਨਹੀਂ ਮੁੱਕ ਸਕਦੀ।

## ਨਿਯਮ ਤੇ ਮਦਦ

rules-title = **Deblockle ਕਿਵੇਂ ਖੇਡੀਏ** · ਸਫ਼ਾ { $page }, ਕੁੱਲ { $pages }
rules-menu = ਸਫ਼ਾ ਚੁਣੋ
rules-heading-overview = ਝਾਤ
rules-heading-end = ਕੱਢਣਾ, ਵਾਰੀ ਛੱਡਣਾ, ਜਿੱਤਣਾ
rules-overview =
    ਹਰ ਖਿਡਾਰੀ ਕੋਲ ਚਾਰ ਤੱਕ **ਗੋਟੀਆਂ** ਹੁੰਦੀਆਂ ਹਨ, ਸਾਰੀਆਂ ਇੱਕੋ ਜਿਹੀਆਂ। **ਜੋ ਆਪਣੀਆਂ ਸਾਰੀਆਂ ਪਹਿਲਾਂ ਕੱਢੇ, ਉਹ ਜਿੱਤੇ।**
    ਸੁਨਹਿਰੀ ਹੇਠਾਂ ਹੈ ਤੇ ਪਹਿਲ ਕਰਦਾ ਹੈ; ਨੀਲਾ ਉੱਪਰ ਹੈ।
    ਚਾਲ ਦੇ ਦੋ ਹਿੱਸੇ ਹਨ:
    { "" }**1. ਪਲਟੀ**: ਆਪਣੀ ਇੱਕ ਗੋਟੀ ਕਿਨਾਰੇ ਤੋਂ ਅਗਲੇ ਖਾਨੇ 'ਤੇ ਪਲਟਾਓ, ਜੋ ਖ਼ਾਲੀ ਹੋਵੇ। ਉਸਦਾ ਪਰਲਾ ਪਾਸਾ ਉੱਪਰ ਆ ਜਾਂਦਾ ਹੈ। ਤਸਵੀਰ ਵਿੱਚ ਗੋਟੀ ਦੇ ਹਰ ਕਿਨਾਰੇ ਦਾ ਛੋਟਾ ਨਿਸ਼ਾਨ ਦੱਸਦਾ ਹੈ ਉਸ ਕਿਨਾਰੇ ਤੋਂ ਪਲਟਾਉਣ 'ਤੇ ਕੀ ਆਵੇਗਾ।
    { "" }**2. ਛਾਲ**: ਫਿਰ ਉਹੀ ਗੋਟੀ ਉੱਪਰ ਆਏ ਪਾਸੇ ਅਨੁਸਾਰ ਚੱਲਦੀ ਹੈ। ਛਾਲ ਗੋਟੀ ਨੂੰ ਨਹੀਂ ਘੁਮਾਉਂਦੀ, ਤੇ ਜ਼ਰੂਰੀ ਹੈ।
    ਕੋਈ ਗੋਟੀ ਤਾਰੇ ਵਾਲੇ ਖਾਨੇ 'ਤੇ ਨਹੀਂ ਪਲਟਦੀ (ਪਰ *ਤਾਰਾ* ਵੇਖੋ), ਤੇ ਕੋਈ ਛਾਲ ਉੱਥੇ ਨਹੀਂ ਮੁੱਕਦੀ।
    ਅਗਲੇ ਸਫ਼ੇ ਹਰ ਪਾਸਾ ਵਿਖਾਉਂਦੇ ਹਨ।
rules-star =
    { "" }**ਤਾਰਾ**: ਬਾਹਰ ਦਾ ਰਾਹ। ਤਾਰਾ ਉੱਪਰ ਲਿਆਉਂਦੀ ਪਲਟੀ ਸਿਰਫ਼ ਤੁਹਾਡੇ **ਟੀਚੇ** 'ਤੇ ਹੋ ਸਕਦੀ ਹੈ, ਵਿਰੋਧੀ ਵਾਲੇ ਪਾਸੇ ਦਾ ਤਾਰੇ ਵਾਲਾ ਖਾਨਾ (ਸੁਨਹਿਰੀ ਲਈ d6, ਨੀਲੇ ਲਈ d2)। ਗੋਟੀ ਤਦ **ਨਿਕਲ** ਜਾਂਦੀ ਹੈ, ਤੇ ਤੁਹਾਡੀ ਚਾਲ ਮੁੱਕਦੀ ਹੈ।
    ਤਾਰਾ ਤੇ ਰੋਕ ਗੋਟੀ ਦੇ ਆਹਮੋ-ਸਾਹਮਣੇ ਪਾਸੇ ਹਨ।
rules-stop = **ਰੋਕ**: ਛਾਲ ਨਹੀਂ। ਚਾਲ ਉੱਥੇ ਹੀ ਮੁੱਕਦੀ ਹੈ।
rules-cross = **ਕਰਾਸ**: ਇੱਕ ਕਦਮ ਉੱਪਰ, ਹੇਠਾਂ, ਖੱਬੇ ਜਾਂ ਸੱਜੇ।
rules-x = **ਐਕਸ**: ਇੱਕ ਕਦਮ ਤਿਰਛਾ, ਰਾਹ ਦੇ ਨਾਲ ਜੋ ਵੀ ਹੋਵੇ।
rules-slider =
    { "" }**ਤਿਲਕਣ**: ਸਿੱਧਾ, ਉੱਪਰ, ਹੇਠਾਂ, ਖੱਬੇ ਜਾਂ ਸੱਜੇ, ਘੱਟੋ-ਘੱਟ ਇੱਕ ਖਾਨਾ, ਜਦ ਤੱਕ ਕਿਨਾਰਾ ਜਾਂ ਗੋਟੀ ਨਾ ਰੋਕੇ।
    ਹਰ ਉਸ ਖਾਨੇ 'ਤੇ ਵੀ ਰੁਕ ਸਕਦੀ ਹੈ ਜਿਸਦਾ ਪਾਸਾ ਤਾਰੇ ਵਾਲੇ ਖਾਨੇ ਨਾਲ ਲੱਗਦਾ ਹੈ। ਖ਼ਾਲੀ ਤਾਰੇ ਵਾਲੇ ਖਾਨੇ ਉੱਤੋਂ ਲੰਘ ਸਕਦੀ ਹੈ, ਪਰ ਉੱਥੇ ਮੁੱਕ ਨਹੀਂ ਸਕਦੀ।
rules-hoops =
    { "" }**ਛੱਲੇ**: ਪੂਰੇ ਤਿੰਨ ਕਦਮ, ਹਰ ਇੱਕ ਉੱਪਰ, ਹੇਠਾਂ, ਖੱਬੇ ਜਾਂ ਸੱਜੇ, ਖ਼ਾਲੀ ਖਾਨਿਆਂ ਉੱਤੋਂ। ਖਾਨੇ ਮੁੜ ਵੀ ਆ ਸਕਦੇ ਹਨ, ਜਿੱਥੋਂ ਛਾਲ ਸ਼ੁਰੂ ਹੋਈ ਉਹ ਵੀ। ਖ਼ਾਲੀ ਤਾਰੇ ਵਾਲੇ ਖਾਨੇ ਉੱਤੋਂ ਲੰਘ ਸਕਦੀ ਹੈ, ਪਰ ਉੱਥੇ ਮੁੱਕ ਨਹੀਂ ਸਕਦੀ।
rules-end =
    { "" }**ਕੱਢਣਾ**: ਗੋਟੀ ਟੀਚੇ ਦੇ ਨਾਲ ਲਿਆਓ ਤਾਂ ਜੋ ਟੀਚੇ 'ਤੇ ਪਲਟਣ ਨਾਲ ਤਾਰਾ ਉੱਪਰ ਆਵੇ।
    { "" }**ਬੰਦ**: ਜਿਸ ਕੋਲ ਜਾਇਜ਼ ਚਾਲ ਨਹੀਂ, ਉਸਦੀ ਵਾਰੀ ਆਪੇ ਲੰਘਦੀ ਹੈ, ਜਦ ਤੱਕ ਮੁੜ ਨਾ ਹੋਵੇ। ਦੋਹਾਂ ਕੋਲ ਨਾ ਹੋਵੇ ਤਾਂ ਬਾਜ਼ੀ ਬਰਾਬਰ।
    { "" }**ਜਿੱਤਣਾ**: ਜਿਸਦੀਆਂ ਗੋਟੀਆਂ ਪਹਿਲਾਂ ਮੁੱਕਣ, ਉਹ ਝੱਟ ਜਿੱਤਦਾ ਹੈ।
    { "" }**ਸਜਾਵਟ**: ਗੋਟੀਆਂ ਪਾਸਿਆਂ ਵਾਂਗ ਸੁੱਟੀਆਂ ਜਾਂਦੀਆਂ ਹਨ; ਹਰ ਕੋਈ *ਦੂਜੇ ਦੀਆਂ* ਗੋਟੀਆਂ ਉਹਨਾਂ ਦੇ ਸ਼ੁਰੂਆਤੀ ਖਾਨਿਆਂ 'ਤੇ ਰੱਖਦਾ ਹੈ ਤੇ ਚੁਣਦਾ ਹੈ ਕਿੱਧਰ ਵੇਖਣ।
    { "" }**ਨਾਲੋ-ਨਾਲ ਨਹੀਂ** (ਜੇ ਤੈਅ ਹੋਵੇ): ਕੋਈ ਚਾਲ ਤੁਹਾਡੀ ਗੋਟੀ ਨੂੰ ਵਿਰੋਧੀ ਗੋਟੀ ਨਾਲ ਲਾ ਕੇ ਨਹੀਂ ਮੁੱਕ ਸਕਦੀ।
    ਚਾਲਾਂ ਇੰਝ ਲਿਖੀਦੀਆਂ ਹਨ, `c3n-d5`: c3 ਵਾਲੀ ਗੋਟੀ, ਉੱਤਰ (ਉੱਪਰ) ਪਲਟਾਈ, d5 'ਤੇ ਛਾਲ।
rules-picture-star = ਟੀਚੇ ਦੇ ਨਾਲ ਵਾਲੀ ਗੋਟੀ ਤਾਰਾ ਉੱਪਰ ਕਰਕੇ ਉਸ 'ਤੇ ਪਲਟਦੀ ਹੈ, ਤੇ ਬੋਰਡ ਤੋਂ ਨਿਕਲਦੀ ਹੈ।
rules-picture-stop = ਰੋਕ ਉੱਪਰ ਵਾਲੀ ਗੋਟੀ ਜਿੱਥੇ ਹੈ ਉੱਥੇ ਰਹਿੰਦੀ ਹੈ।
rules-picture-cross = ਕਰਾਸ ਉੱਪਰ ਵਾਲੀ ਗੋਟੀ ਇੱਕ ਖਾਨਾ ਉੱਪਰ, ਸੱਜੇ, ਹੇਠਾਂ ਜਾਂ ਖੱਬੇ ਛਾਲ ਮਾਰਦੀ ਹੈ।
rules-picture-x = ਐਕਸ ਉੱਪਰ ਵਾਲੀ ਗੋਟੀ ਇੱਕ ਖਾਨਾ ਤਿਰਛੀ ਛਾਲ ਮਾਰਦੀ ਹੈ।
rules-picture-slider = ਤਿਲਕਣ ਉੱਪਰ ਵਾਲੀ ਗੋਟੀ ਕਿਨਾਰੇ ਜਾਂ ਗੋਟੀ ਤੱਕ ਸਿੱਧੀ ਜਾਂਦੀ ਹੈ; ਤਾਰੇ ਵਾਲੇ ਖਾਨੇ ਦੇ ਨਾਲ ਰੁਕ ਸਕਦੀ ਹੈ।
rules-picture-hoops = ਛੱਲੇ ਉੱਪਰ ਵਾਲੀ ਗੋਟੀ ਤਿੰਨ ਕਦਮ ਚੱਲਦੀ ਹੈ, ਸੋ ਇੱਕ ਜਾਂ ਤਿੰਨ ਖਾਨੇ ਪਰੇ ਮੁੱਕਦੀ ਹੈ।
help-message =
    { "" }**Deblockle** ਪਲਟਦੀਆਂ ਗੋਟੀਆਂ ਦੀ ਦੋ ਬੰਦਿਆਂ ਦੀ ਬੋਰਡ ਖੇਡ ਹੈ, ਜੋ ਇੱਥੇ ਕਈ ਦਿਨ ਖੇਡੀ ਜਾਂਦੀ ਹੈ: ਜਦੋਂ ਵਿਹਲ ਮਿਲੇ।
    ਮਿੱਤਰ ਨੂੰ ਵੰਗਾਰੋ, ਇੱਕ ਦੂਜੇ ਦੀਆਂ ਗੋਟੀਆਂ ਰੱਖੋ, ਤੇ ਬੋਰਡ ਹੇਠਲੇ ਬਟਨਾਂ ਨਾਲ ਜਾਂ ਹੁਕਮਾਂ ਨਾਲ ਚਾਲਾਂ ਚੱਲੋ:
    { $commands }

## ਤਸਵੀਰ ਸ਼ਬਦਾਂ ਵਿੱਚ। ਛੋਟਾ: ਕੁੱਲ ਵੱਧ ਤੋਂ ਵੱਧ 1024 ਅੱਖਰ।

picture-gold = { side-gold }
picture-blue = { side-blue }
picture-star = { face-star }
picture-stop = { face-stop }
picture-cross = { face-cross }
picture-x = { face-x }
picture-slider = { face-slider }
picture-hoops = { face-hoops }
picture-north = { direction-north }
picture-east = { direction-east }
picture-south = { direction-south }
picture-west = { direction-west }
picture-to-move = ਵਾਰੀ: { $side }।
picture-won = ਜੇਤੂ: { $side }।
picture-drawn = ਬਰਾਬਰ।
picture-turn-hopped = { $side }: { $from } ਪਲਟੀ { $direction } { $landing } 'ਤੇ, ਛਾਲ { $end } 'ਤੇ।
picture-turn-stopped = { $side }: { $from } ਪਲਟੀ { $direction } { $landing } 'ਤੇ, ਉੱਥੇ ਰੁਕੀ।
picture-turn-removed = { $side }: { $from } ਪਲਟੀ { $direction } ਟੀਚੇ { $landing } 'ਤੇ, ਗੋਟੀ ਨਿਕਲੀ।
picture-lifted = { $square } ਪਲਟਾਈ ਗਈ, ਹੁਣ ਛਾਲ ਮਾਰੇ।
picture-targets = ਸੰਭਵ: { $squares }।
picture-movable = ਚੱਲ ਸਕਦੀਆਂ: { $squares }।
picture-chosen = ਚੁਣੀ: { $square }।
picture-starting = { $side } ਸ਼ੁਰੂ: { $squares }।
picture-rolled = { $side } ਨੂੰ ਆਇਆ { $faces }।
picture-how = ਹਰ ਗੋਟੀ: ਖਾਨਾ, ਉੱਪਰਲਾ ਪਾਸਾ, ਫਿਰ ਉੱਪਰ, ਸੱਜੇ, ਹੇਠਾਂ, ਖੱਬੇ ਪਲਟਣ 'ਤੇ ਕੀ ਆਵੇ।
picture-side = { $side }: { $blocks }।
picture-block = { $square } { $top }, ਉੱਪਰ { $north }, ਸੱਜੇ { $east }, ਹੇਠਾਂ { $south }, ਖੱਬੇ { $west }
picture-block-brief = { $square } { $top }: { $north }, { $east }, { $south }, { $west }
picture-removed = { $side }: { $all } ਵਿੱਚੋਂ { $removed } ਨਿਕਲੀਆਂ।
picture-replay = ਸ਼ੁਰੂ ਤੋਂ ਅੰਤ ਤੱਕ ਬਾਜ਼ੀ, ਚੱਲਦੀ ਤਸਵੀਰ ਵਿੱਚ। ਚਾਲਾਂ: { $turns }। ਅੰਤ ਵਿੱਚ:
picture-chart = ਰੇਟਿੰਗ { $since } ਤੋਂ { $until }: ਪਹਿਲਾਂ { $first }, ਅੰਤ { $last } ± { $deviation }; ਸਭ ਤੋਂ ਹੇਠਾਂ { $lowest }, ਸਭ ਤੋਂ ਉੱਪਰ { $highest }। ਗਿਣਤੀ: { $count }।
picture-chart-one = ਰੇਟਿੰਗ { $date } ਨੂੰ: { $rating } ± { $deviation }।
picture-chart-none = ਅਜੇ ਕੋਈ ਰੇਟਿੰਗ ਨਹੀਂ।
picture-blocks = { $before }; { $next }
picture-list = { $before }, { $next }
