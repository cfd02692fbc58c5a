# Све што човек чита, на српском.
#
# Glossary / Речник: tip = превртање (преврнути), hop = скок (скочити), block = коцка, star = звезда, stop = стоп, cross = крст, x = икс,
# slider = клизач, hoops = обручи, deblockle'd = блокиран, turn = потез, board = табла, square = поље, star square = поље са звездом,
# goal = циљ, side-by-side = једна уз другу, Gold = Златни, Blue = Плави, game = партија, challenge = изазов, opponent = противник,
# set-up = постављање, by lot = жребом, time is up = време је истекло, to claim = затражити победу, take-back = враћање потеза,
# draw = реми, to resign = предати, rematch = реванш, plan = план, to watch = пратити, away = одсутан, quiet hours = тихи сати,
# reminder = подсетник, thread = нит, direct message = директна порука, server = сервер, leaderboard = ранг-листа, rating = рејтинг,
# provisional = привремен, rated game = партија за рејтинг, streak = низ, replay = снимак, file = фајл.

## Речи игре

side-gold = Златни
side-blue = Плави
mark-gold = 🟡
mark-blue = 🔷
face-star = звезда
face-stop = стоп
face-cross = крст
face-x = икс
face-slider = клизач
face-hoops = обручи
direction-north = горе
direction-east = десно
direction-south = доле
direction-west = лево
somebody = неко
deleted-player = обрисани играч
anybody = било ко
block-label = { $square } · { $face }

## Наредбе: описи до 100 знакова

command-deblockle = Играј Deblockle, друштвену игру коцки које се преврћу
command-deblockle-admin = За оне који воде овај сервер
command-settings = Погледај и промени подешавања сервера
command-settings-default_channel = Где се настављају партије чији ми је канал затворен?
command-settings-allow_channel = Дозволи изазове у овом каналу (и не више свуда)
command-settings-forbid_channel = Не дозвољавај више изазове у овом каналу
command-settings-place = Где се играју партије, ако изазов не каже?
command-settings-pace = Колико времена, ако изазов не каже?
command-settings-challengers = Ко сме да изазива? Они са овом улогом
command-settings-reset = Врати ово како је било на почетку
command-language = На ком језику говорим свима овде?
command-language-language = На ком? (показује како стоји)
command-doctor = Да ли је са мном овде све у реду, и шта треба учинити?
command-challenge = Изазови некога, или било кога, на партију
command-challenge-opponent = Кога изазиваш? (било кога у овом каналу)
command-challenge-blocks = Са колико коцки играш? (4)
command-challenge-opponent_blocks = Са колико игра противник? (колико и ти)
command-challenge-side_by_side = Смеју ли противничке коцке једна уз другу? (да)
command-challenge-first = Ко почиње, као Златни? (жребом)
command-challenge-squares = Сопствена почетна поља, прво твоја: c1 e1 / c7 e7
command-challenge-set_up = Постављате један другом коцке, или жребом? (постављате)
command-challenge-pace = Колико времена има свако? (обично 3 дана по потезу)
command-challenge-time_out = Шта бива кад време истекне? (партија је изгубљена)
command-challenge-place = Где играте? (како је овде уобичајено)
command-accept = Прихвати изазов
command-accept-challenge = Који изазов?
command-decline = Одбиј изазов
command-decline-challenge = Који изазов?
command-cancel = Повуци свој изазов
command-cancel-challenge = Који изазов?
command-place = Постави противникове коцке пре партије
command-place-block = Која коцка? (по пољу на ком стоји)
command-place-square = На које поље да стане?
command-place-facing = Која страна да гледа уз таблу?
command-place-done = Да: нека овако стоје
command-place-game = Која партија?
command-tip = Преврни једну своју коцку
command-tip-block = Која коцка? (по пољу на ком стоји)
command-tip-direction = Преко које ивице?
command-tip-game = Која партија?
command-hop = Скочи коцком коју си преврнуо
command-hop-to = На које поље?
command-hop-game = Која партија?
command-turn = Одиграј цео потез, као c3n-d5
command-turn-notation = Поље, смер превртања (n e s w), и где скок завршава: c3n-d5
command-turn-game = Која партија?
command-undo = Врати превртање пре него што скочиш
command-undo-game = Која партија?
command-plan = Испланирај шта одговараш противнику; игра се одмах
command-plan-line = Његов потез, твој одговор, и даље: e5w c3n-d5 f6s-f4 d5n*. Више редова: раздвоји их са ;
command-plan-game = Која партија?
command-board = Покажи таблу, само теби
command-board-game = Која партија?
command-games = Твоје партије на свим серверима
command-watch = Прати партију коју други играју, или престани
command-watch-game = Која партија? (најновија у каналу)
command-rematch = Играј поново са истим противником
command-rematch-game = Коју партију поново? (твоју последњу)
command-takeback = Замоли да вратиш потез, или прихвати противникову молбу
command-takeback-answer = Прихваташ ли да противник врати потез?
command-takeback-game = Која партија?
command-draw = Понуди или прихвати реми; затражи га кад положај дође трећи пут
command-draw-answer = Прихваташ ли противников реми?
command-draw-game = Која партија?
choice-answer-accept = Да, прихватам
choice-answer-decline = Не, одбијам
command-claim = Затражи победу кад противнику истекне време
command-claim-game = Која партија?
command-leaderboard = Ко је најбољи?
command-leaderboard-where = Овде или свуда? (овде)
command-leaderboard-when = Одувек или последњег месеца? (одувек)
choice-where-here = На овом серверу
choice-where-everywhere = Сви, свуда
choice-when-all = Одувек
choice-when-month = Последњих 30 дана
command-profile = Како неко игра? Рејтинг, резултати, противници
command-profile-user = Чији? (твој)
command-record = Прошле партије: да их гледаш, и као фајлови
command-record-history = Прошле партије, твоје или нечије
command-record-history-user = Чије? (твоје)
command-record-history-against = Само против кога?
command-record-history-when = Кад су завршене? Година, месец или дан: 2026-11
command-record-replay = Гледај партију од почетка, као покретну слику или корак по корак
command-record-replay-game = Која партија? (твоја последња)
command-record-export = Узми партију као фајл
command-record-export-game = Која партија? (твоја последња)
command-record-import = Погледај партију из фајла
command-record-import-file = Који фајл? Запис партије (DGN)
command-me = Твоје време
command-me-language = На ком језику читаш оно што кажем?
command-me-language-language = На ком? (језик твог Discord-а)
command-me-notify = Како сазнајеш да те партија чека?
command-me-notify-way = Помињањем тамо где се игра, директном поруком, или никако?
choice-way-mention = Помињањем
choice-way-message = Директном поруком
choice-way-none = Никако
command-me-away = Заустави своје сатове свуда док те нема
command-me-away-switch = Да ли си одсутан? (показује како стоји)
command-me-quiet = Сати у које не пада рок и кад те нико не узнемирава
command-me-quiet-zone = Где живиш? Временска зона, као Europe/Belgrade
command-me-quiet-from = Кад почињу? (22:30)
command-me-quiet-to = Кад се завршавају? Највише десет сати касније (7:00)
command-me-quiet-none = Да: нема више тихих сати
command-me-block = Не примај више изазове од некога
command-me-block-person = Од кога? (показује кога си блокирао)
command-me-unblock = Пусти некога да те опет изазива
command-me-unblock-person = Кога? (показује кога си блокирао)
command-me-data = Шта се о теби чува? Узми то, или обриши
command-resign = Предај партију
command-resign-game = Која партија?
command-rules = Научи игру
command-help = Шта овај бот уме?
choice-first-me = Ја
choice-first-opponent = Мој противник
choice-first-lot = Жребом
choice-set_up-place = Постављамо један другом коцке
choice-set_up-lot = Жребом
choice-pace-12h = 12 сати по потезу
choice-pace-1d = 1 дан по потезу
choice-pace-2d = 2 дана по потезу
choice-pace-3d = 3 дана по потезу
choice-pace-5d = 5 дана по потезу
choice-pace-7d = 7 дана по потезу
choice-pace-14d = 14 дана по потезу
choice-pace-3d-12h-7d = 3 дана укупно, и 12 сати више са сваким потезом, до 7 дана
choice-pace-7d-1d-14d = 7 дана укупно, и дан више са сваким потезом, до 14 дана
choice-pace-14d-1d-21d = 14 дана укупно, и дан више са сваким потезом, до 21 дана
choice-pace-none = Без сата
choice-place-channel = У каналу
choice-place-thread = У посебној нити
choice-reset-default_channel = Канал за затворене партије
choice-reset-allowed_channels = Канали за изазове
choice-reset-place = Нити
choice-reset-pace = Време
choice-reset-challengers = Ко сме да изазива
choice-reset-language = Језик
choice-reset-all = Сва подешавања
choice-time_out-loss = Партија је изгубљена
choice-time_out-claim = Противник може да затражи победу, или чека
choice-switch-on = Да, заустави моје сатове
choice-switch-off = Не, вратио сам се
choice-direction-up = ▲ горе
choice-direction-right = ▶ десно
choice-direction-down = ▼ доле
choice-direction-left = ◀ лево

## Дугмад: до 80 знакова

button-accept = Прихвати
button-decline = Одбиј
button-withdraw = Повуци
button-place = Постави коцке
button-make-a-turn = Одиграј потез
button-more = Још
button-offer = Понуда…
button-ask-take-back = Замоли за враћање потеза
button-accept-take-back = Прихвати враћање
button-decline-take-back = Одбиј враћање
button-offer-draw = Понуди реми
button-accept-draw = Прихвати реми
button-decline-draw = Одбиј реми
button-claim-draw = Затражи реми
button-really-draw = Да, реми
button-call-off = Откажи партију
button-really-call-off = Да, откажи
button-rematch = Реванш
button-to-rematch = Покажи партију { $game }
button-confirm = Потврди
button-back = Назад
button-start-over = Из почетка
button-rotate = ↻ Окрени
button-by-lot = Жребом
button-board = Покажи таблу
button-public-board = Иди до партије
button-games = Моје партије
button-rules = Правила
button-help = Помоћ
button-claim = Затражи победу
button-give-day = Поклони дан
button-my-time = Одсуство и тишина
button-away = Одсутан сам
button-back-again = Вратио сам се
button-resign = Предај
button-really-resign = Да, предајем
button-play-on = Не, играм даље
button-abandon = Откажи
button-really-abandon = Да, откажи
button-wait = Не, чекам
button-block = Блокирај: { $player }
button-watch = Прати
button-stop-watching = Не прати више
button-plan = Планирај
button-my-plan = Мој план
button-plan-add = Ако … онда …
button-plan-confirm = Додај у план
button-plan-drop = Одбаци план
button-plan-really-drop = Да, одбаци
button-plan-keep = Не, задржи
button-replay = Снимак
button-step-by-step = Корак по корак
button-animated = Покретна слика
button-as-file = Као фајл
button-drop-record = Обриши
button-first = ⏮
button-last = ⏭
button-fetch = Узми моје податке
button-erase = Обриши ме
button-really-erase = Да, обриши ме
button-keep = Не, задржи
button-everywhere = Свуда
button-here = Овај сервер
button-all-time = Одувек
button-lately = Последњих 30 дана
button-why = Зашто?
button-previous = ◀
button-next = ▶

## Подешавања сервера

settings-title = **Како се на овом серверу игра**
settings-no-default = Партије чији је канал обрисан или ми је затворен настављају се у директним порукама.
settings-default = Партије чији је канал обрисан или ми је затворен настављају се овде: { $channel }.
settings-allowed = Изазови су дозвољени овде: { $channels }, и у тамошњим нитима.
settings-allowed-all = Изазови су дозвољени у свим каналима.
settings-allowed-many = Канала за изазове може бити највише { $most }. Ништа није промењено.
settings-place-channel = Партија се игра у каналу изазова, осим ако изазов тражи нит.
settings-place-thread = Партија се игра у посебној нити, осим ако изазов каже другачије.
settings-pace = Уобичајено време: { $pace }.
settings-challengers = Само { $role } смеју да изазивају; прихватити може свако.
settings-challengers-all = Свако сме да изазива.
settings-missing = Овде: { $channel }, недостаје ми: { $missing }.
settings-unchanged = Дај ми то у дозволама канала, и изабери поново. Ништа није промењено.
settings-not-here = Ова подешавања припадају серверу, и онима који њим управљају. Ништа није промењено.
settings-pick-default = Канал за партије чији је затворен
settings-pick-allowed = Канали за изазове (ниједан: сви)
settings-pick-challengers = Улога оних који изазивају (ниједна: сви)
settings-pick-pace = Уобичајено време
settings-resets = Шта да се врати како је било на почетку?
button-threads = Играјте у нитима
button-no-threads = Играјте у каналу
button-resets = Врати …
button-settings = Подешавања
button-doctor = Је ли све у реду?
button-check-again = Погледај опет
button-invite = Позови ме поново

## Лекар

doctor-title =
    { "" }**Deblockle { $version }**: { $open ->
        [0] све је у реду.
        [one] { $open } ствар треба погледати.
        [few] { $open } ствари треба погледати.
       *[other] { $open } ствари треба погледати.
    }
doctor-good = ✅ { $line }
doctor-doubtful = ⚠️ { $line }
doctor-bad = ❌ { $line }
doctor-scopes = Опсези: bot, applications.commands.
doctor-no-bot = Нисам члан овог сервера. Позови ме са опсегом „bot“: { $link }
doctor-no-answer = Discord сада не каже моје дозволе ({ $why }). Погледај опет за минут.
doctor-channels = Дозволе: све што ми треба, овде: { $channels }.
doctor-missing = Овде: { $channel }, недостаје ми: { $missing }. Дај ми то у дозволама канала.
doctor-channel-gone = { $channel }, који подешавања наводе, обрисан је. Изабери други са `/deblockle-admin settings`.
doctor-games-gone =
    { $channel }, са { $games ->
        [one] { $games } партијом
        [few] { $games } партије
       *[other] { $games } партија
    }, обрисан је или га не видим. Пусти ме да га видим; иначе се играју другде, како подешавања кажу.
doctor-role-gone = Улога оних који смеју да изазивају обрисана је, па не сме нико. Изабери другу са `/deblockle-admin settings`.
doctor-database = База: { $size } kB, уписива, цела.
doctor-damage = База је оштећена: { $why }. Заустави ме, и стави последњу копију на њено место.
doctor-unwritable = У базу се не може уписивати: { $why }. Погледај има ли места, и смем ли да пишем у њену фасциклу.
doctor-backup = Копија: { $when }.
doctor-old-backup = Последња копија базе: { $when }. Покрећи сваког дана `deblockle backup FILE` тамо где радим.
doctor-no-backup = База никад није копирана. Покрећи сваког дана `deblockle backup FILE` тамо где радим.
doctor-delay = Кашњење до Discord-а: { $milliseconds } ms.
doctor-delay-unknown = Кашњење до Discord-а: још није измерено.
doctor-slow = Кашњење до Discord-а: { $milliseconds } ms. Погледај мрежу моје машине, и discordstatus.com.
doctor-news-told = Вести: све је речено.
doctor-news = Још није речено: вести о партијама: { $news }, обавештења играчима: { $notices }, најстарије { $since } { $why }. Сам покушавам опет; поправи што је овде црвено, или погледај discordstatus.com.
doctor-unreachable =
    { $count ->
        [one] До { $count } играча
        [few] До { $count } играча
       *[other] До { $count } играча
    } није стигло да партија чека. Могу да дозволе директне поруке са овог сервера; или ме пусти да пишем у каналу њихове партије.
doctor-clocks = Сатови: учињено је све што је требало.
doctor-overdue = Нешто што је у партији требало учинити ({ $since }) није учињено. Покрени ме поново; дневник каже шта смета.
doctor-skew = Сат моје машине греши { $seconds } секунди. Подеси га преко NTP-а: по њему се рачунају рокови.

## Изазов

challenge-message =
    { $opponent }, на партију **Deblockle** изазива те: { $challenger }. (Партија { $game })
    { $terms }
    Изазов истиче { $until }.
challenge-open-message =
    { $challenger } тражи противника за партију **Deblockle**. (Партија { $game })
    { $terms }
    Игра ко први прихвати. Изазов истиче { $until }.
terms-blocks =
    Коцки на свакој страни: { $blocks ->
        [one] { $blocks }.
        [few] { $blocks }.
       *[other] { $blocks }.
    }
terms-handicap =
    Хендикеп: { $challenger ->
        [one] { $challenger } коцка
        [few] { $challenger } коцке
       *[other] { $challenger } коцки
    } за изазивача, { $opponent ->
        [one] { $opponent } коцка
        [few] { $opponent } коцке
       *[other] { $opponent } коцки
    } за изазваног.
terms-first-challenger = Почиње изазивач, као Златни.
terms-first-opponent = Почиње изазвани, као Златни.
terms-first-lot = Жреб одлучује ко почиње, као Златни.
terms-set-up-place = Свако поставља противникове коцке.
terms-set-up-lot = Коцке поставља жреб.
terms-no-side-by-side = Не једна уз другу: потез не сме да се заврши коцком уз противничку.
terms-squares = Почетна поља, прво изазивачева: { $squares }
terms-pace-each-turn = Време: { $time } по потезу.
terms-pace-bank = Време: { $start } укупно, и { $increment } више са сваким потезом, до { $cap }.
terms-pace-none = Без сата: свако мисли колико хоће.
terms-time-out-loss = Коме време истекне, губи.
terms-time-out-claim = Кад некоме време истекне, други може да затражи победу, или да чека.
terms-place-thread = Игра се у посебној нити.
no-thread-missing = (Овде не смем да отворим нит, па се партија игра у каналу. Недостаје ми: { $missing }.)
no-thread = (Discord ми овде не да да отворим нит, па се партија игра у каналу.)
thread-name = Партија { $game }: { $first } – { $second }
thread-won = Партија { $game }: победа, { $first } – { $second }
thread-drawn = Партија { $game }: { $first } – { $second }, реми
thread-off = Партија { $game }: { $first } – { $second }, без победника
challenge-elsewhere = Овде се изазива у: { $channels }. Употреби тамо `/deblockle challenge`.
challenge-role = Само { $role } смеју да изазивају на овом серверу. Замоли некога од њих да те изазове, или оне који воде сервер за улогу.
challenge-sent = Партија { $game }: твој изазов је послат. Противник: { $opponent }.
challenge-open-sent = Партија { $game }: твој изазов је послат. Са тобом игра ко га овде први прихвати.
challenge-yourself = Не можеш да изазовеш себе. Изабери другог у опцији `opponent`.
challenge-bot = { $opponent } је бот и не игра Deblockle. Изазови неког човека са овог сервера.
challenge-absent = { $opponent } није на овом серверу. Прво позови ту особу, или изазови неког ко је ту.
challenge-not-here = Партији треба канал неког сервера. Употреби тамо `/deblockle challenge`.
challenge-silent-here = Не смем да пишем у овом каналу. Замоли оне који воде сервер да ми овде дају “View Channel” и “Send Messages”, или изазови у другом каналу.
challenge-pending = Између вас већ постоји изазов: партија { $game }. Прво нека се прихвати, одбије или повуче.
challenge-open-already = Већ имаш изазов који било ко може да прихвати: партија { $game }. Повуци га, или изазови некога у опцији `opponent`.
challenge-too-many =
    { $count ->
        [one] { $count } твој изазов чека
        [few] { $count } твоја изазова чекају
       *[other] { $count } твојих изазова чека
    } на одговор, и више од тога не може. Повуци неки, или сачекај одговор.
withdraw-menu = Који повлачиш?
challenge-unwelcome = Тренутно не можеш да почнеш партију са овим играчем: { $opponent }. Изазови другога, или изостави опцију `opponent` да изазовеш било кога.
challenge-blocked = Блокирао си: { $opponent }. Да бисте играли, прво употреби `/deblockle me unblock`.
accept-there = Партија { $game } прихвата се тамо где је понуђена: { $channel }.
unreadable-squares = { $typed } се не може прочитати као почетна поља. Напиши своја, косу црту, и противникова, као да си Златни: `c1 e1 / c7 e7`. Довољна су и само твоја: противник добија иста, окренута.
squares-other-number = Поља су за { $challenger } и { $opponent } коцки, а бројеви коцки кажу другачије. Изостави бројеве.
squares-star = Коцка не може да почне са поља { $square }: на њему је звезда. Изабери друго.
squares-twice = { $square } је наведено двапут. Свакој коцки треба њено поље.
squares-side-by-side = У овој партији коцке не смеју једна уз другу, а коцка на { $square } почела би уз противничку. Изабери друга поља, или то дозволи.
squares-side-by-side-at-all = Ова почетна поља не слажу се са правилима која си изабрао. Изабери друга, или их изостави.
squares-number = Свакој страни треба од једног до { $most } почетних поља.
accepted = Прихватио си партију { $game }.
declined = Одбио си партију { $game }.
withdrawn = Повукао си свој изазов, партију { $game }.

## Блокирање

blocked = { $player } више не може да те изазива, и то му се не каже. Партије које играте настављају се.
unblocked = { $player } опет може да те изазива.
blocked-nobody = Никога ниси блокирао. Са `/deblockle me block` не примаш више изазове од некога; то му се не каже.
blocked-list =
    { $count ->
        [one] Блокирао си { $count } особу:
        [few] Блокирао си { $count } особе:
       *[other] Блокирао си { $count } особа:
    } { $players }
unblock-menu = Ко да те опет сме изазвати?
block-yourself = Не можеш да блокираш себе. Изабери другога у опцији `person`.
block-bot = { $player } је бот и никога не изазива. Изабери човека у опцији `person`.

## Постављање

set-up-message =
    { "" }**Партија { $game } почиње.** Сада свако тајно поставља противникове коцке.
    🟡 Златни: { $gold }, пало је { $gold-roll } · { $gold-state }
    🔷 Плави: { $blue }, пало је { $blue-roll } · { $blue-state }
placing-waits = још није поставио
placing-done = поставио ✓
placing-message =
    { "" }**Партија { $game }**: постављаш противникове коцке: { $opponent } ({ $side }). Изабрано: { $chosen }.
    Горње стране су пале и остају; поље и окренутост бираш ти. Нико то не види док обојица не завршите.
placing-choose = Друга коцка
placing-move = Премести је на
placing-not-the-roll = То нису стране које су пале. Отвори постављање поново и употреби његове меније.
placing-not-the-squares = Свакој коцки треба њено почетно поље. Отвори постављање поново и употреби његове меније.
place-which-block = На коју коцку мислиш? Реци у опцији `block`, по пољу на ком стоји.
place-not-there = { $square } није међу пољима која се попуњавају. Изабери са листе која се појави док куцаш.
place-not-facing = Коцка на { $square } не може тако да се окрене. Изабери страну са листе која се појави док куцаш.
placed-first = Партија { $game }: постављено. Табла се појављује чим противник постави твоје.
placed-both = Партија { $game }: постављено. Партија почиње!

## Табла

board-to-move =
    { $mark } **На потезу: { $side }** · потез { $turn } · { $player }
    Партија { $game }, противник: { $opponent }
board-passed = { $side } је блокиран, нема дозвољеног потеза и прескаче. Наставља: { $other }.
board-removed = Уклоњено: Златни { $gold } од { $gold-blocks }, Плави { $blue } од { $blue-blocks }
played-hop = { $side }: `{ $turn }`, преврнуто { $direction }, горе је { $face }, скок на { $to }
played-stop = { $side }: `{ $turn }`, преврнуто { $direction }, горе је стоп
played-removal = { $side }: `{ $turn }`, преврнуто { $direction } на циљ, звезда горе, и коцка је уклоњена
played-as-planned = Одмах, по плану: { $played }
picture-forbidden = (Овде не смем да приложим слику табле: недостаје ми дозвола “Attach Files”.)

## Вести које иду једном човеку

notice-one = { $player }: { $line }
notice-several =
    { $player }, имаш вести из { $count ->
        [one] { $count } партије
        [few] { $count } партије
       *[other] { $count } партија
    }:
    { $lines }
notify-mention = Да те партија чека, сазнајеш помињањем тамо где се игра. Други начин: опција `way` у `/deblockle me notify`.
notify-message = Да те партија чека, сазнајеш директном поруком; ако не могу да ти пишем, помињањем тамо где се игра.
notify-none = Не каже ти се да те партија чека. `/deblockle games` показује које чекају.
fate-mention = { $opponent } је обавештен помињањем, { $when }.
fate-message = { $opponent } је обавештен директном поруком, { $when }.
fate-instead = { $opponent } је обавештен помињањем, { $when }, јер моје директне поруке не стижу.
fate-failed = { $opponent } није могао да буде обавештен: ни помињањем ни директном поруком.
notice-reminder = Подсетник: { $line }
notice-challenge = Изазов за: { $challenged }, шаље: { $challenger }. Партија { $game }.
notice-place = партија { $game }, противник { $opponent }, чека да поставиш коцке.
notice-turn = ти си на потезу у партији { $game }, противник: { $opponent }.
notice-goes-on = партија { $game }, противник { $opponent }, наставља се.
notice-gone = твој противник ({ $player }) напустио је партију { $game }: није више на серверу, или је налог обрисан. Можеш да чекаш, или да је откажеш без победника, под „Још“ испод табле.
moved-here = (Не могу више да пишем овде: { $from }, па се партија { $game } наставља овде.)

## Играчи којих више нема, и посматрачи

gone-line = 🚪 { $player }: нема га више на серверу, или је налог обрисан. { $opponent }: може да чека, или да откаже партију под „Још“. Ако се врати, партија се просто наставља.
abandon-really = Заиста желиш да откажеш партију { $game }, противник { $opponent }? Нико не побеђује. То се не може поништити.
abandoned = Отказао си партију { $game }. Нико није победио.
watching = Пратиш партију { $game }: { $gold } и { $blue }. Њена табла стиже у твоје директне поруке и тамо се освежава, без звука до краја. Никоме се то не каже. Ако не стигне, дозволи ми директне поруке и покушај поново.
watching-stopped = Не пратиш више партију { $game }.
watching-not = Не пратиш партију { $game }. Да почнеш, употреби `/deblockle watch` тамо где се игра.
watching-none = У овом каналу други сада не играју. Наведи партију у опцији `game`, или погледај своје.
watching-own = У партији { $game } играш ти. Погледај њену таблу.
watching-nothing = У партији { $game } нема шта да се прати: не игра се. Погледај њену таблу.
watching-too-many =
    { $count ->
        [one] Пратиш { $count } партију
        [few] Пратиш { $count } партије
       *[other] Пратиш { $count } партија
    }, и више од тога не може. Остави неку.
watching-stop-menu = Коју остављаш?
label-watched = Партија { $game } · { $gold } и { $blue }
watched = 👀 Пратиш партију { $game }: { $challenger } и { $opponent }.
watched-over = 👀 Партија { $game } коју си пратио је завршена.

## Сатови

clock-until = { $player } има време до { $until } ({ $relative }).
clock-reminded = ⏳ Остало је мање од петине времена.
clock-time-up = { $player }: време је истекло { $until } ({ $relative }). { $opponent } може да затражи победу, или да чека.
clock-away = { $player } је одсутан: сат стоји, најкасније до { $end }.
clock-away-by-itself = { $player }: време је истекло, па се троши време одсуства: сат стоји до следећег потеза, или најкасније до { $end }.
clock-waiting-away = { $player } је одсутан, најкасније до { $end }.
clock-frozen = Сатови стоје: на овом серверу нисам доступан.
clock-credited-outage = Нисам радио: { $time }. То време се додаје: { $player }.
clock-credited-gift = { $opponent } поклања још { $time }. Прима: { $player }.
duration-days =
    { $number ->
        [one] { $number } дан
        [few] { $number } дана
       *[other] { $number } дана
    }
duration-hours =
    { $number ->
        [one] { $number } сат
        [few] { $number } сата
       *[other] { $number } сати
    }
duration-minutes =
    { $number ->
        [one] { $number } минут
        [few] { $number } минута
       *[other] { $number } минута
    }
duration-both = { $first } и { $second }
away-on =
    { "" }**Одсутан си**: твоји сатови стоје у свим партијама, најкасније до { $end } ({ $relative }). Потезе можеш да вучеш и тако.
    Преостало одсуство ове године: { $left }.
away-off =
    Ниси одсутан. Преостало одсуство ове године: { $left }.
    Док си одсутан, ниједан твој сат не иде, ни у једној партији. Троши се и само, пре него што изгубиш на време. Одсуство траје најмање дан.
away-none-left = Потрошио си сво овогодишње одсуство. Биће га опет од { $again }.
quiet-none = Немаш тихих сати. Одреди их са `/deblockle me quiet`: тада ти не истиче ниједан рок, и нико те не узнемирава.
quiet-hours = Твоји тихи сати: од { $from } до { $to }, по сату { $zone }.
quiet-zone = { $typed } није временска зона. Изабери са листе која се појави док куцаш, као Europe/Belgrade.
quiet-zone-missing = Где живиш? Изабери временску зону у опцији `zone`, као Europe/Belgrade.
quiet-time = { $typed } није доба дана. Напиши га као `22:30` или `7:00`.
quiet-time-missing = Реци кад твоји тихи сати почињу и завршавају се у опцијама `from` и `to`, као `22:30` и `7:00`.
quiet-too-long = Тихих сати може бити највише десет дневно. Изабери краће.
quiet-empty = Твоји тихи сати завршили би се чим почну. Изабери друго време, или их укини у опцији `none`.
quiet-no-time-left = Са тим тихим сатима твоје време у партији { $game } одмах би истекло. Прво тамо одиграј потез.
gave-day = Партија { $game }: дан више за: { $opponent }.

## Крај

end-removal = { $mark } **{ $side }: победа у партији { $game }!** { $winner } је уклонио све коцке; браво и за: { $loser }.
end-resignation = { $mark } **{ $side }: победа у партији { $game }.** { $loser } је предао, побеђује { $winner }.
end-time = { $mark } **{ $side }: победа у партији { $game }.** { $loser }: време је истекло, побеђује { $winner }.
end-aborted = Партија { $game } ({ $challenger } и { $opponent }) отказана је, без победника.
end-agreement = **Партија { $game } је реми**: { $winner } и { $loser } су се сложили.
end-repetition = **Партија { $game } је реми**, { $winner } и { $loser }: исти положај дошао је трећи пут.
end-rematch = Реванш је партија { $game }.
end-nobody-can-move = **Партија { $game } је реми**, { $winner } и { $loser }: ниједна страна нема дозвољеног потеза.
end-declined = Партија { $game }: { $opponent } је одбио изазов, који је послао { $challenger }.
end-withdrawn = Партија { $game }: { $challenger } је повукао изазов за: { $opponent }.
end-open-withdrawn = Партија { $game }: { $challenger } је повукао отворени изазов.
end-open-lapsed = Партија { $game }: отворени изазов је истекао, послао га је { $challenger }.
end-lapsed = Партија { $game }: изазов је истекао, { $challenger } за: { $opponent }.
end-length =
    { $turns ->
        [one] { $turns } потез
        [few] { $turns } потеза
       *[other] { $turns } потеза
    }; изазов је упућен { $start }.
end-gains = Рејтинг: { $gains }
end-gain = { $player } { $rating } ({ $gained })

## Рејтинзи

rating = { $rating } ± { $deviation }
leaderboard-here = **Ранг-листа овог сервера**
leaderboard-here-lately = **Ранг-листа овог сервера** · поени последњих 30 дана
leaderboard-everywhere = **Ранг-листа свих сервера**
leaderboard-everywhere-lately = **Ранг-листа свих сервера** · поени последњих 30 дана
leaderboard-empty = Још нема никога. Партија се рачуна ако обојица имате једнако коцки и одиграте бар по три потеза.
leaderboard-provisional = *Привремени: после још неколико партија прелазе међу остале.*
leaderboard-line =
    { "" }**{ $place }** · { $name } · { $rating } · { $games ->
        [one] { $games } партија
        [few] { $games } партије
       *[other] { $games } партија
    }
leaderboard-line-lately =
    { "" }**{ $place }** · { $name } · { $gained } · { $rating } · { $games ->
        [one] { $games } партија
        [few] { $games } партије
       *[other] { $games } партија
    }
leaderboard-streak =
    { $line } · у низу { $wins ->
        [one] { $wins } победа
        [few] { $wins } победе
       *[other] { $wins } победа
    }
leaderboard-own = Твоје место: { $line }
leaderboard-own-provisional = Твоје место међу привременима: { $line }
leaderboard-own-none = Ниси на листи. Одиграј партију са `/deblockle challenge`.
leaderboard-page = Страна { $page } од { $pages }
profile-title = **{ $name }**
profile-here = На овом серверу: { $standing }
profile-everywhere = Свуда: { $standing }
profile-unrated = још ниједна партија за рејтинг
profile-standing =
    { "" }**{ $rating }** · { $games ->
        [one] { $games } партија
        [few] { $games } партије
       *[other] { $games } партија
    } за рејтинг: победа { $won }, ремија { $drawn }, пораза { $lost }
profile-standing-provisional =
    { "" }**{ $rating }**, привремен · { $games ->
        [one] { $games } партија
        [few] { $games } партије
       *[other] { $games } партија
    } за рејтинг: победа { $won }, ремија { $drawn }, пораза { $lost }
profile-peak = { $standing } · најбољи { $peak }
profile-as-gold = { mark-gold } Као Златни: победа { $won }, ремија { $drawn }, пораза { $lost }
profile-as-blue = { mark-blue } Као Плави: победа { $won }, ремија { $drawn }, пораза { $lost }
profile-with-blocks =
    Са { $blocks ->
        [one] { $blocks } коцком
        [few] { $blocks } коцке
       *[other] { $blocks } коцки
    }: победа { $won }, ремија { $drawn }, пораза { $lost }
profile-opponents = Најчешћи противници: { $opponents }
profile-opponent =
    { $name } ({ $games ->
        [one] { $games } партија
        [few] { $games } партије
       *[other] { $games } партија
    })
profile-shortest =
    Најкраћа победа: партија { $game }, у { $turns ->
        [one] { $turns } потезу
        [few] { $turns } потеза
       *[other] { $turns } потеза
    }
profile-running =
    { $games ->
        [0] Ниједна партија није у току.
        [one] У току је { $games } партија.
        [few] У току су { $games } партије.
       *[other] У току је { $games } партија.
    }
profile-bot = { $player } је бот и не игра.
why-won = Последња партија за рејтинг, { $game }, завршена је { $when }. Победник: { $name }, противник: { $opponent }.
why-drew = Последња партија за рејтинг, { $game }, завршена је { $when } ремијем: { $name } и { $opponent }.
why-lost = Последња партија за рејтинг, { $game }, завршена је { $when }. Поражени: { $name }, противник: { $opponent }.
why-left = Последња партија која се рачунала, { $game }, завршена је { $when }: рано ју је напустио { $name }, противник: { $opponent }. Тако је тог месеца било и у другим партијама, па се рачуна као пораз.
why-expected = { $opponent } је имао { $opponent-rating }. Према рејтинзима, { $name } је могао да очекује { $expected } % победе.
why-change = Рејтинг је са { $before } прешао на { $after } ({ $gained }): боље од очекиваног га диже, лошије га спушта, а што је мање сигуран (±), то се више мења.
why-cap = Рачунала се само { $percent } %: за месец дана нико не може без краја да добија од једног противника ({ $name }).
why-provisional = Рејтинг је привремен док му несигурност (±) не падне испод 110. Она опет расте док се не игра.
why-rules = За рејтинг су партије са једнако коцки у којима су обојица одиграла бар по три потеза.

## Језици

language-name = Српски
language-auto = Језик мог Discord-а
language-auto-server = Језик овог сервера на Discord-у
language-chosen = Од сада читаш на језику: { $language }, шта год говорио твој Discord.
language-of-discord = Читаш на језику: { $language }, као твој Discord, колико тај језик знам.
language-menu = Изабери језик
language-unknown = Не знам језик { $typed }. Изабери са листе.
language-of-server = Оно што на овом серверу читају сви, на језику је: { $language }. То су изазови, табле, завршеци и подсетници.

## Шта се о човеку чува

data =
    { "" }**Шта се о теби чува**
    Партије у току, са изазовима: { $running }. Завршене партије: { $over }. Особе које си блокирао: { $blocked }.
    Осим тога: твоје име овде, твој рејтинг, и оно што си подесио са `/deblockle me`.
    „Узми моје податке“ даје све то као фајл. „Обриши ме“ ставља на твоје место никога одређеног.
data-file = Ево свега што се о теби чува. Ову поруку нико други не види.
erase-really =
    { "" }**Заиста желиш да будеш обрисан? То се не може поништити.**
    { $running ->
        [0] Ниједна твоја партија није у току.
        [one] У току је { $running } твоја партија или изазов: предајеш је.
        [few] У току су { $running } твоје партије и изазови: предајеш их.
       *[other] У току је { $running } твојих партија и изазова: предајеш их.
    }
    Нестају твоје име, рејтинг, подешавања, блокирања и записи. Прошле партије остају онима са којима си играо: тамо си обрисани играч.
    Поруке које стоје на Discord-у остају; последња порука сваке партије више те неће помињати.
erased = Обрисан си. Све што од сада овде учиниш, чиниш као неко нов.

## Записи партија

record-title = **Партија { $game }** · { mark-gold } { $gold } – { mark-blue } { $blue } · { $result }
record-title-kept = { mark-gold } { $gold } – { mark-blue } { $blue } · { $result }
record-replay =
    { $title }
    { $turns ->
        [one] { $turns } потез
        [few] { $turns } потеза
       *[other] { $turns } потеза
    }, од почетка до краја
record-turn =
    { $title }
    После потеза { $turn } од { $turns }
record-unbegun = У партији { $game } још ништа није одиграно.
record-none = Овде ниси одиграо ниједну партију. Почни је са `/deblockle challenge`.
record-gone = Тај запис се више не чува. Можеш поново да га донесеш са `/deblockle record import`.
record-dropped = Запис је обрисан.
record-file =
    { $title }
    Фајл садржи целу партију (DGN). Са `/deblockle record import` може опет да се гледа.
record-too-large = { $file } је превелик: запис партије има највише { $most } kB.
record-not-fetched = { $file } није могао да се преузме са Discord-а. Покушај поново.
record-no-text = { $file } није запис партије: није текст.
record-unreadable = { $file } се не може прочитати као запис партије (DGN): { $why }.
history-title = **Прошле партије: { $name }**
history-against = **{ $name } против: { $opponent }**
history-in-all = Укупно: победа { $won }, ремија { $drawn }, пораза { $lost }
history-none = Нема ниједне.
history-no-date = { $typed } није датум. Напиши годину, месец или дан: `2026`, `2026-11` или `2026-11-03`.
history-won =
    { $when }: партија { $game }, победа, противник { $opponent }, { $turns ->
        [one] { $turns } потез
        [few] { $turns } потеза
       *[other] { $turns } потеза
    }
history-drew =
    { $when }: партија { $game }, реми, противник { $opponent }, { $turns ->
        [one] { $turns } потез
        [few] { $turns } потеза
       *[other] { $turns } потеза
    }
history-lost =
    { $when }: партија { $game }, пораз, противник { $opponent }, { $turns ->
        [one] { $turns } потез
        [few] { $turns } потеза
       *[other] { $turns } потеза
    }
history-called-off = { $when }: партија { $game }, противник { $opponent }, отказана
history-menu = Гледај једну од њих

## Понуде

board-taken-back = Последњи потез је враћен, по договору: { $player }.
board-draw-claimable = Овај положај стоји трећи пут: обојица могу да затраже реми.
board-take-back-offered = ↩ { $player } моли да врати `{ $turn }`. Одговара, или вуче потез: { $opponent }.
board-take-back-declined = { $player } је одбио враћање.
board-draw-offered = 🤝 { $player } нуди реми. Одговара, или вуче потез: { $opponent }.
board-draw-declined = { $player } је одбио реми.
notice-take-back-offered = { $opponent } моли да врати последњи потез.
notice-take-back-declined = { $opponent } је одбио враћање.
notice-taken-back = { $opponent } се сложио: твој потез је враћен.
notice-draw-offered = { $opponent } нуди реми.
notice-draw-declined = { $opponent } је одбио реми.
label-take-back-offered = { $label } · моли за враћање потеза
label-draw-offered = { $label } · нуди реми
offer-message = Партија { $game }: шта желиш да понудиш? Противник: { $opponent }
take-back-asked = Партија { $game }: питање да ли смеш да вратиш последњи потез послато је, одговара { $opponent }. Питање истиче са следећим потезом.
take-back-accepted = Партија { $game }: последњи потез је враћен и вуче се поново: { $opponent }.
take-back-declined = Партија { $game }: одбио си враћање, молио је { $opponent }.
draw-offered = Партија { $game }: понудио си реми, одговара { $opponent }. Понуда истиче кад { $opponent } одигра потез.
draw-declined = Партија { $game }: одбио си реми, нудио је { $opponent }.
draw-really = Пристајеш ли на реми у партији { $game }, противник { $opponent }? Тиме се партија завршава, и то се не може поништити.
claim-draw-really = Тражиш ли реми у партији { $game }, противник { $opponent }, јер овај положај стоји трећи пут? Тиме се партија завршава, и то се не може поништити.
call-off-really = Желиш ли да откажеш партију { $game }, противник { $opponent }? Још нисте обојица одиграли потез, па је нико не губи. То се не може поништити.
called-off = Партија { $game } је отказана, без победника.
rematch-sent = Партија { $game }: твој изазов на реванш партије { $before } је послат. Противник: { $opponent }.
rematch-of = -# Реванш партије { $game }
none-to-rematch = Овде ниси завршио партију која би се могла поново играти. Почни нову са `/deblockle challenge`.

## Састављање потеза

composer-title = { $mark } **Партија { $game }** · потез { $turn } · ти си { $side }, противник: { $opponent }
composer-blocks = Коју коцку преврћеш? Мали знаци показују шта долази горе кад се преврне преко те ивице.
composer-directions = Куда преврћеш коцку на { $square }? Свако дугме каже страну која долази горе.
composer-hops = `{ $square }` преврнуто { $direction }: горе је { $face }. Куда скаче? Ово видиш само ти.
composer-hops-menu = Изабери поље за скок
composer-confirm = { $said }. Је ли то твој потез?
turn-made = Партија { $game }: одиграо си `{ $turn }`.
undone = Превртање је враћено.

## План: шта играч одговара на противникове потезе, тајно

plan-title = { $mark } **Партија { $game }** · потез { $turn } · твој план, ти си { $side }, противник: { $opponent }
plan-empty = Ништа није испланирано. Реци шта одговараш на потез који одигра { $opponent }: чим га одигра, игра се твој одговор. Ово видиш само ти.
plan-otherwise = Сваки други потез који одигра { $opponent } завршава цео план. Ово видиш само ти.
plan-line = ако { $side } одигра `{ $turn }`: `{ $replies }`
plan-line-pass = ако { $side } одигра `{ $turn }`, што те оставља без потеза
plan-menu-further = Настави после …
plan-menu-remove = Избаци, са свим што следи …
plan-so-far = Досад: `{ $turns }`
plan-blocks-theirs = Који потез предвиђаш ({ $opponent })? Изабери коцку коју преврће { $side }.
plan-blocks-own = А шта ти одговараш? Изабери коцку коју преврћеш.
plan-hops = `{ $square }` преврнуто { $direction }: горе долази { $face }. Куда скаче? Ово видиш само ти.
plan-confirm = { $said }. Је ли то твој одговор? Ово видиш само ти.
plan-added = То је испланирано.
plan-removed = То више није испланирано.
plan-dropped = План је одбачен.
plan-drop-really = Заиста желиш да одбациш цео план у партији { $game }? Не може се вратити.
plan-changed = Твој план је у међувремену другачији. Ништа није промењено; ево како стоји.
plan-answered = После `{ $turns }` већ постоји одговор. За други, прво избаци тај потез.
plan-over = После `{ $turns }` партија је завршена: нема на шта да се одговори.
plan-too-deep =
    План иде највише { $most ->
        [one] { $most } потез
        [few] { $most } потеза
       *[other] { $most } потеза
    } унапред, рачунајући обе стране.
plan-too-much =
    План предвиђа највише { $most ->
        [one] { $most } потез
        [few] { $most } потеза
       *[other] { $most } потеза
    }. Прво неке избаци.
plan-too-long-for-buttons = Толико потеза заредом не стаје на дугме. Напиши ред у опцији `line` наредбе `/deblockle plan`.
plan-text-too-long = То је предуго: највише { $most } знакова. Додај редове један по један.
plan-text-empty = У томе нема потеза. Напиши противников потез и свој одговор: `e5w c3n-d5`.
plan-wrong = Ништа није испланирано. Ред { $line } греши код потеза { $nth }, где је на потезу { $side }. { $why }
plan-no-pass = `--` је прескакање, али тамо нико не прескаче.
plan-other-reply = Тамо већ одговараш `{ $turn }`, а одговор може бити само један. Прво избаци тај потез из плана.
plan-no-reply = Ред се завршава противниковим потезом. Реци шта одговараш.
plan-illegal-yours = `{ $turn }` није могуће: коцка на { $square } је твоја.
plan-illegal-star = `{ $turn }` није могуће: на поље са звездом преврће се само коцка којој звезда долази горе, и то само на { $square }.
plan-ended = Твој план у партији { $game } је завршен: није предвидео противников потез.

## Гледање

games-none = Овде немаш партију. Почни је са `/deblockle challenge`.
games-message =
    { $count ->
        [one] Твоја { $count } партија
        [few] Твоје { $count } партије
       *[other] Твојих { $count } партија
    } ({ $waiting ->
        [0] ниједна не чека тебе
        [one] { $waiting } чека тебе
        [few] { $waiting } чекају тебе
       *[other] { $waiting } чека тебе
    }):
    { $games }
games-none-anywhere = Немаш партију, ни на једном серверу. Почни је са `/deblockle challenge`: са неким у опцији `opponent`, или без ње за било кога ко жели.
games-menu = Изабери партију
which-game = На коју партију мислиш? Изабери је овде, или је наведи у опцији `game`.
none-challenge-to-me = Тренутно те овде нико не изазива. Почни сам партију са `/deblockle challenge`.
none-my-challenge = Овде немаш отворен изазов. Почни га са `/deblockle challenge`.
label-challenged-you = Партија { $game } · изазива те { $opponent }
label-challenge = Партија { $game } · изазван: { $opponent }
label-open = Партија { $game } · { $opponent } изазива било кога
label-open-challenge = Партија { $game } · изазвао си било кога
label-place = Партија { $game } · противник { $opponent } · постави коцке
label-placing = Партија { $game } · противник { $opponent } · поставља { $opponent }
label-your-turn = Партија { $game } · противник { $opponent } · ти си на потезу ({ $turn })
label-their-turn = Партија { $game } · противник { $opponent } · чекање ({ $turn })
label-until = { $label } · време истиче { $until }
label-lapses = { $label } · истиче { $until }
label-away = { $label } · одсуство, сат стоји
label-time-up = { $label } · време је истекло { $until }
label-frozen = { $label } · сатови стоје
label-over = Партија { $game } · противник { $opponent } · завршена
more-message = Партија { $game }: шта желиш да учиниш?
resign-really = Заиста желиш да предаш партију { $game }, противник { $opponent }? То се не може поништити.
resigned = Предао си партију { $game }.

## Одбијања: шта је посреди, и шта да се учини

unknown-button = Ово је из друге верзије бота, или никад није било његово. Ништа није промењено.
outdated-button = Дугме је из друге верзије бота. Ништа није промењено; настави са садашње табле партије { $game }.
elsewhere = Та партија се игра другде. Ништа није промењено; настави на њеном серверу или, ако у њој играш, у директној поруци мени.
no-such-game = Нема партије { $game }. Партије су нумерисане; изабери неку своју.
stale = То је прошло: партија { $game } је отишла даље. Ништа није промењено; настави са садашње табле.
repeated = То је већ учињено. Настави са садашње табле партије { $game }.
busy = У овој партији се превише тога дешава одједном. Покушај поново.
trouble = Нешто је код мене пошло наопако. Ништа није изгубљено; покушај поново за који тренутак.
unreadable-square = { $typed } није поље. Поља се зову a1 до g7, као `d5`.
unreadable-turn = { $typed } се не може прочитати као потез. Напиши поље коцке, смер превртања (n, e, s или w) и где скок завршава: `c3n-d5`. Стоп нема скока: `e5w`.
refusal-outsider = Не играш у партији { $game }. Можеш да је погледаш, или да почнеш своју са `/deblockle challenge`.
refusal-frozen = Партија { $game } стоји, и њени сатови: нисам више на њеном серверу. Наставља се чим ме тамо опет позову.
refusal-over = У партији { $game } више ништа не може да се учини. За нову, употреби `/deblockle challenge`.
refusal-not-a-challenge = Партија { $game } је већ прихваћена и у току је.
refusal-lapsed = Изазов, партија { $game }, је истекао. Упути нови са `/deblockle challenge`.
refusal-not-opponent = На партију { $game } може да одговори само изазвани: { $challenged }.
refusal-taken = Неко је био бржи: партија { $game } је већ прихваћена. Упути свој изазов са `/deblockle challenge`.
refusal-own-challenge = Партија { $game } је твој изазов: мора да га прихвати неко други. Можеш да га повучеш.
refusal-not-gone = { $opponent } је ту, па се партија { $game } не може отказати. Можеш да чекаш, или да предаш.
refusal-not-challenger = Изазов партије { $game } може да повуче само онај ко га је упутио: { $challenger }.
refusal-not-started = Партија { $game } није почела: прво мора да се прихвати, и да се поставе коцке.
refusal-not-setting-up = У партији { $game } сада се не постављају коцке.
refusal-already-placed = Већ си поставио коцке партије { $game }. Табла се појављује чим противник заврши.
refusal-not-your-turn = У партији { $game } на потезу је { $opponent }. Бићеш обавештен кад ти дођеш на ред.
refusal-own-turn = У партији { $game } ти си на потезу. Прво га одиграј; онда планирај шта одговараш. Противник: { $opponent }.
refusal-too-late = Прекасно: твоје време у партији { $game } је истекло. Почни нову са `/deblockle challenge`.
refusal-nothing-to-claim = У партији { $game } још нема шта да се тражи.
refusal-time-left = Твој противник има време до { $until }.
refusal-own-clock = У партији { $game } ти си на потезу, и иде твој сат.
refusal-no-clock = У партији { $game } не иде сат, па нема времена које би се поклонило или истекло.
refusal-nothing-to-take-back = У партији { $game } немаш потез за враћање: може само последњи од свих, док се на њега не одговори. Пре скока, `/deblockle undo` враћа превртање.
refusal-take-back-asked = То си већ питао. У партији { $game } одговара, или вуче потез: { $opponent }.
refusal-draw-offered = Већ си понудио реми. У партији { $game } одговара, или вуче потез: { $opponent }.
refusal-offered-by-other = { $opponent } је управо понудио исто у партији { $game }: одговори на то.
refusal-offered-before = То си у овом потезу већ понудио, и { $opponent } је одбио. Можеш опет после следећег потеза партије { $game }.
refusal-no-take-back-asked = У партији { $game } нико не моли за враћање: одговорено је, или је истекло са следећим потезом.
refusal-no-draw-offered = У партији { $game } није понуђен реми: одговорено је, или је истекао са следећим потезом. Можеш да га понудиш са `/deblockle draw`.
refusal-own-offer = То је твоја понуда у партији { $game }: одговара { $opponent }.
refusal-no-repetition = У партији { $game } не може да се затражи реми: положај на табли не стоји трећи пут. Можеш да га понудиш са `/deblockle draw`.
refusal-not-over = Партија { $game } још траје. Реванш може кад се заврши.
refusal-never-played = Партија { $game } никад није одиграна, па нема ни реванша. Почни нову са `/deblockle challenge`.
refusal-rematched = Реванш те партије већ постоји: партија { $game }. За још једну, употреби `/deblockle challenge`.
refusal-hop-due = Преврнуо си `{ $tip }` и прво мораш да скочиш, или то да вратиш.
refusal-nothing-tipped = Још ниједна коцка није преврнута: потез је прво превртање, па скок.
illegal-over = Партија је завршена.
illegal-deblockled = Сада немаш дозвољеног потеза; прескаче се само.
illegal-hop-due = Коцка на { $square } је преврнута и прво мора да скочи.
illegal-no-block = `{ $turn }` није могуће: на { $square } нема коцке.
illegal-not-yours = `{ $turn }` није могуће: коцка на { $square } је противникова.
illegal-off-board = `{ $turn }` није могуће: то превртање води са табле.
illegal-occupied = `{ $turn }` није могуће: на { $square } већ стоји коцка.
illegal-star-square = `{ $turn }` није могуће: { $square } је поље са звездом, и само коцка којој звезда долази горе сме на свој циљ, { $goal }.
illegal-star-up = `{ $turn }` није могуће: звезда долази горе, што је дозвољено само на твом циљу, { $goal }.
illegal-stop-beside = `{ $turn }` није могуће: коцка би стала на { $square }, уз противничку, што је у овој партији забрањено.
illegal-no-hop = `{ $tip }` није могуће: горе долази { $face }, а нема поља за скок.
illegal-hop-missing = `{ $turn }` је тек пола потеза: горе долази { $face }, па реци куда скаче, као `{ $tip }-d5`.
illegal-hop-too-much = `{ $turn }` је превише: горе долази { $face }, па се потез завршава превртањем. Напиши `{ $tip }`.
illegal-turn-ends = `{ $tip }` сам завршава потез; нема скока.
illegal-not-reached = `{ $turn }` није могуће: тај скок не може да се заврши на { $square }.

## Правила и помоћ

rules-title = **Како се игра Deblockle** · страна { $page } од { $pages }
rules-menu = Изабери страну
rules-heading-overview = Преглед
rules-heading-end = Уклањање, прескакање, победа
rules-overview =
    Сваки играч има до четири **коцке**, све исте. **Побеђује ко први уклони све своје.**
    Златни је доле и почиње; Плави је горе.
    Потез има два дела:
    { "" }**1. Превртање**: преврни једну своју коцку преко ивице на суседно поље, које мора бити празно. Горе долази страна са супротне стране. На слици, мали знак на свакој ивици показује шта долази горе кад се преврне преко ње.
    { "" }**2. Скок**: иста коцка се креће по страни која је сада горе. Скок коцку не окреће, и обавезан је.
    Коцка се не преврће на поље са звездом (али види *звезда*), и ниједан скок се на њему не завршава.
    Следеће стране показују сваку страну коцке.
rules-star =
    { "" }**Звезда**: излаз. Превртање које доноси звезду горе дозвољено је само на твој **циљ**, поље са звездом на противниковој страни (d6 за Златног, d2 за Плавог). Коцка се тада **уклања**, и потез је завршен.
    Звезда и стоп су на супротним странама коцке.
rules-stop = **Стоп**: без скока. Потез се завршава тамо где коцка стоји.
rules-cross = **Крст**: један корак горе, доле, лево или десно.
rules-x = **Икс**: један корак дијагонално, шта год стајало поред пута.
rules-slider =
    { "" }**Клизач**: право, горе, доле, лево или десно, бар једно поље, док га ивица или коцка не заустави.
    Може да стане и на сваком пољу које дели ивицу са пољем са звездом. Преко празног поља са звездом сме да пређе, али не и да на њему заврши.
rules-hoops =
    { "" }**Обручи**: тачно три корака, сваки горе, доле, лево или десно, преко празних поља. На поља се сме поново, и на оно где је скок почео. Преко празног поља са звездом сме да пређе, али не и да на њему заврши.
rules-end =
    { "" }**Уклањање**: доведи коцку поред циља тако да превртање на циљ донесе звезду горе.
    { "" }**Блокиран**: играч без дозвољеног потеза прескаче сам од себе, док га опет не буде имао. Ако га нема ниједан, партија је реми.
    { "" }**Победа**: ко први остане без коцки одмах побеђује.
    { "" }**Постављање**: коцке се бацају; свако поставља *противникове* на њихова почетна поља и бира како су окренуте.
    { "" }**Не једна уз другу** (ако је договорено): потез не сме да се заврши тако да твоја коцка дели ивицу са противничком.
    Потези се пишу `c3n-d5`: коцка са c3, преврнута на север (горе), скок на d5.
rules-picture-star = Коцка поред свог циља преврће се на њега са звездом горе, и напушта таблу.
rules-picture-stop = Коцка са стопом горе остаје где јесте.
rules-picture-cross = Коцка са крстом горе скаче једно поље горе, десно, доле или лево.
rules-picture-x = Коцка са иксом горе скаче једно поље дијагонално.
rules-picture-slider = Коцка са клизачем горе иде право до ивице или до коцке; поред поља са звездом сме да стане.
rules-picture-hoops = Коцка са обручима горе прави три корака, па завршава једно или три поља даље.
help-message =
    { "" }**Deblockle** је друштвена игра за двоје са коцкама које се преврћу, и овде се игра данима: кад год имаш тренутак.
    Изазови пријатеља, поставите један другом коцке, и вуци потезе дугмадима испод табле, или наредбама:
    { $commands }

## Слика речима. Кратко: највише 1024 знака укупно.

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
picture-to-move = На потезу: { $side }.
picture-won = Победник: { $side }.
picture-drawn = Реми.
picture-turn-hopped = { $side }: { $from } преврнуто { $direction } на { $landing }, скок на { $end }.
picture-turn-stopped = { $side }: { $from } преврнуто { $direction } на { $landing }, ту је и стало.
picture-turn-removed = { $side }: { $from } преврнуто { $direction } на циљ { $landing }, коцка уклоњена.
picture-lifted = { $square } је преврнуто и мора да скочи.
picture-targets = Могуће: { $squares }.
picture-movable = Могу: { $squares }.
picture-chosen = Изабрано: { $square }.
picture-starting = { $side } почиње са { $squares }.
picture-rolled = { $side }: пало је { $faces }.
picture-how = За сваку коцку: поље, горња страна, и шта доноси превртање горе, десно, доле и лево.
picture-side = { $side }: { $blocks }.
picture-block = { $square } { $top }, горе { $north }, десно { $east }, доле { $south }, лево { $west }
picture-block-brief = { $square } { $top }: { $north }, { $east }, { $south }, { $west }
picture-removed = { $side }: уклоњено { $removed } од { $all }.
picture-replay = Партија од почетка до краја, у покретној слици. Потеза: { $turns }. На крају:
picture-chart = Рејтинг од { $since } до { $until }: на почетку { $first }, на крају { $last } ± { $deviation }; најнижи { $lowest }, највиши { $highest }. Вредности: { $count }.
picture-chart-one = Рејтинг { $date }: { $rating } ± { $deviation }.
picture-chart-none = Још нема рејтинга.
picture-blocks = { $before }; { $next }
picture-list = { $before }, { $next }
