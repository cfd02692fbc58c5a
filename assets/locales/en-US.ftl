# Every word that a person reads, in English; each other language is measured by this file.
#
# The game's words: a tip rolls a block over one edge; a hop moves it by the face that came up; a block is one of the cubes;
# its faces are star, stop, cross, x, slider and hoops; deblockle'd is a side that has no legal turn and passes.

## The game's words

side-gold = Gold
side-blue = Blue
mark-gold = 🟡
mark-blue = 🔷
face-star = star
face-stop = stop
face-cross = cross
face-x = x
face-slider = slider
face-hoops = hoops
direction-north = up
direction-east = right
direction-south = down
direction-west = left
somebody = somebody
deleted-player = deleted player
anybody = anybody
block-label = { $square } · { $face }

## Commands: descriptions of at most 100 characters

command-deblockle = Play Deblockle, the board game of tipping cubes
command-deblockle-admin = For those who run this server: where games are played
command-settings = Show and change the settings of this server
command-settings-default_channel = Where do games go on whose own channel is closed to me?
command-settings-allow_channel = Allow challenges in this channel (and no longer everywhere)
command-settings-forbid_channel = Allow challenges in this channel no longer
command-settings-place = Where are games played, if the challenge does not say?
command-settings-pace = How much time do players have, if the challenge does not say?
command-settings-challengers = Who may challenge? Those with this role
command-settings-reset = Set this back to how it was at first
command-language = In which language do I speak to everybody here?
command-language-language = Which one? (shows how it stands)
command-doctor = Is all well with me in this server, and what is to be done?
command-challenge = Challenge somebody to a game, or anybody
command-challenge-opponent = Whom do you challenge? (anybody in this channel)
command-challenge-blocks = How many blocks do you play with? (4)
command-challenge-opponent_blocks = How many blocks does your opponent play with? (as many as you)
command-challenge-side_by_side = May opposing blocks stand side by side? (yes)
command-challenge-first = Who goes first, as Gold? (by lot)
command-challenge-squares = Own starting squares, yours first: c1 e1 / c7 e7
command-challenge-set_up = Do you place each other's blocks, or does the lot? (place)
command-challenge-pace = How much time does each of you have? (usually 3 days for each turn)
command-challenge-time_out = What happens when the time is up? (the game is lost)
command-challenge-place = Where do you play? (as is usual in this server)
command-accept = Accept a challenge
command-accept-challenge = Which challenge?
command-decline = Decline a challenge
command-decline-challenge = Which challenge?
command-cancel = Take your own challenge back
command-cancel-challenge = Which challenge?
command-place = Place your opponent's blocks before the game
command-place-block = Which block? (by the square it stands on)
command-place-square = On which square shall it stand?
command-place-facing = Which face shall look up the board?
command-place-done = Yes: this is how they shall stand
command-place-game = Which game?
command-tip = Tip one of your blocks
command-tip-block = Which block? (by the square it stands on)
command-tip-direction = Over which edge?
command-tip-game = Which game?
command-hop = Hop with the block that you tipped
command-hop-to = To which square?
command-hop-game = Which game?
command-turn = Make a whole turn, such as c3n-d5
command-turn-notation = Square, direction of the tip (n e s w), and where the hop ends: c3n-d5
command-turn-game = Which game?
command-undo = Take your tip back before you hop
command-undo-game = Which game?
command-plan = Plan what you answer to your opponent's turns; it is played at once
command-plan-line = Their turn, your answer, and on: e5w c3n-d5 f6s-f4 d5n*. Several lines: put ; between them
command-plan-game = Which game?
command-board = Show a board, for you alone
command-board-game = Which game?
command-games = List your games in all servers
command-watch = Follow a game that others play, or stop following it
command-watch-game = Which game? (the newest of this channel)
command-rematch = Play again against the same opponent
command-rematch-game = Which game do you want to play again? (your latest)
command-takeback = Ask to take your last turn back, or accept that of your opponent
command-takeback-answer = Do you accept your opponent's take-back?
command-takeback-game = Which game?
command-draw = Offer or accept a draw; claim one when a position comes for the third time
command-draw-answer = Do you accept your opponent's draw?
command-draw-game = Which game?
choice-answer-accept = Yes, I accept
choice-answer-decline = No, I decline
command-claim = Claim the win when your opponent's time is up
command-claim-game = Which game?
command-leaderboard = Who is best?
command-leaderboard-where = Of this server, or of all together? (this server)
command-leaderboard-when = Of all time, or of the last month? (all time)
choice-where-here = Of this server
choice-where-everywhere = Of everybody everywhere
choice-when-all = Of all time
choice-when-month = Of the last 30 days
command-profile = How does somebody play? Rating, results, opponents
command-profile-user = Whose profile? (yours)
command-record = Past games: looked at, and as files
command-record-history = List past games, yours or somebody's
command-record-history-user = Whose games? (yours)
command-record-history-against = Only those against whom?
command-record-history-when = Ended when? A year, a month or a day: 2026-11
command-record-replay = Watch a game from its start, as an animated picture or step by step
command-record-replay-game = Which game? (your latest)
command-record-export = Get a game as a file
command-record-export-game = Which game? (your latest)
command-record-import = Look at a game from a file
command-record-import-file = Which file? A record of a game (DGN)
command-me = Your own time
command-me-language = In which language do you read what I say?
command-me-language-language = Which one? (that of your Discord)
command-me-notify = How do you hear that a game waits for you?
command-me-notify-way = By a mention where it is played, by a direct message, or not at all?
choice-way-mention = A mention
choice-way-message = A direct message
choice-way-none = Not at all
command-me-away = Stop your clocks in all games while you are away
command-me-away-switch = Are you away? (shows how it stands)
command-me-quiet = Hours in which no deadline falls and nobody pings you
command-me-quiet-zone = Where do you live? A time zone, such as Europe/Berlin
command-me-quiet-from = When do they begin? (22:30)
command-me-quiet-to = When do they end? At most ten hours later (7:00)
command-me-quiet-none = Yes: no quiet hours any more
command-me-block = Get no more challenges from somebody
command-me-block-person = Whom? (shows whom you have blocked)
command-me-unblock = Let somebody challenge you again
command-me-unblock-person = Whom? (shows whom you have blocked)
command-me-data = What is kept of you? Fetch it, or have it erased
command-resign = Give a game up
command-resign-game = Which game?
command-rules = Learn the game
command-help = What can this bot do?
choice-first-me = I do
choice-first-opponent = My opponent does
choice-first-lot = By lot
choice-set_up-place = We place each other's blocks
choice-set_up-lot = By lot
choice-pace-12h = 12 hours for each turn
choice-pace-1d = 1 day for each turn
choice-pace-2d = 2 days for each turn
choice-pace-3d = 3 days for each turn
choice-pace-5d = 5 days for each turn
choice-pace-7d = 7 days for each turn
choice-pace-14d = 14 days for each turn
choice-pace-3d-12h-7d = 3 days in all, and 12 hours more with each turn, up to 7 days
choice-pace-7d-1d-14d = 7 days in all, and a day more with each turn, up to 14 days
choice-pace-14d-1d-21d = 14 days in all, and a day more with each turn, up to 21 days
choice-pace-none = No clock
choice-place-channel = In the channel
choice-place-thread = In a thread of its own
choice-reset-default_channel = Channel for closed games
choice-reset-allowed_channels = Channels for challenges
choice-reset-place = Threads
choice-reset-pace = Time
choice-reset-challengers = Who may challenge
choice-reset-language = Language
choice-reset-all = All settings
choice-time_out-loss = The game is lost
choice-time_out-claim = The opponent may claim the win, or wait
choice-switch-on = Yes, stop my clocks
choice-switch-off = No, I am back
choice-direction-up = ▲ up
choice-direction-right = ▶ right
choice-direction-down = ▼ down
choice-direction-left = ◀ left

## Buttons: at most 80 characters

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-place = Place blocks
button-make-a-turn = Make a turn
button-more = More
button-offer = Offer…
button-ask-take-back = Ask for a take-back
button-accept-take-back = Accept the take-back
button-decline-take-back = Decline the take-back
button-offer-draw = Offer a draw
button-accept-draw = Accept the draw
button-decline-draw = Decline the draw
button-claim-draw = Claim a draw
button-really-draw = Yes, a draw
button-call-off = Call the game off
button-really-call-off = Yes, call it off
button-rematch = Rematch
button-to-rematch = Show game { $game }
button-confirm = Confirm
button-back = Back
button-start-over = Start over
button-rotate = ↻ Turn
button-by-lot = By lot
button-board = Show the board
button-public-board = Go to the game
button-games = My games
button-rules = Rules
button-help = Help
button-claim = Claim the win
button-give-day = Give a day
button-my-time = Away and quiet hours
button-away = I am away
button-back-again = I am back
button-resign = Resign
button-really-resign = Yes, resign
button-play-on = No, play on
button-abandon = Call it off
button-really-abandon = Yes, call it off
button-wait = No, wait
button-block = Block { $player }
button-watch = Watch
button-stop-watching = Stop watching
button-plan = Plan ahead
button-my-plan = My plan
button-plan-add = If … then …
button-plan-confirm = Add to the plan
button-plan-drop = Drop the plan
button-plan-really-drop = Yes, drop it
button-plan-keep = No, keep it
button-replay = Replay
button-step-by-step = Step by step
button-animated = Animated
button-as-file = As a file
button-drop-record = Delete
button-first = ⏮
button-last = ⏭
button-fetch = Fetch my data
button-erase = Erase me
button-really-erase = Yes, erase me
button-keep = No, keep it
button-everywhere = Everywhere
button-here = This server
button-all-time = All time
button-lately = Last 30 days
button-why = Why?
button-previous = ◀
button-next = ▶

## Settings of a server

settings-title = **How games are played in this server**
settings-no-default = Games whose channel is deleted or closed to me go on in direct messages.
settings-default = Games whose channel is deleted or closed to me go on in { $channel }.
settings-allowed = Challenges may be made in { $channels }, and in the threads there.
settings-allowed-all = Challenges may be made in all channels.
settings-allowed-many = There can be at most { $most } channels for challenges. Nothing has changed.
settings-place-channel = A game is played in the channel of its challenge, unless the challenge asks for a thread.
settings-place-thread = A game is played in a thread of its own, unless the challenge says otherwise.
settings-pace = Usual time: { $pace }.
settings-challengers = Only { $role } may challenge; everybody may accept.
settings-challengers-all = Everybody may challenge.
settings-missing = In { $channel } I lack: { $missing }.
settings-unchanged = Allow me that in the channel's permissions, and choose again. Nothing has changed.
settings-not-here = These settings belong to a server, and to those who may manage it. Nothing has changed.
settings-pick-default = Channel for games whose own is closed
settings-pick-allowed = Channels for challenges (none: all)
settings-pick-challengers = Role of those who may challenge (none: everybody)
settings-pick-pace = Usual time
settings-resets = What shall be set back to how it was at first?
button-threads = Play in threads
button-no-threads = Play in the channel
button-resets = Set back …
button-settings = Settings
button-doctor = Is all well?
button-check-again = Look again
button-invite = Invite me anew

## The doctor

doctor-title =
    { "" }**Deblockle { $version }**: { $open ->
        [0] all is well.
        [one] one thing to look at.
       *[other] { $open } things to look at.
    }
doctor-good = ✅ { $line }
doctor-doubtful = ⚠️ { $line }
doctor-bad = ❌ { $line }
doctor-scopes = Scopes: bot, applications.commands.
doctor-no-bot = I am not a member of this server. Invite me with the scope “bot”: { $link }
doctor-no-answer = Discord does not tell my permissions now ({ $why }). Look again in a minute.
doctor-channels = Permissions: all that I need in { $channels }.
doctor-missing = In { $channel } I lack: { $missing }. Allow me that in the channel's permissions.
doctor-channel-gone = { $channel }, which the settings name, is deleted. Choose another with `/deblockle-admin settings`.
doctor-games-gone =
    { $channel }, with { $games ->
        [one] one game
       *[other] { $games } games
    }, is deleted or hidden from me. Let me see it; else they go on elsewhere, as the settings say.
doctor-role-gone = The role of those who may challenge is deleted, so nobody may. Choose another with `/deblockle-admin settings`.
doctor-database = Database: { $size } kB, writable, whole.
doctor-damage = The database is damaged: { $why }. Stop me, and put the last copy in its place.
doctor-unwritable = The database cannot be written: { $why }. Look for free space, and whether its folder is mine to write.
doctor-backup = Copied { $when }.
doctor-old-backup = The database was copied last { $when }. Run `deblockle backup FILE` each day where I run.
doctor-no-backup = The database was never copied. Run `deblockle backup FILE` each day where I run.
doctor-delay = Delay to Discord: { $milliseconds } ms.
doctor-delay-unknown = Delay to Discord: not measured yet.
doctor-slow = Delay to Discord: { $milliseconds } ms. Look at the network of my machine, and at discordstatus.com.
doctor-news-told = News: all is told.
doctor-news = Not yet told: news of games: { $news }, notices to players: { $notices }, the oldest { $since } { $why }. I try again by myself; set right what stands here in red, or look at discordstatus.com.
doctor-unreachable =
    { $count ->
        [one] One player
       *[other] { $count } players
    } could not be told that a game waits. They can allow direct messages from this server; or let me write in the channel of their game.
doctor-clocks = Clocks: all that was due is done.
doctor-overdue = What was due in a game { $since } is not done. Start me anew; the log says what stands in the way.
doctor-skew = My machine's clock is { $seconds } seconds off. Set it by NTP: deadlines are told by it.

## The challenge

challenge-message =
    { $opponent }, { $challenger } challenges you to a game of **Deblockle**. (Game { $game })
    { $terms }
    The challenge lapses { $until }.
challenge-open-message =
    { $challenger } looks for an opponent in a game of **Deblockle**. (Game { $game })
    { $terms }
    The first who accepts plays. The challenge lapses { $until }.
terms-blocks =
    { $blocks ->
        [one] One block a side.
       *[other] { $blocks } blocks a side.
    }
terms-handicap =
    Handicap: { $challenger ->
        [one] one block
       *[other] { $challenger } blocks
    } for the challenger, { $opponent ->
        [one] one
       *[other] { $opponent }
    } for the challenged.
terms-first-challenger = The challenger goes first, as Gold.
terms-first-opponent = The challenged goes first, as Gold.
terms-first-lot = The lot decides who goes first, as Gold.
terms-set-up-place = Each places the other's blocks.
terms-set-up-lot = The lot places the blocks.
terms-no-side-by-side = No side-by-side: no turn may end with a block beside an opposing one.
terms-squares = Starting squares, the challenger's first: { $squares }
terms-pace-each-turn = Time: { $time } for each turn.
terms-pace-bank = Time: { $start } in all, and { $increment } more with each turn, up to { $cap }.
terms-pace-none = No clock: each takes as long as it takes.
terms-time-out-loss = Whose time is up loses.
terms-time-out-claim = When a player's time is up, the other may claim the win, or wait.
terms-place-thread = It is played in a thread of its own.
no-thread-missing = (I may not open a thread here, so the game is played in the channel. I lack: { $missing }.)
no-thread = (Discord does not let me open a thread here, so the game is played in the channel.)
thread-name = Game { $game }: { $first } – { $second }
thread-won = Game { $game }: { $first } won against { $second }
thread-drawn = Game { $game }: { $first } – { $second }, drawn
thread-off = Game { $game }: { $first } – { $second }, no winner
challenge-elsewhere = Challenges are made in { $channels } here. Use `/deblockle challenge` there.
challenge-role = Only { $role } may challenge in this server. Ask one of them to challenge you, or those who run the server for the role.
challenge-sent = Game { $game }: your challenge to { $opponent } is on its way.
challenge-open-sent = Game { $game }: your challenge is on its way. The first who accepts it here plays with you.
challenge-yourself = You cannot challenge yourself. Choose somebody else in the option `opponent`.
challenge-bot = { $opponent } is a bot and does not play Deblockle. Challenge a person of this server.
challenge-absent = { $opponent } is not in this server. Invite that person first, or challenge somebody who is here.
challenge-not-here = A game needs a channel of a server. Use `/deblockle challenge` there.
challenge-silent-here = I may not write in this channel. Ask those who run the server to allow me “View Channel” and “Send Messages” here, or challenge in another channel.
challenge-pending = There is a challenge between you two already: game { $game }. It must be accepted, declined or withdrawn first.
challenge-open-already = You have a challenge already that anybody may accept: game { $game }. Take it back, or challenge somebody in the option `opponent`.
challenge-too-many = { $count } of your challenges wait for their answers, and more than that may not. Take one of them back, or wait for an answer.
withdraw-menu = Which one do you take back?
challenge-unwelcome = You cannot begin a game with { $opponent } at the moment. Challenge somebody else, or leave the option `opponent` out to challenge anybody.
challenge-blocked = You have blocked { $opponent }. To play, first use `/deblockle me unblock`.
accept-there = Game { $game } can be accepted where it is offered, in { $channel }.
unreadable-squares = { $typed } cannot be read as starting squares. Write yours, a slash, and your opponent's, as if you were Gold: `c1 e1 / c7 e7`. Yours alone will do: your opponent gets them turned half round.
squares-other-number = The squares are for { $challenger } and { $opponent } blocks, but the numbers of blocks say otherwise. Leave the numbers out.
squares-star = A block cannot start from { $square }: that is a star square. Choose another.
squares-twice = { $square } is named twice. Each block needs a square of its own.
squares-side-by-side = Side by side is not allowed in this game, but the block on { $square } would start beside an opposing one. Choose other squares, or allow it.
squares-side-by-side-at-all = These starting squares do not go with the rules that you chose. Choose others, or leave them out.
squares-number = Each side needs one to { $most } starting squares.
accepted = You have accepted game { $game }.
declined = You have declined game { $game }.
withdrawn = You have withdrawn your challenge, game { $game }.

## Blocking

blocked = { $player } cannot challenge you any more, and is not told so. Games that you play with each other go on.
unblocked = { $player } may challenge you again.
blocked-nobody = You have blocked nobody. With `/deblockle me block`, you get no more challenges from somebody; they are not told so.
blocked-list =
    { $count ->
        [one] You have blocked one person:
       *[other] You have blocked { $count } people:
    } { $players }
unblock-menu = Who may challenge you again?
block-yourself = You cannot block yourself. Choose somebody else in the option `person`.
block-bot = { $player } is a bot and challenges nobody. Choose a person in the option `person`.

## The set-up

set-up-message =
    { "" }**Game { $game } is on.** Each now places the other's blocks, in private.
    🟡 { $gold } plays Gold: rolled { $gold-roll } · { $gold-state }
    🔷 { $blue } plays Blue: rolled { $blue-roll } · { $blue-state }
placing-waits = has yet to place
placing-done = has placed ✓
placing-message =
    { "" }**Game { $game }**: you place the blocks of { $opponent } ({ $side }). Chosen: { $chosen }.
    The top faces were rolled and stay; square and facing are yours to choose. Nobody sees it before both are done.
placing-choose = Another block
placing-move = Move it to
placing-not-the-roll = Those are not the faces that were rolled. Open the placing again and use its menus.
placing-not-the-squares = Each block needs one of the starting squares for itself. Open the placing again and use its menus.
place-which-block = Which block do you mean? Say it in the option `block`, by the square it stands on.
place-not-there = { $square } is not one of the squares to be filled. Choose one from the list that appears as you type.
place-not-facing = The block on { $square } cannot be turned like that. Choose a face from the list that appears as you type.
placed-first = Game { $game }: placed. The board appears as soon as your opponent has placed yours.
placed-both = Game { $game }: placed. The game begins!

## The board

board-to-move =
    { $mark } **{ $side } to move** · turn { $turn } · { $player }
    Game { $game } against { $opponent }
board-passed = { $side } is deblockle'd, has no legal turn, and passes: { $other } goes on.
board-removed = Removed: Gold { $gold } of { $gold-blocks }, Blue { $blue } of { $blue-blocks }
played-hop = { $side } played `{ $turn }`: tipped { $direction }, { $face } came up, hopped to { $to }
played-stop = { $side } played `{ $turn }`: tipped { $direction }, stop came up
played-removal = { $side } played `{ $turn }`: tipped { $direction } onto the goal, star up, and removed the block
played-as-planned = At once, as planned: { $played }
picture-forbidden = (I may not attach the picture of the board here: I lack the permission “Attach Files”.)

## News that goes to one person by itself

notice-one = { $player }: { $line }
notice-several =
    { $player }, you have news from { $count ->
        [one] one game
       *[other] { $count } games
    }:
    { $lines }
notify-mention = You hear that a game waits for you by a mention where it is played. Another way: the option `way` of `/deblockle me notify`.
notify-message = You hear that a game waits for you by a direct message; if I cannot write to you, by a mention where it is played.
notify-none = You are not told that a game waits for you. `/deblockle games` shows which do.
fate-mention = { $opponent } was told so by a mention, { $when }.
fate-message = { $opponent } was told so by a direct message, { $when }.
fate-instead = { $opponent } was told so by a mention, { $when }, since my direct messages do not reach them.
fate-failed = { $opponent } could not be told so: neither a mention nor a direct message got through.
notice-reminder = A reminder: { $line }
notice-challenge = { $challenger } challenges { $challenged } to game { $game }.
notice-place = game { $game } against { $opponent } waits for you to place the blocks.
notice-turn = it is your turn in game { $game } against { $opponent }.
notice-goes-on = game { $game } against { $opponent } goes on.
notice-gone = your opponent { $player } has left game { $game }: they are not in its server any more, or their account is deleted. You can wait, or call it off without a winner, under “More” at its board.
moved-here = (I can no longer write in { $from }, so game { $game } goes on here.)

## Players who are gone, and onlookers

gone-line = 🚪 { $player } is gone: not in this server any more, or the account is deleted. { $opponent } can wait, or call the game off under “More”. It simply goes on if { $player } comes back.
abandon-really = Do you really want to call game { $game } against { $opponent } off? Nobody wins it. This cannot be undone.
abandoned = You have called game { $game } off. Nobody has won.
watching = You watch game { $game } between { $gold } and { $blue }. Its board is on its way to your direct messages and stays up to date there, without a sound until the end. Nobody is told. If it does not come, allow me direct messages and try again.
watching-stopped = You watch game { $game } no longer.
watching-not = You do not watch game { $game }. To begin, use `/deblockle watch` where it is played.
watching-none = No game of others is under way in this channel. Name one in the option `game`, or look at your own.
watching-own = You play in game { $game } yourself. Look at its board.
watching-nothing = There is nothing to watch in game { $game }: it is not under way. Look at its board instead.
watching-too-many = You watch { $count } games, and more than that one cannot. Let one of them go.
watching-stop-menu = Which one do you let go?
label-watched = Game { $game } · { $gold } and { $blue }
watched = 👀 You watch game { $game } between { $challenger } and { $opponent }.
watched-over = 👀 Game { $game } that you watched is over.

## The clocks

clock-until = { $player } has until { $until } ({ $relative }).
clock-reminded = ⏳ Less than a fifth of the time is left.
clock-time-up = { $player }'s time has been up since { $until } ({ $relative }). { $opponent } may claim the win, or wait.
clock-away = { $player } is away: the clock stands still, until { $end } at the latest.
clock-away-by-itself = { $player }'s time was up, so away time is being used instead: the clock stands still until the next turn, or until { $end } at the latest.
clock-waiting-away = { $player } is away, until { $end } at the latest.
clock-frozen = The clocks stand still: I cannot be reached in this server.
clock-credited-outage = I was away for { $time }: that time is credited to { $player }.
clock-credited-gift = { $opponent } has given { $player } { $time } more.
duration-days =
    { $number ->
        [one] 1 day
       *[other] { $number } days
    }
duration-hours =
    { $number ->
        [one] 1 hour
       *[other] { $number } hours
    }
duration-minutes =
    { $number ->
        [one] 1 minute
       *[other] { $number } minutes
    }
duration-both = { $first } and { $second }
away-on =
    { "" }**You are away**: your clocks stand still in all games, until { $end } ({ $relative }) at the latest. You may make turns all the same.
    Away time left this year: { $left }.
away-off =
    You are not away. Away time left this year: { $left }.
    While you are away, no clock of yours runs, in any game. It is used by itself before you lose a game on time. An absence counts as a day at least.
away-none-left = You have used up all your away time of this year. There is more from { $again } on.
quiet-none = You have no quiet hours. Set them with `/deblockle me quiet`: no deadline of yours falls into them, and nobody pings you.
quiet-hours = Your quiet hours: { $from } to { $to }, by the clocks of { $zone }.
quiet-zone = { $typed } is not a time zone. Choose one from the list that appears as you type, such as Europe/Berlin.
quiet-zone-missing = Where do you live? Choose a time zone in the option `zone`, such as Europe/Berlin.
quiet-time = { $typed } is not a time of day. Write it like `22:30` or `7:00`.
quiet-time-missing = Say when your quiet hours begin and end in the options `from` and `to`, such as `22:30` and `7:00`.
quiet-too-long = Quiet hours last at most ten hours a day. Choose shorter ones.
quiet-empty = Your quiet hours would end as they begin. Choose another time, or do away with them in the option `none`.
quiet-no-time-left = With these quiet hours, your time in game { $game } would be up at once. Make your turn there first.
gave-day = Game { $game }: { $opponent } has a day more.

## The end

end-removal = { $mark } **{ $side } wins game { $game }!** { $winner } has removed every block; well played, { $loser }.
end-resignation = { $mark } **{ $side } wins game { $game }.** { $loser } resigned against { $winner }.
end-time = { $mark } **{ $side } wins game { $game }.** { $loser }'s time was up against { $winner }.
end-aborted = Game { $game } between { $challenger } and { $opponent } is off, without a winner.
end-agreement = **Game { $game } is drawn**: { $winner } and { $loser } have agreed on it.
end-repetition = **Game { $game } is drawn** between { $winner } and { $loser }: the same position stood for the third time.
end-rematch = The rematch is game { $game }.
end-nobody-can-move = **Game { $game } is drawn** between { $winner } and { $loser }: neither side has a legal turn.
end-declined = Game { $game }: { $opponent } declined the challenge of { $challenger }.
end-withdrawn = Game { $game }: { $challenger } withdrew the challenge to { $opponent }.
end-open-withdrawn = Game { $game }: { $challenger } withdrew the challenge to anybody.
end-open-lapsed = Game { $game }: the challenge of { $challenger } to anybody has lapsed.
end-lapsed = Game { $game }: the challenge of { $challenger } to { $opponent } has lapsed.
end-length =
    { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }; the challenge was made { $start }.

# What the game did to its players' ratings. $gains: one or two of end-gain.
end-gains = Rating: { $gains }
end-gain = { $player } { $rating } ({ $gained })

## Ratings

# $rating and $deviation are numbers, as text.
rating = { $rating } ± { $deviation }
leaderboard-here = **Leaderboard of this server**
leaderboard-here-lately = **Leaderboard of this server** · points won in the last 30 days
leaderboard-everywhere = **Leaderboard of all servers**
leaderboard-everywhere-lately = **Leaderboard of all servers** · points won in the last 30 days
leaderboard-empty = Nobody is on it yet. A game counts if both have equally many blocks and make at least three turns.
leaderboard-provisional = *Provisional: after a few more games they are among the others.*
leaderboard-line =
    { "" }**{ $place }** · { $name } · { $rating } · { $games ->
        [one] one game
       *[other] { $games } games
    }
leaderboard-line-lately =
    { "" }**{ $place }** · { $name } · { $gained } · { $rating } · { $games ->
        [one] one game
       *[other] { $games } games
    }
leaderboard-streak =
    { $line } · { $wins ->
        [one] one win
       *[other] { $wins } wins
    } in a row
leaderboard-own = Your place: { $line }
leaderboard-own-provisional = Your place among the provisional: { $line }
leaderboard-own-none = You are not on it. Play a game with `/deblockle challenge`.
leaderboard-page = Page { $page } of { $pages }
profile-title = **{ $name }**
profile-here = In this server: { $standing }
profile-everywhere = Everywhere: { $standing }
profile-unrated = no rated game yet
profile-standing =
    { "" }**{ $rating }** · { $games ->
        [one] one rated game
       *[other] { $games } rated games
    }: { $won } won, { $drawn } drawn, { $lost } lost
profile-standing-provisional =
    { "" }**{ $rating }**, provisional · { $games ->
        [one] one rated game
       *[other] { $games } rated games
    }: { $won } won, { $drawn } drawn, { $lost } lost
profile-peak = { $standing } · best { $peak }
profile-as-gold = { mark-gold } As Gold: { $won } won, { $drawn } drawn, { $lost } lost
profile-as-blue = { mark-blue } As Blue: { $won } won, { $drawn } drawn, { $lost } lost
profile-with-blocks =
    With { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }: { $won } won, { $drawn } drawn, { $lost } lost
profile-opponents = Most often against { $opponents }
profile-opponent =
    { $name } ({ $games ->
        [one] one game
       *[other] { $games } games
    })
profile-shortest =
    Shortest win: game { $game }, in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
profile-running =
    { $games ->
        [0] No game is running.
        [one] One game is running.
       *[other] { $games } games are running.
    }
profile-bot = { $player } is a program and plays no games.
why-won = The last rated game, { $game }, ended { $when }: { $name } won against { $opponent }.
why-drew = The last rated game, { $game }, ended { $when }: { $name } drew with { $opponent }.
why-lost = The last rated game, { $game }, ended { $when }: { $name } lost to { $opponent }.
why-left = The last game that counted, { $game }, ended { $when }: { $name } left { $opponent } early, as in other games of that month, so it counts as a loss.
why-expected = { $opponent } was rated { $opponent-rating }. By the ratings, { $name } could expect { $expected } % of a win.
why-change = The rating went from { $before } to { $after } ({ $gained }): better than expected raises it, worse lowers it, and the less sure it is (±), the more it moves.
why-cap = It counted for { $percent } % only: within a month, { $name } cannot gain without end from one opponent.
why-provisional = A rating is provisional until its uncertainty (±) is below 110. It grows again while nothing is played.
why-rules = Rated are games with equally many blocks in which both made at least three turns.

## Languages

# The name of this very language, in itself.
language-name = English
language-auto = That of my Discord
language-auto-server = That of this server in Discord
language-chosen = You read { $language } from now on, whatever your Discord speaks.
language-of-discord = You read { $language }, as your Discord speaks it, as far as I know that language.
language-menu = Choose a language
language-unknown = I do not know the language { $typed }. Choose one from the list.
language-of-server = What everybody in this server reads is in { $language }: challenges, boards, ends, reminders.

## What is kept of a person

data =
    { "" }**What is kept of you**
    Games that go on, challenges among them: { $running }. Games that are over: { $over }. People you have blocked: { $blocked }.
    Besides: your name here, your rating, and what you have set with `/deblockle me`.
    “Fetch my data” gives all of it as a file. “Erase me” replaces you by nobody in particular.
data-file = Here is all that is kept of you. Nobody else sees this message.
erase-really =
    { "" }**Do you really want to be erased? This cannot be undone.**
    { $running ->
        [0] No game of yours goes on.
        [one] One game or challenge of yours goes on: you give it up.
       *[other] { $running } games and challenges of yours go on: you give them up.
    }
    Your name, rating, settings, blocks and records go. Your past games stay for those you played with: there you are a deleted player.
    Messages that stand in Discord stay there; the last one of each game will not name you any more.
erased = You are erased. Whatever you do here from now on, you do as somebody new.

## Records of games

# $gold and $blue are names, $result is 1-0, 0-1, 1/2-1/2 or *.
record-title = **Game { $game }** · { mark-gold } { $gold } – { mark-blue } { $blue } · { $result }
record-title-kept = { mark-gold } { $gold } – { mark-blue } { $blue } · { $result }
record-replay =
    { $title }
    { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }, from start to end
record-turn =
    { $title }
    After turn { $turn } of { $turns }
record-unbegun = Nothing has been played in game { $game } yet.
record-none = You have played no game here. Begin one with `/deblockle challenge`.
record-gone = That record is not kept any more. You can bring it again with `/deblockle record import`.
record-dropped = The record is deleted.
record-file =
    { $title }
    The file holds the whole game (DGN). With `/deblockle record import` it can be looked at again.
record-too-large = { $file } is too large: a record of a game has at most { $most } kB.
record-not-fetched = { $file } could not be fetched from Discord. Please try again.
record-no-text = { $file } is not a record of a game: it is not text.
record-unreadable = { $file } cannot be read as a record of a game (DGN): { $why }.
history-title = **Past games of { $name }**
history-against = **{ $name } against { $opponent }**
history-in-all = In all: { $won } won, { $drawn } drawn, { $lost } lost
history-none = There are none.
history-no-date = { $typed } is no date. Write a year, a month or a day: `2026`, `2026-11` or `2026-11-03`.
history-won =
    { $when }: game { $game }, won against { $opponent } in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
history-drew =
    { $when }: game { $game }, drawn with { $opponent } after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
history-lost =
    { $when }: game { $game }, lost to { $opponent } in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
history-called-off = { $when }: game { $game } against { $opponent }, called off
history-menu = Watch one of them

## Offers

board-taken-back = { $player }'s last turn was taken back, as both agreed.
board-draw-claimable = This position stands for the third time: either player may claim a draw.
board-take-back-offered = ↩ { $player } asks to take back `{ $turn }`: { $opponent } answers, or makes a turn.
board-take-back-declined = { $player } has declined the take-back.
board-draw-offered = 🤝 { $player } offers a draw: { $opponent } answers, or makes a turn.
board-draw-declined = { $player } has declined the draw.
notice-take-back-offered = { $opponent } asks to take the last turn back.
notice-take-back-declined = { $opponent } has declined the take-back.
notice-taken-back = { $opponent } has agreed: your turn is taken back.
notice-draw-offered = { $opponent } offers a draw.
notice-draw-declined = { $opponent } has declined the draw.
label-take-back-offered = { $label } · asks for a take-back
label-draw-offered = { $label } · offers a draw
offer-message = Game { $game }: what would you like to offer { $opponent }?
take-back-asked = Game { $game }: { $opponent } is asked whether you may take your last turn back. The question lapses with the next turn.
take-back-accepted = Game { $game }: { $opponent }'s last turn is taken back, and made anew.
take-back-declined = Game { $game }: you have declined the take-back of { $opponent }.
draw-offered = Game { $game }: you have offered { $opponent } a draw. The offer lapses when { $opponent } makes a turn.
draw-declined = Game { $game }: you have declined the draw of { $opponent }.
draw-really = Do you agree on a draw with { $opponent } in game { $game }? This ends the game and cannot be undone.
claim-draw-really = Do you claim a draw against { $opponent } in game { $game }, since this position stands for the third time? This ends the game and cannot be undone.
call-off-really = Do you want to call off game { $game } against { $opponent }? Not both of you have made a turn yet, so nobody loses it. This cannot be undone.
called-off = Game { $game } is off, without a winner.
rematch-sent = Game { $game }: your challenge to { $opponent } for a rematch of game { $before } is on its way.
rematch-of = -# A rematch of game { $game }
none-to-rematch = You have finished no game here that could be played again. Begin one with `/deblockle challenge`.

## The composer

composer-title = { $mark } **Game { $game }** · turn { $turn } · you are { $side }, against { $opponent }
composer-blocks = Which block do you tip? The small signs show what comes up by a tip over that edge.
composer-directions = Where do you tip the block on { $square }? Each button names the face that comes up.
composer-hops = `{ $square }` tipped { $direction }: { $face } came up. Where does it hop? Only you see this.
composer-hops-menu = Choose the square to hop to
composer-confirm = { $said }. Is this your turn?
turn-made = Game { $game }: you played `{ $turn }`.
undone = The tip is taken back.

## The plan: what a player answers to the opponent's turns, in private

plan-title = { $mark } **Game { $game }** · turn { $turn } · your plan as { $side }, against { $opponent }
plan-empty = Nothing is planned. Say what you answer to a turn of { $opponent }: as soon as that turn is made, your answer is played. Only you see this.
plan-otherwise = Any other turn of { $opponent } ends the whole plan. Only you see this.
plan-line = if { $side } plays `{ $turn }`: `{ $replies }`
plan-line-pass = if { $side } plays `{ $turn }`, which leaves you without a turn
plan-menu-further = Go on after …
plan-menu-remove = Remove, with all that follows …
plan-so-far = So far: `{ $turns }`
plan-blocks-theirs = Which turn of { $opponent } do you foresee? Choose the block that { $side } tips.
plan-blocks-own = And what do you answer? Choose the block that you tip.
plan-hops = `{ $square }` tipped { $direction }: { $face } comes up. Where does it hop? Only you see this.
plan-confirm = { $said }. Is this your answer? Only you see this.
plan-added = That is planned.
plan-removed = That is no longer planned.
plan-dropped = The plan is dropped.
plan-drop-really = Do you really want to drop your whole plan in game { $game }? It cannot be brought back.
plan-changed = Your plan is otherwise by now. Nothing has changed; here is how it stands.
plan-answered = There is an answer after `{ $turns }` already. To give another, remove that turn first.
plan-over = After `{ $turns }` the game is over: there is nothing to answer.
plan-too-deep = A plan goes { $most } turns ahead at most, those of both sides together.
plan-too-much = A plan foresees { $most } turns at most. Remove some first.
plan-too-long-for-buttons = That many turns in a row do not fit on a button. Write the line in the option `line` of `/deblockle plan`.
plan-text-too-long = That is too long: at most { $most } characters. Add the lines one by one.
plan-text-empty = There is no turn in that. Write a turn of your opponent's and your answer: `e5w c3n-d5`.
plan-wrong = Nothing was planned. Line { $line } goes wrong at its turn { $nth }, where { $side } is to move: { $why }
plan-no-pass = `--` is a pass, but nobody passes there.
plan-other-reply = you answer `{ $turn }` there already, and there can be one answer only. Remove that turn from the plan first.
plan-no-reply = the line ends with a turn of your opponent's. Say what you answer.
plan-illegal-yours = `{ $turn }` is not possible: the block on { $square } is yours.
plan-illegal-star = `{ $turn }` is not possible: only a block that comes star-up is tipped onto a star square, and star-up onto no other than { $square }.
plan-ended = Your plan in game { $game } has ended: it did not foresee your opponent's turn.

## Looking

games-none = You have no game here. Begin one with `/deblockle challenge`.
games-message =
    { $count ->
        [one] Your game
       *[other] Your { $count } games
    } ({ $waiting ->
        [0] none waits for you
        [one] one waits for you
       *[other] { $waiting } wait for you
    }):
    { $games }
games-none-anywhere = You have no game, in no server. Begin one with `/deblockle challenge`: with somebody in the option `opponent`, or without it for anybody who would like to play.
games-menu = Choose a game
which-game = Which game do you mean? Choose it here, or name it in the option `game`.
none-challenge-to-me = Nobody is challenging you here at the moment. Begin a game yourself with `/deblockle challenge`.
none-my-challenge = You have no open challenge here. Begin one with `/deblockle challenge`.
label-challenged-you = Game { $game } · { $opponent } challenges you
label-challenge = Game { $game } · you challenged { $opponent }
label-open = Game { $game } · { $opponent } challenges anybody
label-open-challenge = Game { $game } · you challenged anybody
label-place = Game { $game } · against { $opponent } · place the blocks
label-placing = Game { $game } · against { $opponent } · { $opponent } is placing
label-your-turn = Game { $game } · against { $opponent } · your turn ({ $turn })
label-their-turn = Game { $game } · against { $opponent } · waiting ({ $turn })
label-until = { $label } · time is up { $until }
label-lapses = { $label } · lapses { $until }
label-away = { $label } · away, the clock stands still
label-time-up = { $label } · the time was up { $until }
label-frozen = { $label } · the clocks stand still
label-over = Game { $game } · against { $opponent } · over
more-message = Game { $game }: what would you like to do?
resign-really = Do you really want to resign game { $game } against { $opponent }? This cannot be undone.
resigned = You have resigned game { $game }.

## Refusals: what is the matter, and what to do instead

unknown-button = This is from another version of the bot, or was never its own. Nothing has changed.
outdated-button = This button is from another version of the bot. Nothing has changed; go on from the current board of game { $game }.
elsewhere = That game is played elsewhere. Nothing has changed; go on in its own server or, if you play in it, in a direct message to me.
no-such-game = There is no game { $game }. Games are numbered; choose one of yours.
stale = That is past: game { $game } has moved on since. Nothing has changed; go on from the current board.
repeated = That is done already. Go on from the current board of game { $game }.
busy = Too much is happening in this game at once. Please try again.
trouble = Something went wrong on my side. Nothing is lost; please try again in a moment.
unreadable-square = { $typed } is not a square. Squares are named a1 to g7, such as `d5`.
unreadable-turn = { $typed } cannot be read as a turn. Write the block's square, the direction of the tip (n, e, s or w) and where the hop ends: `c3n-d5`. A stop has no hop: `e5w`.
refusal-outsider = You do not play in game { $game }. You can look at it, or begin one of your own with `/deblockle challenge`.
refusal-frozen = Game { $game } stands still, its clocks too: I am not in its server any more. It goes on as soon as I am invited there again.
refusal-over = Nothing more can be done in game { $game }. For a new one, use `/deblockle challenge`.
refusal-not-a-challenge = Game { $game } has been accepted already and is under way.
refusal-lapsed = The challenge, game { $game }, has lapsed. Make a new one with `/deblockle challenge`.
refusal-not-opponent = Only { $challenged }, who was challenged, can answer game { $game }.
refusal-taken = Somebody was faster: game { $game } has been accepted already. Make a challenge of your own with `/deblockle challenge`.
refusal-own-challenge = Game { $game } is your own challenge: somebody else must accept it. You can take it back.
refusal-not-gone = { $opponent } is there, so game { $game } cannot be called off. You can wait, or resign.
refusal-not-challenger = Only { $challenger }, who made it, can withdraw the challenge of game { $game }.
refusal-not-started = Game { $game } has not begun: it must first be accepted, and its blocks placed.
refusal-not-setting-up = In game { $game }, no blocks are to be placed now.
refusal-already-placed = You have placed the blocks of game { $game } already. The board appears as soon as your opponent is done.
refusal-not-your-turn = It is the turn of { $opponent } in game { $game }. You will be pinged when it is yours.
refusal-own-turn = It is your own turn in game { $game }. Make it first; then plan what you answer to the turns of { $opponent }.
refusal-too-late = That came too late: your time in game { $game } was up. Begin a new one with `/deblockle challenge`.
refusal-nothing-to-claim = There is nothing to claim in game { $game } yet.
refusal-time-left = Your opponent has time until { $until }.
refusal-own-clock = It is your own turn in game { $game }, and your own clock that runs.
refusal-no-clock = No clock runs in game { $game }, so there is no time to give and none that could be up.
refusal-nothing-to-take-back = In game { $game } there is no turn of yours to take back: only the last of all can be, until the reply is made. Before your hop, `/deblockle undo` takes your tip back.
refusal-take-back-asked = You have asked that already. It is for { $opponent } to answer in game { $game }, or to make a turn.
refusal-draw-offered = You have offered a draw already. It is for { $opponent } to answer in game { $game }, or to make a turn.
refusal-offered-by-other = { $opponent } has just offered the same in game { $game }: answer that.
refusal-offered-before = You have offered that in this turn already, and { $opponent } has declined. You can do so again after the next turn of game { $game }.
refusal-no-take-back-asked = Nobody asks for a take-back in game { $game }: it was answered, or has lapsed with the next turn.
refusal-no-draw-offered = No draw is offered in game { $game }: it was answered, or has lapsed with the next turn. You may offer one yourself with `/deblockle draw`.
refusal-own-offer = That is your own offer in game { $game }: it is for { $opponent } to answer it.
refusal-no-repetition = In game { $game } no draw can be claimed: the position on the board does not stand for the third time. You may offer one with `/deblockle draw`.
refusal-not-over = Game { $game } still goes on. There can be a rematch once it is over.
refusal-never-played = Game { $game } was never played, so that there is no rematch of it. Begin a new one with `/deblockle challenge`.
refusal-rematched = There is a rematch of that game already: game { $game }. For yet another game, use `/deblockle challenge`.
refusal-hop-due = You have tipped `{ $tip }` and must hop first, or take it back.
refusal-nothing-tipped = No block has been tipped yet: a turn is first a tip, then a hop.
illegal-over = The game is over.
illegal-deblockled = You have no legal turn now; the turn passes by itself.
illegal-hop-due = The block on { $square } has been tipped and must hop first.
illegal-no-block = `{ $turn }` is not possible: there is no block on { $square }.
illegal-not-yours = `{ $turn }` is not possible: the block on { $square } is your opponent's.
illegal-off-board = `{ $turn }` is not possible: that tip leads off the board.
illegal-occupied = `{ $turn }` is not possible: there is a block on { $square } already.
illegal-star-square = `{ $turn }` is not possible: { $square } is a star square, and only a block that comes star-up may be tipped onto its goal, { $goal }.
illegal-star-up = `{ $turn }` is not possible: that tip brings the star up, which is allowed only onto your goal, { $goal }.
illegal-stop-beside = `{ $turn }` is not possible: the block would stand on { $square }, side by side with an opposing one, which this game forbids.
illegal-no-hop = `{ $tip }` is not possible: { $face } comes up, and there is no square to hop to.
illegal-hop-missing = `{ $turn }` is only half a turn: { $face } comes up, so say where it hops, such as `{ $tip }-d5`.
illegal-hop-too-much = `{ $turn }` is too much: { $face } comes up, so the turn ends with the tip. Write `{ $tip }`.
illegal-turn-ends = `{ $tip }` ends the turn by itself; there is nothing to hop.
illegal-not-reached = `{ $turn }` is not possible: that hop cannot end on { $square }.

## Rules and help

rules-title = **How to play Deblockle** · page { $page } of { $pages }
rules-menu = Choose a page
rules-heading-overview = Overview
rules-heading-end = Removing, passing, winning
rules-overview =
    Each player has up to four **blocks**, all the same cube. **The first to remove all of one's own blocks wins.**
    Gold sits at the bottom and goes first; Blue sits at the top.
    A turn has two parts:
    { "" }**1. Tip**: roll one of your blocks over an edge onto the next square, which must be empty. Its face on the far side comes up. In the picture, the small sign at each edge of a block shows what comes up by a tip over that edge.
    { "" }**2. Hop**: the same block then moves by the face that is now on top. A hop never turns the block, and it must be made.
    No block is tipped onto a star square (but see *star*), and no hop ends on one.
    The next pages show each face.
rules-star =
    { "" }**Star**: the way out. A tip that brings the star up is only allowed onto your **goal**, the star square on your opponent's side (d6 for Gold, d2 for Blue). The block is then **removed**, and your turn ends.
    Star and stop are on opposite sides of a block.
rules-stop = **Stop**: no hop. The turn ends where the block stands.
rules-cross = **Cross**: one step up, down, left or right.
rules-x = **X**: one step diagonally, whatever stands beside the way.
rules-slider =
    { "" }**Slider**: straight on, up, down, left or right, at least one square, until the edge or a block stops it.
    It may also be stopped on any square that shares an edge with a star square. It may cross an empty star square, but not end on it.
rules-hoops =
    { "" }**Hoops**: exactly three steps, each up, down, left or right, over empty squares. Squares may be entered again, also the one where the hop began. It may cross an empty star square, but not end on it.
rules-end =
    { "" }**Removing**: bring a block beside your goal so that a tip onto the goal brings its star up.
    { "" }**Deblockle'd**: a player without a legal turn passes by itself, until there is one again. If neither player has one, the game is drawn.
    { "" }**Winning**: the first player without blocks wins at once.
    { "" }**Setting up**: the blocks are rolled like dice; each player places the *other's* blocks on their starting squares and chooses which way they face.
    { "" }**No side-by-side** (if agreed): no turn may end with your block sharing an edge with an opposing one.
    Turns are written `c3n-d5`: the block on c3, tipped north (up), hopped to d5.
rules-picture-star = A block beside its goal is tipped onto it with the star up, and leaves the board.
rules-picture-stop = A block with stop on top stays where it is.
rules-picture-cross = A block with cross on top can hop one square up, right, down or left.
rules-picture-x = A block with x on top can hop one square diagonally.
rules-picture-slider = A block with slider on top runs straight on until the edge or a block; beside a star square it may stop.
rules-picture-hoops = A block with hoops on top makes three steps, so it ends one or three squares away.
help-message =
    { "" }**Deblockle** is a board game of tipping cubes for two, played here over days: whenever you have a moment.
    Challenge a friend, place each other's blocks, and make your turns by the buttons under the board, or by commands:
    { $commands }

## The picture in words, for people who do not see it. It must be short: at most 1024 characters in all.

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

picture-to-move = { $side } to move.
picture-won = { $side } won.
picture-drawn = Drawn.

# $from, $landing and $end are squares like d5; $direction is one of the four above.
picture-turn-hopped = { $side } tipped { $from } { $direction } to { $landing } and hopped to { $end }.
picture-turn-stopped = { $side } tipped { $from } { $direction } to { $landing } and stopped there.
picture-turn-removed = { $side } tipped { $from } { $direction } onto the goal { $landing }: block removed.

picture-lifted = { $square } was tipped and must hop now.
# $squares: where the marked dots are.
picture-targets = Possible: { $squares }.
picture-movable = Can move: { $squares }.
picture-chosen = Chosen: { $square }.
picture-starting = { $side } starts on { $squares }.
picture-rolled = { $side } rolled { $faces }.

# Explains the list of blocks that follows.
picture-how = For each block: square, top face, then what a tip up, right, down and left brings up.
# $blocks: one or several of picture-block, joined by picture-blocks.
picture-side = { $side }: { $blocks }.
picture-block = { $square } { $top }, up { $north }, right { $east }, down { $south }, left { $west }
# The same in fewer words, where the text would be too long: the order tells the direction.
picture-block-brief = { $square } { $top }: { $north }, { $east }, { $south }, { $west }
picture-removed = { $side } has { $removed } of { $all } removed.

# Before the position at the end of an animated picture of a whole game. $turns: how many, as text.
picture-replay = A game from start to end, in an animated picture. Turns: { $turns }. At the end:

# A rating over time. $since, $until and $date are days like 2026-11-03; all else are numbers, as text.
picture-chart = Rating from { $since } to { $until }: at first { $first }, at last { $last } ± { $deviation }; lowest { $lowest }, highest { $highest }. Values: { $count }.
picture-chart-one = Rating on { $date }: { $rating } ± { $deviation }.
picture-chart-none = No rating yet.

# How blocks, and how squares or faces, are joined in a list.
picture-blocks = { $before }; { $next }
picture-list = { $before }, { $next }
