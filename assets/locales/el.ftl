# Ό,τι διαβάζει κανείς, στα ελληνικά.
#
# Glossary / Γλωσσάρι: tip = κύλισμα (κυλώ), hop = πήδημα (πηδώ), block = κύβος, star = αστέρι, stop = στοπ, cross = σταυρός, x = χι,
# slider = γλίστρα, hoops = κρίκοι, deblockle'd = μπλοκαρισμένος, turn = κίνηση, board = ταμπλό, square = τετράγωνο, star square =
# τετράγωνο με αστέρι, goal = τέρμα, side-by-side = δίπλα δίπλα, Gold = Χρυσός, Blue = Μπλε, game = παρτίδα, challenge = πρόκληση,
# opponent = αντίπαλος, set-up = στήσιμο, by lot = με κλήρο, time is up = τέλειωσε ο χρόνος, to claim = διεκδικώ, take-back = επιστροφή
# κίνησης, draw = ισοπαλία, to resign = παραιτούμαι, rematch = ρεβάνς, plan = σχέδιο, to watch = παρακολουθώ, away = λείπω, quiet hours =
# ώρες ησυχίας, reminder = υπενθύμιση, thread = νήμα, direct message = προσωπικό μήνυμα, server = διακομιστής, leaderboard = κατάταξη,
# rating = βαθμολογία, provisional = προσωρινή, rated game = βαθμολογημένη παρτίδα, streak = σερί, replay = επανάληψη, file = αρχείο.

## Οι λέξεις του παιχνιδιού

side-gold = Χρυσός
side-blue = Μπλε
mark-gold = 🟡
mark-blue = 🔷
face-star = αστέρι
face-stop = στοπ
face-cross = σταυρός
face-x = χι
face-slider = γλίστρα
face-hoops = κρίκοι
direction-north = πάνω
direction-east = δεξιά
direction-south = κάτω
direction-west = αριστερά
somebody = κάποιος
deleted-player = διαγραμμένος παίκτης
anybody = όποιος θέλει
block-label = { $square } · { $face }

## Εντολές: περιγραφές έως 100 χαρακτήρες

command-deblockle = Παίξε Deblockle, το επιτραπέζιο με τους κύβους που κυλούν
command-deblockle-admin = Για όσους διαχειρίζονται τον διακομιστή
command-settings = Δες και άλλαξε τις ρυθμίσεις του διακομιστή
command-settings-default_channel = Πού συνεχίζουν οι παρτίδες όταν το κανάλι τους μού κλείσει;
command-settings-allow_channel = Επίτρεψε προκλήσεις σε αυτό το κανάλι (κι όχι παντού)
command-settings-forbid_channel = Μην επιτρέπεις πια προκλήσεις σε αυτό το κανάλι
command-settings-place = Πού παίζονται οι παρτίδες, αν δεν το λέει η πρόκληση;
command-settings-pace = Πόσος χρόνος, αν δεν το λέει η πρόκληση;
command-settings-challengers = Ποιοι μπορούν να προκαλούν; Όσοι έχουν αυτόν τον ρόλο
command-settings-reset = Επανάφερε το όπως ήταν στην αρχή
command-language = Σε ποια γλώσσα μιλώ σε όλους εδώ;
command-language-language = Ποια; (δείχνει ποια ισχύει)
command-doctor = Είναι όλα καλά μαζί μου εδώ, και τι πρέπει να γίνει;
command-challenge = Προκάλεσε κάποιον, ή όποιον θέλει, σε παρτίδα
command-challenge-opponent = Ποιον προκαλείς; (όποιον θέλει σε αυτό το κανάλι)
command-challenge-blocks = Με πόσους κύβους παίζεις; (4)
command-challenge-opponent_blocks = Με πόσους ο αντίπαλος; (όσους κι εσύ)
command-challenge-side_by_side = Μπορούν αντίπαλοι κύβοι να σταθούν δίπλα δίπλα; (ναι)
command-challenge-first = Ποιος ξεκινά, ως Χρυσός; (με κλήρο)
command-challenge-squares = Δικά σας αρχικά τετράγωνα, πρώτα τα δικά σου: c1 e1 / c7 e7
command-challenge-set_up = Τοποθετείτε ο ένας τους κύβους του άλλου, ή ο κλήρος; (τοποθετείτε)
command-challenge-pace = Πόσο χρόνο έχει ο καθένας; (συνήθως 3 ημέρες ανά κίνηση)
command-challenge-time_out = Τι γίνεται όταν τελειώσει ο χρόνος; (η παρτίδα χάνεται)
command-challenge-place = Πού παίζετε; (όπως συνηθίζεται εδώ)
command-accept = Δέξου μια πρόκληση
command-accept-challenge = Ποια πρόκληση;
command-decline = Αρνήσου μια πρόκληση
command-decline-challenge = Ποια πρόκληση;
command-cancel = Πάρε πίσω τη δική σου πρόκληση
command-cancel-challenge = Ποια πρόκληση;
command-place = Τοποθέτησε τους κύβους του αντιπάλου πριν από την παρτίδα
command-place-block = Ποιος κύβος; (το τετράγωνό του)
command-place-square = Σε ποιο τετράγωνο να σταθεί;
command-place-facing = Ποια όψη να κοιτά προς τα πάνω στο ταμπλό;
command-place-done = Ναι: έτσι να σταθούν
command-place-game = Ποια παρτίδα;
command-tip = Κύλησε έναν κύβο σου
command-tip-block = Ποιος κύβος; (το τετράγωνό του)
command-tip-direction = Πάνω από ποια ακμή;
command-tip-game = Ποια παρτίδα;
command-hop = Πήδα με τον κύβο που κύλησες
command-hop-to = Σε ποιο τετράγωνο;
command-hop-game = Ποια παρτίδα;
command-turn = Κάνε ολόκληρη κίνηση, όπως c3n-d5
command-turn-notation = Τετράγωνο, κατεύθυνση (n e s w), τέλος του πηδήματος: c3n-d5
command-turn-game = Ποια παρτίδα;
command-undo = Πάρε πίσω το κύλισμα πριν πηδήξεις
command-undo-game = Ποια παρτίδα;
command-plan = Σχεδίασε τι απαντάς στον αντίπαλο· παίζεται αμέσως
command-plan-line = Η κίνησή του, η απάντησή σου, κ.ο.κ.: e5w c3n-d5 f6s-f4 d5n*. Πολλές γραμμές: με ;
command-plan-game = Ποια παρτίδα;
command-board = Δες ένα ταμπλό, μόνο εσύ
command-board-game = Ποια παρτίδα;
command-games = Οι παρτίδες σου σε όλους τους διακομιστές
command-watch = Παρακολούθησε μια παρτίδα άλλων, ή σταμάτα
command-watch-game = Ποια παρτίδα; (η νεότερη του καναλιού)
command-rematch = Παίξε ξανά με τον ίδιο αντίπαλο
command-rematch-game = Ποια παρτίδα να παιχτεί ξανά; (η τελευταία σου)
command-takeback = Ζήτα να πάρεις πίσω την κίνησή σου, ή δέξου το του αντιπάλου
command-takeback-answer = Δέχεσαι να πάρει ο αντίπαλος πίσω την κίνησή του;
command-takeback-game = Ποια παρτίδα;
command-draw = Πρότεινε ή δέξου ισοπαλία· διεκδίκησέ τη στην τρίτη ίδια θέση
command-draw-answer = Δέχεσαι την ισοπαλία του αντιπάλου;
command-draw-game = Ποια παρτίδα;
choice-answer-accept = Ναι, δέχομαι
choice-answer-decline = Όχι, αρνούμαι
command-claim = Διεκδίκησε τη νίκη όταν τελειώσει ο χρόνος του αντιπάλου
command-claim-game = Ποια παρτίδα;
command-leaderboard = Ποιος είναι ο καλύτερος;
command-leaderboard-where = Εδώ ή παντού; (εδώ)
command-leaderboard-when = Από πάντα ή του τελευταίου μήνα; (από πάντα)
choice-where-here = Αυτού του διακομιστή
choice-where-everywhere = Όλων, παντού
choice-when-all = Από πάντα
choice-when-month = Των τελευταίων 30 ημερών
command-profile = Πώς παίζει κάποιος; Βαθμολογία, αποτελέσματα, αντίπαλοι
command-profile-user = Ποιανού; (δικό σου)
command-record = Παλιές παρτίδες, να τις δεις ή ως αρχεία
command-record-history = Παλιές παρτίδες, δικές σου ή άλλου
command-record-history-user = Ποιανού; (δικές σου)
command-record-history-against = Μόνο εναντίον ποιου;
command-record-history-when = Πότε τελείωσαν; Έτος, μήνας ή ημέρα: 2026-11
command-record-replay = Δες μια παρτίδα από την αρχή, κινούμενη ή βήμα βήμα
command-record-replay-game = Ποια παρτίδα; (η τελευταία σου)
command-record-export = Πάρε μια παρτίδα ως αρχείο
command-record-export-game = Ποια παρτίδα; (η τελευταία σου)
command-record-import = Δες μια παρτίδα από αρχείο
command-record-import-file = Ποιο αρχείο; Καταγραφή παρτίδας (DGN)
command-me = Ο δικός σου χρόνος
command-me-language = Σε ποια γλώσσα διαβάζεις όσα λέω;
command-me-language-language = Ποια; (του Discord σου)
command-me-notify = Πώς μαθαίνεις ότι σε περιμένει παρτίδα;
command-me-notify-way = Με αναφορά εκεί που παίζεται, με προσωπικό μήνυμα, ή καθόλου;
choice-way-mention = Με αναφορά
choice-way-message = Με προσωπικό μήνυμα
choice-way-none = Καθόλου
command-me-away = Σταμάτα τα ρολόγια σου παντού όσο λείπεις
command-me-away-switch = Λείπεις; (δείχνει τι ισχύει)
command-me-quiet = Ώρες που δεν λήγει προθεσμία και δεν σε ενοχλεί κανείς
command-me-quiet-zone = Πού ζεις; Ζώνη ώρας, όπως Europe/Athens
command-me-quiet-from = Πότε αρχίζουν; (22:30)
command-me-quiet-to = Πότε τελειώνουν; Το πολύ δέκα ώρες μετά (7:00)
command-me-quiet-none = Ναι: όχι άλλες ώρες ησυχίας
command-me-block = Μη δέχεσαι πια προκλήσεις από κάποιον
command-me-block-person = Από ποιον; (δείχνει ποιους έχεις αποκλείσει)
command-me-unblock = Άφησε κάποιον να σε προκαλεί ξανά
command-me-unblock-person = Ποιον; (δείχνει ποιους έχεις αποκλείσει)
command-me-data = Τι φυλάσσεται για σένα; Πάρ' το, ή σβήσ' το
command-resign = Παραιτήσου από μια παρτίδα
command-resign-game = Ποια παρτίδα;
command-rules = Μάθε το παιχνίδι
command-help = Τι μπορεί να κάνει αυτό το bot;
choice-first-me = Εγώ
choice-first-opponent = Ο αντίπαλός μου
choice-first-lot = Με κλήρο
choice-set_up-place = Τοποθετούμε ο ένας τους κύβους του άλλου
choice-set_up-lot = Με κλήρο
choice-pace-12h = 12 ώρες ανά κίνηση
choice-pace-1d = 1 ημέρα ανά κίνηση
choice-pace-2d = 2 ημέρες ανά κίνηση
choice-pace-3d = 3 ημέρες ανά κίνηση
choice-pace-5d = 5 ημέρες ανά κίνηση
choice-pace-7d = 7 ημέρες ανά κίνηση
choice-pace-14d = 14 ημέρες ανά κίνηση
choice-pace-3d-12h-7d = 3 ημέρες συνολικά, και 12 ώρες ακόμη με κάθε κίνηση, έως 7 ημέρες
choice-pace-7d-1d-14d = 7 ημέρες συνολικά, και μία ακόμη με κάθε κίνηση, έως 14 ημέρες
choice-pace-14d-1d-21d = 14 ημέρες συνολικά, και μία ακόμη με κάθε κίνηση, έως 21 ημέρες
choice-pace-none = Χωρίς ρολόι
choice-place-channel = Στο κανάλι
choice-place-thread = Σε δικό της νήμα
choice-reset-default_channel = Κανάλι για κλειστές παρτίδες
choice-reset-allowed_channels = Κανάλια προκλήσεων
choice-reset-place = Νήματα
choice-reset-pace = Χρόνος
choice-reset-challengers = Ποιοι προκαλούν
choice-reset-language = Γλώσσα
choice-reset-all = Όλες οι ρυθμίσεις
choice-time_out-loss = Η παρτίδα χάνεται
choice-time_out-claim = Ο αντίπαλος διεκδικεί τη νίκη, ή περιμένει
choice-switch-on = Ναι, σταμάτα τα ρολόγια μου
choice-switch-off = Όχι, γύρισα
choice-direction-up = ▲ πάνω
choice-direction-right = ▶ δεξιά
choice-direction-down = ▼ κάτω
choice-direction-left = ◀ αριστερά

## Κουμπιά: έως 80 χαρακτήρες

button-accept = Δέχομαι
button-decline = Αρνούμαι
button-withdraw = Απόσυρση
button-place = Τοποθέτησε κύβους
button-make-a-turn = Κάνε κίνηση
button-more = Άλλα
button-offer = Πρόταση…
button-ask-take-back = Ζήτα επιστροφή κίνησης
button-accept-take-back = Δέξου την επιστροφή
button-decline-take-back = Αρνήσου την επιστροφή
button-offer-draw = Πρότεινε ισοπαλία
button-accept-draw = Δέξου την ισοπαλία
button-decline-draw = Αρνήσου την ισοπαλία
button-claim-draw = Διεκδίκησε ισοπαλία
button-really-draw = Ναι, ισοπαλία
button-call-off = Ματαίωσε την παρτίδα
button-really-call-off = Ναι, ματαίωσέ την
button-rematch = Ρεβάνς
button-to-rematch = Δείξε την παρτίδα { $game }
button-confirm = Επιβεβαίωση
button-back = Πίσω
button-start-over = Από την αρχή
button-rotate = ↻ Στροφή
button-by-lot = Με κλήρο
button-board = Δείξε το ταμπλό
button-public-board = Πήγαινε στην παρτίδα
button-games = Οι παρτίδες μου
button-rules = Κανόνες
button-help = Βοήθεια
button-claim = Διεκδίκησε τη νίκη
button-give-day = Δώσε μια ημέρα
button-my-time = Απουσία και ησυχία
button-away = Λείπω
button-back-again = Γύρισα
button-resign = Παραίτηση
button-really-resign = Ναι, παραιτούμαι
button-play-on = Όχι, συνεχίζω
button-abandon = Ματαίωσε
button-really-abandon = Ναι, ματαίωσέ την
button-wait = Όχι, περιμένω
button-block = Απόκλεισε: { $player }
button-watch = Παρακολούθησε
button-stop-watching = Μην παρακολουθείς
button-plan = Σχέδιο
button-my-plan = Το σχέδιό μου
button-plan-add = Αν … τότε …
button-plan-confirm = Πρόσθεσε στο σχέδιο
button-plan-drop = Πέτα το σχέδιο
button-plan-really-drop = Ναι, πέτα το
button-plan-keep = Όχι, κράτα το
button-replay = Επανάληψη
button-step-by-step = Βήμα βήμα
button-animated = Κινούμενη
button-as-file = Ως αρχείο
button-drop-record = Διαγραφή
button-first = ⏮
button-last = ⏭
button-fetch = Τα δεδομένα μου
button-erase = Σβήσε με
button-really-erase = Ναι, σβήσε με
button-keep = Όχι, κράτα τα
button-everywhere = Παντού
button-here = Εδώ
button-all-time = Από πάντα
button-lately = Τελευταίες 30 ημέρες
button-why = Γιατί;
button-previous = ◀
button-next = ▶

## Ρυθμίσεις διακομιστή

settings-title = **Πώς παίζονται οι παρτίδες εδώ**
settings-no-default = Παρτίδες που το κανάλι τους σβήστηκε ή μου έκλεισε συνεχίζουν σε προσωπικά μηνύματα.
settings-default = Παρτίδες που το κανάλι τους σβήστηκε ή μου έκλεισε συνεχίζουν στο { $channel }.
settings-allowed = Προκλήσεις γίνονται σε: { $channels }, και στα νήματα εκεί.
settings-allowed-all = Προκλήσεις γίνονται σε όλα τα κανάλια.
settings-allowed-many = Τα κανάλια για προκλήσεις είναι το πολύ { $most }. Δεν άλλαξε τίποτα.
settings-place-channel = Η παρτίδα παίζεται στο κανάλι της πρόκλησης, εκτός αν η πρόκληση ζητά νήμα.
settings-place-thread = Η παρτίδα παίζεται σε δικό της νήμα, εκτός αν η πρόκληση λέει αλλιώς.
settings-pace = Συνήθης χρόνος: { $pace }.
settings-challengers = Μόνο { $role } μπορούν να προκαλούν· όλοι μπορούν να δέχονται.
settings-challengers-all = Όλοι μπορούν να προκαλούν.
settings-missing = Στο { $channel } μου λείπουν: { $missing }.
settings-unchanged = Δώσε μου τα στα δικαιώματα του καναλιού και διάλεξε ξανά. Δεν άλλαξε τίποτα.
settings-not-here = Αυτές οι ρυθμίσεις ανήκουν σε έναν διακομιστή και σε όσους τον διαχειρίζονται. Δεν άλλαξε τίποτα.
settings-pick-default = Κανάλι για παρτίδες που το δικό τους έκλεισε
settings-pick-allowed = Κανάλια προκλήσεων (κανένα: όλα)
settings-pick-challengers = Ρόλος όσων προκαλούν (κανένας: όλοι)
settings-pick-pace = Συνήθης χρόνος
settings-resets = Τι να γίνει όπως ήταν στην αρχή;
button-threads = Παίξτε σε νήματα
button-no-threads = Παίξτε στο κανάλι
button-resets = Επαναφορά …
button-settings = Ρυθμίσεις
button-doctor = Όλα καλά;
button-check-again = Κοίτα ξανά
button-invite = Κάλεσέ με ξανά

## Ο γιατρός

doctor-title =
    { "" }**Deblockle { $version }**: { $open ->
        [0] όλα καλά.
        [one] ένα πράγμα θέλει προσοχή.
       *[other] { $open } πράγματα θέλουν προσοχή.
    }
doctor-good = ✅ { $line }
doctor-doubtful = ⚠️ { $line }
doctor-bad = ❌ { $line }
doctor-scopes = Πεδία: bot, applications.commands.
doctor-no-bot = Δεν είμαι μέλος αυτού του διακομιστή. Κάλεσέ με με το πεδίο «bot»: { $link }
doctor-no-answer = Το Discord δεν λέει τώρα τα δικαιώματά μου ({ $why }). Κοίτα ξανά σε ένα λεπτό.
doctor-channels = Δικαιώματα: όλα όσα χρειάζομαι σε: { $channels }.
doctor-missing = Στο { $channel } μου λείπουν: { $missing }. Δώσε μου τα στα δικαιώματα του καναλιού.
doctor-channel-gone = Το { $channel }, που ορίζουν οι ρυθμίσεις, σβήστηκε. Διάλεξε άλλο με `/deblockle-admin settings`.
doctor-games-gone =
    { $channel }, με { $games ->
        [one] μία παρτίδα
       *[other] { $games } παρτίδες
    }: σβήστηκε ή δεν το βλέπω. Άφησέ με να το δω· αλλιώς συνεχίζουν αλλού, όπως λένε οι ρυθμίσεις.
doctor-role-gone = Ο ρόλος όσων προκαλούν σβήστηκε, άρα δεν μπορεί κανείς. Διάλεξε άλλον με `/deblockle-admin settings`.
doctor-database = Βάση δεδομένων: { $size } kB, γράφεται, ακέραιη.
doctor-damage = Η βάση δεδομένων έχει βλάβη: { $why }. Σταμάτησέ με και βάλε στη θέση της το τελευταίο αντίγραφο.
doctor-unwritable = Η βάση δεδομένων δεν γράφεται: { $why }. Δες αν υπάρχει χώρος και αν μπορώ να γράφω στον φάκελό της.
doctor-backup = Αντίγραφο: { $when }.
doctor-old-backup = Τελευταίο αντίγραφο της βάσης: { $when }. Τρέχε κάθε μέρα `deblockle backup FILE` εκεί που τρέχω.
doctor-no-backup = Η βάση δεν αντιγράφηκε ποτέ. Τρέχε κάθε μέρα `deblockle backup FILE` εκεί που τρέχω.
doctor-delay = Καθυστέρηση ως το Discord: { $milliseconds } ms.
doctor-delay-unknown = Καθυστέρηση ως το Discord: δεν μετρήθηκε ακόμη.
doctor-slow = Καθυστέρηση ως το Discord: { $milliseconds } ms. Δες το δίκτυο του μηχανήματός μου και το discordstatus.com.
doctor-news-told = Νέα: ειπώθηκαν όλα.
doctor-news = Δεν ειπώθηκαν ακόμη: νέα παρτίδων: { $news }, ειδοποιήσεις παικτών: { $notices }, το παλαιότερο { $since } { $why }. Δοκιμάζω ξανά μόνος μου· διόρθωσε ό,τι είναι κόκκινο εδώ, ή δες το discordstatus.com.
doctor-unreachable =
    { $count ->
        [one] Ένας παίκτης δεν μπόρεσε
       *[other] { $count } παίκτες δεν μπόρεσαν
    } να μάθουν ότι τους περιμένει παρτίδα. Ας επιτρέψουν προσωπικά μηνύματα από αυτόν τον διακομιστή· ή άφησέ με να γράφω στο κανάλι της παρτίδας τους.
doctor-clocks = Ρολόγια: έγιναν όλα όσα έπρεπε.
doctor-overdue = Κάτι που έπρεπε να γίνει σε παρτίδα ({ $since }) δεν έγινε. Ξεκίνησέ με πάλι· το ημερολόγιο λέει τι εμποδίζει.
doctor-skew = Το ρολόι του μηχανήματός μου είναι { $seconds } δευτερόλεπτα έξω. Ρύθμισέ το με NTP: από αυτό λέγονται οι προθεσμίες.

## Η πρόκληση

challenge-message =
    { $opponent }, σε προκαλεί σε παρτίδα **Deblockle**: { $challenger }. (Παρτίδα { $game })
    { $terms }
    Η πρόκληση λήγει { $until }.
challenge-open-message =
    { $challenger }: ζητά αντίπαλο σε παρτίδα **Deblockle**. (Παρτίδα { $game })
    { $terms }
    Παίζει ο πρώτος που θα δεχτεί. Η πρόκληση λήγει { $until }.
terms-blocks =
    { $blocks ->
        [one] Ένας κύβος στον καθένα.
       *[other] { $blocks } κύβοι στον καθένα.
    }
terms-handicap =
    Χάντικαπ: { $challenger ->
        [one] ένας κύβος
       *[other] { $challenger } κύβοι
    } για όποιον προκαλεί, { $opponent ->
        [one] ένας
       *[other] { $opponent }
    } για τον άλλο.
terms-first-challenger = Ξεκινά όποιος προκαλεί, ως Χρυσός.
terms-first-opponent = Ξεκινά όποιος προκλήθηκε, ως Χρυσός.
terms-first-lot = Ο κλήρος λέει ποιος ξεκινά, ως Χρυσός.
terms-set-up-place = Ο καθένας τοποθετεί τους κύβους του άλλου.
terms-set-up-lot = Ο κλήρος τοποθετεί τους κύβους.
terms-no-side-by-side = Όχι δίπλα δίπλα: καμία κίνηση δεν τελειώνει με κύβο δίπλα σε αντίπαλο.
terms-squares = Αρχικά τετράγωνα, πρώτα όποιου προκαλεί: { $squares }
terms-pace-each-turn = Χρόνος: { $time } ανά κίνηση.
terms-pace-bank = Χρόνος: { $start } συνολικά, και { $increment } ακόμη με κάθε κίνηση, έως { $cap }.
terms-pace-none = Χωρίς ρολόι: ο καθένας με την ησυχία του.
terms-time-out-loss = Όποιου τελειώσει ο χρόνος, χάνει.
terms-time-out-claim = Όταν τελειώσει ο χρόνος ενός παίκτη, ο άλλος διεκδικεί τη νίκη ή περιμένει.
terms-place-thread = Παίζεται σε δικό της νήμα.
no-thread-missing = (Δεν μπορώ να ανοίξω νήμα εδώ, οπότε η παρτίδα παίζεται στο κανάλι. Μου λείπουν: { $missing }.)
no-thread = (Το Discord δεν με αφήνει να ανοίξω νήμα εδώ, οπότε η παρτίδα παίζεται στο κανάλι.)
thread-name = Παρτίδα { $game }: { $first } – { $second }
thread-won = Παρτίδα { $game }: νίκη, { $first } – { $second }
thread-drawn = Παρτίδα { $game }: { $first } – { $second }, ισοπαλία
thread-off = Παρτίδα { $game }: { $first } – { $second }, χωρίς νικητή
challenge-elsewhere = Εδώ οι προκλήσεις γίνονται σε: { $channels }. Χρησιμοποίησε εκεί `/deblockle challenge`.
challenge-role = Μόνο { $role } μπορούν να προκαλούν εδώ. Ζήτα από κάποιον τους να σε προκαλέσει, ή από τους διαχειριστές τον ρόλο.
challenge-sent = Παρτίδα { $game }: η πρόκλησή σου έφυγε για: { $opponent }.
challenge-open-sent = Παρτίδα { $game }: η πρόκλησή σου έφυγε. Παίζει μαζί σου ο πρώτος που θα τη δεχτεί εδώ.
challenge-yourself = Δεν μπορείς να προκαλέσεις τον εαυτό σου. Διάλεξε άλλον στην επιλογή `opponent`.
challenge-bot = { $opponent }: είναι bot και δεν παίζει Deblockle. Προκάλεσε έναν άνθρωπο του διακομιστή.
challenge-absent = { $opponent }: δεν είναι σε αυτόν τον διακομιστή. Κάλεσε πρώτα το άτομο, ή προκάλεσε κάποιον που είναι εδώ.
challenge-not-here = Η παρτίδα χρειάζεται κανάλι διακομιστή. Χρησιμοποίησε εκεί `/deblockle challenge`.
challenge-silent-here = Δεν μπορώ να γράψω σε αυτό το κανάλι. Ζήτα από τους διαχειριστές να μου δώσουν “View Channel” και “Send Messages” εδώ, ή προκάλεσε σε άλλο κανάλι.
challenge-pending = Υπάρχει ήδη πρόκληση ανάμεσά σας: η παρτίδα { $game }. Πρώτα ας απαντηθεί ή ας αποσυρθεί.
challenge-open-already = Έχεις ήδη πρόκληση για όποιον θέλει: την παρτίδα { $game }. Πάρε την πίσω, ή προκάλεσε κάποιον στην επιλογή `opponent`.
challenge-too-many =
    { $count ->
        [one] Μία πρόκλησή σου περιμένει
       *[other] { $count } προκλήσεις σου περιμένουν
    } απάντηση, και άλλες δεν γίνεται. Πάρε μία πίσω, ή περίμενε απάντηση.
withdraw-menu = Ποια παίρνεις πίσω;
challenge-unwelcome = Δεν μπορείς τώρα να αρχίσεις παρτίδα με: { $opponent }. Προκάλεσε άλλον, ή άφησε κενή την επιλογή `opponent` για όποιον θέλει.
challenge-blocked = Έχεις αποκλείσει: { $opponent }. Για να παίξετε, πρώτα `/deblockle me unblock`.
accept-there = Η παρτίδα { $game } γίνεται δεκτή εκεί που προτάθηκε, στο { $channel }.
unreadable-squares = { $typed }: δεν είναι αρχικά τετράγωνα. Γράψε τα δικά σου, μια κάθετο, και του αντιπάλου, σαν να ήσουν ο Χρυσός: `c1 e1 / c7 e7`. Αρκούν και μόνο τα δικά σου: ο αντίπαλος παίρνει τα ίδια γυρισμένα.
squares-other-number = Τα τετράγωνα είναι για { $challenger } και { $opponent } κύβους, αλλά οι αριθμοί λένε άλλα. Άφησε κενούς τους αριθμούς.
squares-star = Κύβος δεν ξεκινά από το { $square }: έχει αστέρι. Διάλεξε άλλο.
squares-twice = Το { $square } αναφέρεται δύο φορές. Κάθε κύβος θέλει δικό του τετράγωνο.
squares-side-by-side = Σε αυτή την παρτίδα το δίπλα δίπλα δεν επιτρέπεται, αλλά ο κύβος στο { $square } θα ξεκινούσε δίπλα σε αντίπαλο. Διάλεξε άλλα τετράγωνα, ή επίτρεψέ το.
squares-side-by-side-at-all = Αυτά τα αρχικά τετράγωνα δεν ταιριάζουν με τους κανόνες που διάλεξες. Διάλεξε άλλα, ή άφησέ τα κενά.
squares-number = Κάθε πλευρά θέλει από ένα έως { $most } αρχικά τετράγωνα.
accepted = Δέχτηκες την παρτίδα { $game }.
declined = Αρνήθηκες την παρτίδα { $game }.
withdrawn = Πήρες πίσω την πρόκλησή σου, την παρτίδα { $game }.

## Αποκλεισμός

blocked = { $player }: δεν μπορεί πια να σε προκαλέσει, και δεν το μαθαίνει. Οι παρτίδες που παίζετε συνεχίζουν.
unblocked = { $player }: μπορεί να σε προκαλέσει ξανά.
blocked-nobody = Δεν έχεις αποκλείσει κανέναν. Με `/deblockle me block` δεν δέχεσαι πια προκλήσεις από κάποιον, κι εκείνος δεν το μαθαίνει.
blocked-list =
    { $count ->
        [one] Έχεις αποκλείσει ένα άτομο:
       *[other] Έχεις αποκλείσει { $count } άτομα:
    } { $players }
unblock-menu = Ποιος να μπορεί να σε προκαλεί ξανά;
block-yourself = Δεν μπορείς να αποκλείσεις τον εαυτό σου. Διάλεξε άλλον στην επιλογή `person`.
block-bot = { $player }: είναι bot και δεν προκαλεί κανέναν. Διάλεξε άνθρωπο στην επιλογή `person`.

## Το στήσιμο

set-up-message =
    { "" }**Η παρτίδα { $game } αρχίζει.** Τώρα ο καθένας τοποθετεί κρυφά τους κύβους του άλλου.
    🟡 Χρυσός: { $gold }, έφερε { $gold-roll } · { $gold-state }
    🔷 Μπλε: { $blue }, έφερε { $blue-roll } · { $blue-state }
placing-waits = δεν τοποθέτησε ακόμη
placing-done = τοποθέτησε ✓
placing-message =
    { "" }**Παρτίδα { $game }**: τοποθετείς τους κύβους του αντιπάλου: { $opponent } ({ $side }). Διαλεγμένος: { $chosen }.
    Οι πάνω όψεις ήρθαν με ζάρι και μένουν· τετράγωνο και φορά τα διαλέγεις εσύ. Κανείς δεν βλέπει πριν τελειώσετε κι οι δύο.
placing-choose = Άλλος κύβος
placing-move = Μετακίνησέ τον στο
placing-not-the-roll = Αυτές δεν είναι οι όψεις που έφερε το ζάρι. Άνοιξε ξανά την τοποθέτηση και χρησιμοποίησε τα μενού της.
placing-not-the-squares = Κάθε κύβος θέλει δικό του αρχικό τετράγωνο. Άνοιξε ξανά την τοποθέτηση και χρησιμοποίησε τα μενού της.
place-which-block = Ποιον κύβο εννοείς; Πες τον στην επιλογή `block`, με το τετράγωνό του.
place-not-there = Το { $square } δεν είναι από τα τετράγωνα που γεμίζουν. Διάλεξε από τη λίστα που εμφανίζεται καθώς γράφεις.
place-not-facing = Ο κύβος στο { $square } δεν γυρίζει έτσι. Διάλεξε όψη από τη λίστα που εμφανίζεται καθώς γράφεις.
placed-first = Παρτίδα { $game }: τοποθετήθηκαν. Το ταμπλό εμφανίζεται μόλις τοποθετήσει και ο αντίπαλος τους δικούς σου.
placed-both = Παρτίδα { $game }: τοποθετήθηκαν. Η παρτίδα αρχίζει!

## Το ταμπλό

board-to-move =
    { $mark } **Παίζει: { $side }** · κίνηση { $turn } · { $player }
    Παρτίδα { $game }, αντίπαλος: { $opponent }
board-passed = { $side }: μπλοκαρισμένος, χωρίς νόμιμη κίνηση, πάει πάσο. Συνεχίζει: { $other }.
board-removed = Βγήκαν: Χρυσός { $gold } από { $gold-blocks }, Μπλε { $blue } από { $blue-blocks }
played-hop = { $side }: έπαιξε `{ $turn }`, κύλισμα { $direction }, βγήκε { $face }, πήδημα στο { $to }
played-stop = { $side }: έπαιξε `{ $turn }`, κύλισμα { $direction }, βγήκε στοπ
played-removal = { $side }: έπαιξε `{ $turn }`, κύλισμα { $direction } στο τέρμα με αστέρι πάνω, και ο κύβος βγήκε
played-as-planned = Αμέσως, κατά το σχέδιο: { $played }
picture-forbidden = (Δεν μπορώ να επισυνάψω εδώ την εικόνα του ταμπλό: μου λείπει το δικαίωμα “Attach Files”.)

## Νέα που πηγαίνουν σε έναν

notice-one = { $player }: { $line }
notice-several =
    { $player }, έχεις νέα από { $count ->
        [one] μία παρτίδα
       *[other] { $count } παρτίδες
    }:
    { $lines }
notify-mention = Μαθαίνεις ότι σε περιμένει παρτίδα με αναφορά εκεί που παίζεται. Άλλος τρόπος: η επιλογή `way` του `/deblockle me notify`.
notify-message = Μαθαίνεις ότι σε περιμένει παρτίδα με προσωπικό μήνυμα· αν δεν μπορώ να σου γράψω, με αναφορά εκεί που παίζεται.
notify-none = Δεν σου λέγεται ότι σε περιμένει παρτίδα. Το `/deblockle games` δείχνει ποιες περιμένουν.
fate-mention = { $opponent }: ειδοποιήθηκε με αναφορά, { $when }.
fate-message = { $opponent }: ειδοποιήθηκε με προσωπικό μήνυμα, { $when }.
fate-instead = { $opponent }: ειδοποιήθηκε με αναφορά, { $when }, γιατί τα προσωπικά μου μηνύματα δεν φτάνουν.
fate-failed = { $opponent }: δεν μπόρεσε να ειδοποιηθεί, ούτε με αναφορά ούτε με προσωπικό μήνυμα.
notice-reminder = Υπενθύμιση: { $line }
notice-challenge = Πρόκληση για: { $challenged }, από: { $challenger }. Παρτίδα { $game }.
notice-place = η παρτίδα { $game } με { $opponent } περιμένει να τοποθετήσεις τους κύβους.
notice-turn = είναι η σειρά σου στην παρτίδα { $game } με { $opponent }.
notice-goes-on = η παρτίδα { $game } με { $opponent } συνεχίζει.
notice-gone = ο αντίπαλος ({ $player }) έφυγε από την παρτίδα { $game }: δεν είναι πια στον διακομιστή, ή ο λογαριασμός διαγράφηκε. Μπορείς να περιμένεις, ή να τη ματαιώσεις χωρίς νικητή, στο «Άλλα» κάτω από το ταμπλό.
moved-here = (Δεν μπορώ πια να γράψω στο { $from }, οπότε η παρτίδα { $game } συνεχίζει εδώ.)

## Παίκτες που έφυγαν, και θεατές

gone-line = 🚪 { $player }: έφυγε από τον διακομιστή, ή ο λογαριασμός διαγράφηκε. { $opponent }: μπορεί να περιμένει, ή να ματαιώσει την παρτίδα στο «Άλλα». Αν γυρίσει, απλώς συνεχίζει.
abandon-really = Θέλεις στ' αλήθεια να ματαιώσεις την παρτίδα { $game } με { $opponent }; Δεν κερδίζει κανείς. Δεν αναιρείται.
abandoned = Ματαίωσες την παρτίδα { $game }. Δεν κέρδισε κανείς.
watching = Παρακολουθείς την παρτίδα { $game }: { $gold } και { $blue }. Το ταμπλό της έρχεται στα προσωπικά σου μηνύματα και ενημερώνεται εκεί, χωρίς ήχο ως το τέλος. Κανείς δεν το μαθαίνει. Αν δεν έρθει, επίτρεψέ μου προσωπικά μηνύματα και δοκίμασε ξανά.
watching-stopped = Δεν παρακολουθείς πια την παρτίδα { $game }.
watching-not = Δεν παρακολουθείς την παρτίδα { $game }. Για να αρχίσεις, `/deblockle watch` εκεί που παίζεται.
watching-none = Σε αυτό το κανάλι δεν παίζουν άλλοι. Πες μια παρτίδα στην επιλογή `game`, ή δες τις δικές σου.
watching-own = Στην παρτίδα { $game } παίζεις εσύ. Δες το ταμπλό της.
watching-nothing = Στην παρτίδα { $game } δεν υπάρχει κάτι να παρακολουθήσεις: δεν παίζεται τώρα. Δες το ταμπλό της.
watching-too-many =
    { $count ->
        [one] Παρακολουθείς μία παρτίδα
       *[other] Παρακολουθείς { $count } παρτίδες
    }, και περισσότερες δεν γίνεται. Άφησε μία.
watching-stop-menu = Ποια αφήνεις;
label-watched = Παρτίδα { $game } · { $gold } και { $blue }
watched = 👀 Παρακολουθείς την παρτίδα { $game }: { $challenger } και { $opponent }.
watched-over = 👀 Η παρτίδα { $game } που παρακολουθούσες τελείωσε.

## Τα ρολόγια

clock-until = { $player }: έχει χρόνο ως { $until } ({ $relative }).
clock-reminded = ⏳ Μένει λιγότερο από το ένα πέμπτο του χρόνου.
clock-time-up = { $player }: ο χρόνος τελείωσε { $until } ({ $relative }). { $opponent }: μπορεί να διεκδικήσει τη νίκη, ή να περιμένει.
clock-away = { $player }: λείπει· το ρολόι στέκει, το αργότερο ως { $end }.
clock-away-by-itself = { $player }: ο χρόνος τελείωσε, οπότε ξοδεύεται χρόνος απουσίας· το ρολόι στέκει ως την επόμενη κίνηση, ή το αργότερο ως { $end }.
clock-waiting-away = { $player }: λείπει, το αργότερο ως { $end }.
clock-frozen = Τα ρολόγια στέκουν: δεν είμαι προσιτός σε αυτόν τον διακομιστή.
clock-credited-outage = Έλειψα { $time }: ο χρόνος αυτός δίνεται σε: { $player }.
clock-credited-gift = { $opponent } έδωσε { $time } ακόμη σε: { $player }.
duration-days =
    { $number ->
        [one] 1 ημέρα
       *[other] { $number } ημέρες
    }
duration-hours =
    { $number ->
        [one] 1 ώρα
       *[other] { $number } ώρες
    }
duration-minutes =
    { $number ->
        [one] 1 λεπτό
       *[other] { $number } λεπτά
    }
duration-both = { $first } και { $second }
away-on =
    { "" }**Λείπεις**: τα ρολόγια σου στέκουν σε όλες τις παρτίδες, το αργότερο ως { $end } ({ $relative }). Κινήσεις μπορείς να κάνεις κι έτσι.
    Χρόνος απουσίας που μένει φέτος: { $left }.
away-off =
    Δεν λείπεις. Χρόνος απουσίας που μένει φέτος: { $left }.
    Όσο λείπεις, κανένα ρολόι σου δεν τρέχει, σε καμία παρτίδα. Ξοδεύεται και μόνος του πριν χάσεις από χρόνο. Μια απουσία μετρά τουλάχιστον μία ημέρα.
away-none-left = Ξόδεψες όλο τον φετινό χρόνο απουσίας. Έχει πάλι από { $again }.
quiet-none = Δεν έχεις ώρες ησυχίας. Όρισέ τες με `/deblockle me quiet`: καμία προθεσμία σου δεν λήγει τότε, και δεν σε ενοχλεί κανείς.
quiet-hours = Οι ώρες ησυχίας σου: { $from } ως { $to }, ώρα { $zone }.
quiet-zone = { $typed }: δεν είναι ζώνη ώρας. Διάλεξε από τη λίστα που εμφανίζεται καθώς γράφεις, όπως Europe/Athens.
quiet-zone-missing = Πού ζεις; Διάλεξε ζώνη ώρας στην επιλογή `zone`, όπως Europe/Athens.
quiet-time = { $typed }: δεν είναι ώρα. Γράψε τη σαν `22:30` ή `7:00`.
quiet-time-missing = Πες πότε αρχίζουν και τελειώνουν οι ώρες ησυχίας στις επιλογές `from` και `to`, όπως `22:30` και `7:00`.
quiet-too-long = Οι ώρες ησυχίας είναι το πολύ δέκα την ημέρα. Διάλεξε λιγότερες.
quiet-empty = Οι ώρες ησυχίας σου θα τελείωναν μόλις άρχιζαν. Διάλεξε άλλη ώρα, ή κατάργησέ τες στην επιλογή `none`.
quiet-no-time-left = Με αυτές τις ώρες ησυχίας ο χρόνος σου στην παρτίδα { $game } θα τελείωνε αμέσως. Κάνε πρώτα εκεί την κίνησή σου.
gave-day = Παρτίδα { $game }: μια ημέρα ακόμη για: { $opponent }.

## Το τέλος

end-removal = { $mark } **{ $side }: νίκη στην παρτίδα { $game }!** { $winner } έβγαλε όλους τους κύβους· μπράβο και σε: { $loser }.
end-resignation = { $mark } **{ $side }: νίκη στην παρτίδα { $game }.** { $loser } παραιτήθηκε, νικά: { $winner }.
end-time = { $mark } **{ $side }: νίκη στην παρτίδα { $game }.** Τελείωσε ο χρόνος για: { $loser }. Νικά: { $winner }.
end-aborted = Η παρτίδα { $game } ({ $challenger } και { $opponent }) ματαιώθηκε, χωρίς νικητή.
end-agreement = **Η παρτίδα { $game } έληξε ισόπαλη**: { $winner } και { $loser } συμφώνησαν.
end-repetition = **Η παρτίδα { $game } έληξε ισόπαλη**, { $winner } και { $loser }: η ίδια θέση ήρθε τρίτη φορά.
end-rematch = Η ρεβάνς είναι η παρτίδα { $game }.
end-nobody-can-move = **Η παρτίδα { $game } έληξε ισόπαλη**, { $winner } και { $loser }: καμία πλευρά δεν έχει νόμιμη κίνηση.
end-declined = Παρτίδα { $game }: { $opponent } αρνήθηκε την πρόκληση από: { $challenger }.
end-withdrawn = Παρτίδα { $game }: { $challenger } πήρε πίσω την πρόκληση προς: { $opponent }.
end-open-withdrawn = Παρτίδα { $game }: { $challenger } πήρε πίσω την ανοιχτή πρόκληση.
end-open-lapsed = Παρτίδα { $game }: η ανοιχτή πρόκληση έληξε, από: { $challenger }.
end-lapsed = Παρτίδα { $game }: η πρόκληση έληξε, από: { $challenger }, προς: { $opponent }.
end-length =
    { $turns ->
        [one] Μία κίνηση
       *[other] { $turns } κινήσεις
    }· η πρόκληση έγινε { $start }.
end-gains = Βαθμολογία: { $gains }
end-gain = { $player } { $rating } ({ $gained })

## Βαθμολογίες

rating = { $rating } ± { $deviation }
leaderboard-here = **Κατάταξη αυτού του διακομιστή**
leaderboard-here-lately = **Κατάταξη αυτού του διακομιστή** · πόντοι των τελευταίων 30 ημερών
leaderboard-everywhere = **Κατάταξη όλων των διακομιστών**
leaderboard-everywhere-lately = **Κατάταξη όλων των διακομιστών** · πόντοι των τελευταίων 30 ημερών
leaderboard-empty = Δεν είναι κανείς ακόμη. Μια παρτίδα μετρά αν έχετε ίσους κύβους και κάνετε τουλάχιστον τρεις κινήσεις ο καθένας.
leaderboard-provisional = *Προσωρινοί: ύστερα από λίγες ακόμη παρτίδες μπαίνουν στους άλλους.*
leaderboard-line =
    { "" }**{ $place }** · { $name } · { $rating } · { $games ->
        [one] μία παρτίδα
       *[other] { $games } παρτίδες
    }
leaderboard-line-lately =
    { "" }**{ $place }** · { $name } · { $gained } · { $rating } · { $games ->
        [one] μία παρτίδα
       *[other] { $games } παρτίδες
    }
leaderboard-streak =
    { $line } · σερί: { $wins ->
        [one] μία νίκη
       *[other] { $wins } νίκες
    }
leaderboard-own = Η θέση σου: { $line }
leaderboard-own-provisional = Η θέση σου στους προσωρινούς: { $line }
leaderboard-own-none = Δεν είσαι εδώ. Παίξε μια παρτίδα με `/deblockle challenge`.
leaderboard-page = Σελίδα { $page } από { $pages }
profile-title = **{ $name }**
profile-here = Σε αυτόν τον διακομιστή: { $standing }
profile-everywhere = Παντού: { $standing }
profile-unrated = καμία βαθμολογημένη παρτίδα ακόμη
profile-standing =
    { "" }**{ $rating }** · { $games ->
        [one] μία βαθμολογημένη παρτίδα
       *[other] { $games } βαθμολογημένες παρτίδες
    }: { $won } νίκες, { $drawn } ισοπαλίες, { $lost } ήττες
profile-standing-provisional =
    { "" }**{ $rating }**, προσωρινή · { $games ->
        [one] μία βαθμολογημένη παρτίδα
       *[other] { $games } βαθμολογημένες παρτίδες
    }: { $won } νίκες, { $drawn } ισοπαλίες, { $lost } ήττες
profile-peak = { $standing } · καλύτερη { $peak }
profile-as-gold = { mark-gold } Ως Χρυσός: { $won } νίκες, { $drawn } ισοπαλίες, { $lost } ήττες
profile-as-blue = { mark-blue } Ως Μπλε: { $won } νίκες, { $drawn } ισοπαλίες, { $lost } ήττες
profile-with-blocks =
    Με { $blocks ->
        [one] έναν κύβο
       *[other] { $blocks } κύβους
    }: { $won } νίκες, { $drawn } ισοπαλίες, { $lost } ήττες
profile-opponents = Συχνότεροι αντίπαλοι: { $opponents }
profile-opponent =
    { $name } ({ $games ->
        [one] μία παρτίδα
       *[other] { $games } παρτίδες
    })
profile-shortest =
    Συντομότερη νίκη: παρτίδα { $game }, σε { $turns ->
        [one] μία κίνηση
       *[other] { $turns } κινήσεις
    }
profile-running =
    { $games ->
        [0] Δεν παίζεται καμία παρτίδα.
        [one] Παίζεται μία παρτίδα.
       *[other] Παίζονται { $games } παρτίδες.
    }
profile-bot = { $player }: είναι bot και δεν παίζει.
why-won = Η τελευταία βαθμολογημένη παρτίδα, η { $game }, τελείωσε { $when }. Νικητής: { $name }, αντίπαλος: { $opponent }.
why-drew = Η τελευταία βαθμολογημένη παρτίδα, η { $game }, τελείωσε { $when } ισόπαλη: { $name } και { $opponent }.
why-lost = Η τελευταία βαθμολογημένη παρτίδα, η { $game }, τελείωσε { $when }. Ηττημένος: { $name }, αντίπαλος: { $opponent }.
why-left = Η τελευταία παρτίδα που μέτρησε, η { $game }, τελείωσε { $when }: έφυγε νωρίς: { $name }, αντίπαλος: { $opponent }. Έγινε κι άλλες φορές εκείνον τον μήνα, οπότε μετρά για ήττα.
why-expected = { $opponent }: είχε { $opponent-rating }. Κατά τις βαθμολογίες, { $name } περίμενε { $expected } % μιας νίκης.
why-change = Η βαθμολογία πήγε από { $before } σε { $after } ({ $gained }): καλύτερα από το αναμενόμενο την ανεβάζει, χειρότερα την κατεβάζει, κι όσο λιγότερο σίγουρη είναι (±), τόσο περισσότερο κινείται.
why-cap = Μέτρησε μόνο { $percent } %: μέσα σε έναν μήνα δεν κερδίζει κανείς χωρίς τέλος από έναν αντίπαλο ({ $name }).
why-provisional = Η βαθμολογία είναι προσωρινή ώσπου η αβεβαιότητα (±) να πέσει κάτω από 110. Μεγαλώνει πάλι όσο δεν παίζεται τίποτα.
why-rules = Βαθμολογούνται παρτίδες με ίσους κύβους, όπου έκαναν κι οι δύο τουλάχιστον τρεις κινήσεις.

## Γλώσσες

language-name = Ελληνικά
language-auto = Του Discord μου
language-auto-server = Του διακομιστή στο Discord
language-chosen = Από εδώ και πέρα διαβάζεις: { $language }, ό,τι κι αν μιλά το Discord σου.
language-of-discord = Διαβάζεις: { $language }, όπως μιλά το Discord σου, όσο ξέρω αυτή τη γλώσσα.
language-menu = Διάλεξε γλώσσα
language-unknown = Δεν ξέρω τη γλώσσα { $typed }. Διάλεξε από τη λίστα.
language-of-server = Ό,τι διαβάζουν όλοι σε αυτόν τον διακομιστή είναι σε: { $language }. Προκλήσεις, ταμπλό, τέλη, υπενθυμίσεις.

## Τι φυλάσσεται

data =
    { "" }**Τι φυλάσσεται για σένα**
    Παρτίδες που συνεχίζουν, μαζί με προκλήσεις: { $running }. Παρτίδες που τελείωσαν: { $over }. Άτομα που έχεις αποκλείσει: { $blocked }.
    Ακόμη: το όνομά σου εδώ, η βαθμολογία σου, και όσα όρισες με `/deblockle me`.
    «Τα δεδομένα μου» τα δίνει όλα ως αρχείο. «Σβήσε με» σε αντικαθιστά με κανέναν συγκεκριμένο.
data-file = Εδώ είναι όλα όσα φυλάσσονται για σένα. Αυτό το μήνυμα δεν το βλέπει άλλος.
erase-really =
    { "" }**Θέλεις στ' αλήθεια να σβηστείς; Δεν αναιρείται.**
    { $running ->
        [0] Καμία παρτίδα σου δεν συνεχίζει.
        [one] Μία παρτίδα ή πρόκλησή σου συνεχίζει: την εγκαταλείπεις.
       *[other] { $running } παρτίδες και προκλήσεις σου συνεχίζουν: τις εγκαταλείπεις.
    }
    Φεύγουν το όνομα, η βαθμολογία, οι ρυθμίσεις, οι αποκλεισμοί και οι καταγραφές σου. Οι παλιές παρτίδες μένουν για όσους έπαιξαν μαζί σου: εκεί είσαι διαγραμμένος παίκτης.
    Μηνύματα που υπάρχουν στο Discord μένουν· το τελευταίο κάθε παρτίδας δεν θα σε ονομάζει πια.
erased = Σβήστηκες. Ό,τι κάνεις εδώ από τώρα, το κάνεις σαν κάποιος καινούργιος.

## Καταγραφές παρτίδων

record-title = **Παρτίδα { $game }** · { mark-gold } { $gold } – { mark-blue } { $blue } · { $result }
record-title-kept = { mark-gold } { $gold } – { mark-blue } { $blue } · { $result }
record-replay =
    { $title }
    { $turns ->
        [one] Μία κίνηση
       *[other] { $turns } κινήσεις
    }, από την αρχή ως το τέλος
record-turn =
    { $title }
    Μετά την κίνηση { $turn } από { $turns }
record-unbegun = Στην παρτίδα { $game } δεν παίχτηκε τίποτα ακόμη.
record-none = Δεν έχεις παίξει παρτίδα εδώ. Άρχισε μία με `/deblockle challenge`.
record-gone = Αυτή η καταγραφή δεν υπάρχει πια. Μπορείς να τη φέρεις ξανά με `/deblockle record import`.
record-dropped = Η καταγραφή διαγράφηκε.
record-file =
    { $title }
    Το αρχείο έχει όλη την παρτίδα (DGN). Με `/deblockle record import` τη βλέπει κανείς ξανά.
record-too-large = { $file }: είναι πολύ μεγάλο, μια καταγραφή έχει το πολύ { $most } kB.
record-not-fetched = { $file }: δεν μπόρεσα να το πάρω από το Discord. Δοκίμασε ξανά.
record-no-text = { $file }: δεν είναι καταγραφή παρτίδας, δεν είναι κείμενο.
record-unreadable = { $file }: δεν διαβάζεται ως καταγραφή παρτίδας (DGN): { $why }.
history-title = **Παλιές παρτίδες: { $name }**
history-against = **{ $name } εναντίον: { $opponent }**
history-in-all = Συνολικά: { $won } νίκες, { $drawn } ισοπαλίες, { $lost } ήττες
history-none = Δεν υπάρχουν.
history-no-date = { $typed }: δεν είναι ημερομηνία. Γράψε έτος, μήνα ή ημέρα: `2026`, `2026-11` ή `2026-11-03`.
history-won =
    { $when }: παρτίδα { $game }, νίκη, αντίπαλος { $opponent }, σε { $turns ->
        [one] μία κίνηση
       *[other] { $turns } κινήσεις
    }
history-drew =
    { $when }: παρτίδα { $game }, ισοπαλία, αντίπαλος { $opponent }, σε { $turns ->
        [one] μία κίνηση
       *[other] { $turns } κινήσεις
    }
history-lost =
    { $when }: παρτίδα { $game }, ήττα, αντίπαλος { $opponent }, σε { $turns ->
        [one] μία κίνηση
       *[other] { $turns } κινήσεις
    }
history-called-off = { $when }: παρτίδα { $game }, αντίπαλος { $opponent }, ματαιώθηκε
history-menu = Δες μία από αυτές

## Προτάσεις

board-taken-back = Η τελευταία κίνηση πάρθηκε πίσω, κατά κοινή συμφωνία: { $player }.
board-draw-claimable = Η θέση αυτή είναι εδώ τρίτη φορά: και οι δύο μπορούν να διεκδικήσουν ισοπαλία.
board-take-back-offered = ↩ { $player } ζητά να πάρει πίσω το `{ $turn }`. Απαντά, ή κάνει κίνηση: { $opponent }.
board-take-back-declined = { $player } αρνήθηκε την επιστροφή.
board-draw-offered = 🤝 { $player } προτείνει ισοπαλία. Απαντά, ή κάνει κίνηση: { $opponent }.
board-draw-declined = { $player } αρνήθηκε την ισοπαλία.
notice-take-back-offered = { $opponent } ζητά να πάρει πίσω την τελευταία κίνηση.
notice-take-back-declined = { $opponent } αρνήθηκε την επιστροφή.
notice-taken-back = { $opponent } συμφώνησε: η κίνησή σου πάρθηκε πίσω.
notice-draw-offered = { $opponent } προτείνει ισοπαλία.
notice-draw-declined = { $opponent } αρνήθηκε την ισοπαλία.
label-take-back-offered = { $label } · ζητά επιστροφή κίνησης
label-draw-offered = { $label } · προτείνει ισοπαλία
offer-message = Παρτίδα { $game }: τι θέλεις να προτείνεις σε: { $opponent };
take-back-asked = Παρτίδα { $game }: ρωτήθηκε αν μπορείς να πάρεις πίσω την τελευταία κίνησή σου: { $opponent }. Η ερώτηση λήγει με την επόμενη κίνηση.
take-back-accepted = Παρτίδα { $game }: η τελευταία κίνηση πάρθηκε πίσω και γίνεται από την αρχή: { $opponent }.
take-back-declined = Παρτίδα { $game }: αρνήθηκες την επιστροφή: { $opponent }.
draw-offered = Παρτίδα { $game }: πρότεινες ισοπαλία σε: { $opponent }. Η πρόταση λήγει με την επόμενη κίνησή του ({ $opponent }).
draw-declined = Παρτίδα { $game }: αρνήθηκες την ισοπαλία: { $opponent }.
draw-really = Συμφωνείς σε ισοπαλία με { $opponent } στην παρτίδα { $game }; Η παρτίδα τελειώνει, και δεν αναιρείται.
claim-draw-really = Διεκδικείς ισοπαλία από { $opponent } στην παρτίδα { $game }, αφού η θέση είναι εδώ τρίτη φορά; Η παρτίδα τελειώνει, και δεν αναιρείται.
call-off-really = Θέλεις να ματαιώσεις την παρτίδα { $game } με { $opponent }; Δεν έχετε κάνει ακόμη κίνηση και οι δύο, οπότε δεν τη χάνει κανείς. Δεν αναιρείται.
called-off = Η παρτίδα { $game } ματαιώθηκε, χωρίς νικητή.
rematch-sent = Παρτίδα { $game }: η πρόκλησή σου για ρεβάνς της παρτίδας { $before } έφυγε για: { $opponent }.
rematch-of = -# Ρεβάνς της παρτίδας { $game }
none-to-rematch = Δεν έχεις τελειώσει εδώ παρτίδα που να παίζεται ξανά. Άρχισε μία με `/deblockle challenge`.

## Ο συνθέτης

composer-title = { $mark } **Παρτίδα { $game }** · κίνηση { $turn } · παίζεις: { $side }, αντίπαλος: { $opponent }
composer-blocks = Ποιον κύβο κυλάς; Τα μικρά σημάδια δείχνουν τι βγαίνει αν κυλήσει πάνω από εκείνη την ακμή.
composer-directions = Προς τα πού κυλάς τον κύβο στο { $square }; Κάθε κουμπί λέει την όψη που βγαίνει.
composer-hops = `{ $square }`, κύλισμα { $direction }: βγήκε { $face }. Πού πηδά; Το βλέπεις μόνο εσύ.
composer-hops-menu = Διάλεξε το τετράγωνο του πηδήματος
composer-confirm = { $said }. Είναι αυτή η κίνησή σου;
turn-made = Παρτίδα { $game }: έπαιξες `{ $turn }`.
undone = Το κύλισμα πάρθηκε πίσω.

## Το σχέδιο: τι απαντά κανείς στις κινήσεις του αντιπάλου, κρυφά

plan-title = { $mark } **Παρτίδα { $game }** · κίνηση { $turn } · το σχέδιό σου ως: { $side }, αντίπαλος: { $opponent }
plan-empty = Δεν υπάρχει σχέδιο. Πες τι απαντάς σε μια κίνηση του αντιπάλου ({ $opponent }): μόλις γίνει, παίζεται η απάντησή σου. Το βλέπεις μόνο εσύ.
plan-otherwise = Κάθε άλλη κίνηση του αντιπάλου ({ $opponent }) τελειώνει όλο το σχέδιο. Το βλέπεις μόνο εσύ.
plan-line = αν παίξει ({ $side }) `{ $turn }`: `{ $replies }`
plan-line-pass = αν παίξει ({ $side }) `{ $turn }`, που σε αφήνει χωρίς κίνηση
plan-menu-further = Συνέχισε μετά …
plan-menu-remove = Βγάλε, με ό,τι ακολουθεί …
plan-so-far = Ως τώρα: `{ $turns }`
plan-blocks-theirs = Ποια κίνηση προβλέπεις ({ $opponent }); Διάλεξε τον κύβο που κυλά: { $side }.
plan-blocks-own = Και τι απαντάς; Διάλεξε τον κύβο που κυλάς.
plan-hops = `{ $square }`, κύλισμα { $direction }: βγαίνει { $face }. Πού πηδά; Το βλέπεις μόνο εσύ.
plan-confirm = { $said }. Είναι αυτή η απάντησή σου; Το βλέπεις μόνο εσύ.
plan-added = Μπήκε στο σχέδιο.
plan-removed = Δεν είναι πια στο σχέδιο.
plan-dropped = Το σχέδιο πετάχτηκε.
plan-drop-really = Θέλεις στ' αλήθεια να πετάξεις όλο το σχέδιο στην παρτίδα { $game }; Δεν ξαναγυρίζει.
plan-changed = Το σχέδιό σου είναι πια αλλιώς. Δεν άλλαξε τίποτα· να πώς είναι.
plan-answered = Υπάρχει ήδη απάντηση μετά το `{ $turns }`. Για άλλη, βγάλε πρώτα εκείνη την κίνηση.
plan-over = Μετά το `{ $turns }` η παρτίδα τελειώνει: δεν υπάρχει τι να απαντήσεις.
plan-too-deep =
    Το σχέδιο πάει το πολύ { $most ->
        [one] μία κίνηση
       *[other] { $most } κινήσεις
    } μπροστά, και των δύο μαζί.
plan-too-much =
    Το σχέδιο προβλέπει το πολύ { $most ->
        [one] μία κίνηση
       *[other] { $most } κινήσεις
    }. Βγάλε πρώτα κάποιες.
plan-too-long-for-buttons = Τόσες κινήσεις στη σειρά δεν χωρούν σε κουμπί. Γράψε τη γραμμή στην επιλογή `line` του `/deblockle plan`.
plan-text-too-long = Πολύ μακρύ: το πολύ { $most } χαρακτήρες. Πρόσθεσε τις γραμμές μία μία.
plan-text-empty = Δεν έχει κίνηση μέσα. Γράψε μια κίνηση του αντιπάλου και την απάντησή σου: `e5w c3n-d5`.
plan-wrong = Δεν μπήκε τίποτα. Η γραμμή { $line } έχει λάθος στην κίνηση { $nth }, που παίζει: { $side }. { $why }
plan-no-pass = Το `--` είναι πάσο, αλλά εκεί δεν πάει κανείς πάσο.
plan-other-reply = Εκεί απαντάς ήδη `{ $turn }`, και χωρά μία μόνο απάντηση. Βγάλε πρώτα εκείνη την κίνηση από το σχέδιο.
plan-no-reply = Η γραμμή τελειώνει με κίνηση του αντιπάλου. Πες τι απαντάς.
plan-illegal-yours = Το `{ $turn }` δεν γίνεται: ο κύβος στο { $square } είναι δικός σου.
plan-illegal-star = Το `{ $turn }` δεν γίνεται: σε τετράγωνο με αστέρι κυλά μόνο κύβος που βγάζει αστέρι, κι αυτός μόνο στο { $square }.
plan-ended = Το σχέδιό σου στην παρτίδα { $game } τελείωσε: δεν πρόβλεπε την κίνηση του αντιπάλου.

## Ματιές

games-none = Δεν έχεις παρτίδα εδώ. Άρχισε μία με `/deblockle challenge`.
games-message =
    { $count ->
        [one] Η παρτίδα σου
       *[other] Οι { $count } παρτίδες σου
    } ({ $waiting ->
        [0] καμία δεν σε περιμένει
        [one] μία σε περιμένει
       *[other] { $waiting } σε περιμένουν
    }):
    { $games }
games-none-anywhere = Δεν έχεις παρτίδα σε κανέναν διακομιστή. Άρχισε μία με `/deblockle challenge`: με κάποιον στην επιλογή `opponent`, ή κενή για όποιον θέλει.
games-menu = Διάλεξε παρτίδα
which-game = Ποια παρτίδα εννοείς; Διάλεξέ την εδώ, ή πες την στην επιλογή `game`.
none-challenge-to-me = Κανείς δεν σε προκαλεί εδώ τώρα. Άρχισε εσύ παρτίδα με `/deblockle challenge`.
none-my-challenge = Δεν έχεις ανοιχτή πρόκληση εδώ. Άρχισε μία με `/deblockle challenge`.
label-challenged-you = Παρτίδα { $game } · σε προκαλεί: { $opponent }
label-challenge = Παρτίδα { $game } · προκάλεσες: { $opponent }
label-open = Παρτίδα { $game } · { $opponent } προκαλεί όποιον θέλει
label-open-challenge = Παρτίδα { $game } · προκάλεσες όποιον θέλει
label-place = Παρτίδα { $game } · με { $opponent } · τοποθέτησε τους κύβους
label-placing = Παρτίδα { $game } · με { $opponent } · τοποθετεί ο άλλος ({ $opponent })
label-your-turn = Παρτίδα { $game } · με { $opponent } · η σειρά σου ({ $turn })
label-their-turn = Παρτίδα { $game } · με { $opponent } · αναμονή ({ $turn })
label-until = { $label } · τελειώνει ο χρόνος { $until }
label-lapses = { $label } · λήγει { $until }
label-away = { $label } · απουσία, το ρολόι στέκει
label-time-up = { $label } · ο χρόνος τελείωσε { $until }
label-frozen = { $label } · τα ρολόγια στέκουν
label-over = Παρτίδα { $game } · με { $opponent } · τελείωσε
more-message = Παρτίδα { $game }: τι θέλεις να κάνεις;
resign-really = Θέλεις στ' αλήθεια να παραιτηθείς από την παρτίδα { $game } με { $opponent }; Δεν αναιρείται.
resigned = Παραιτήθηκες από την παρτίδα { $game }.

## Αρνήσεις: τι συμβαίνει, και τι να κάνεις

unknown-button = Αυτό είναι από άλλη έκδοση του bot, ή δεν ήταν ποτέ δικό του. Δεν άλλαξε τίποτα.
outdated-button = Το κουμπί είναι από άλλη έκδοση του bot. Δεν άλλαξε τίποτα· συνέχισε από το τωρινό ταμπλό της παρτίδας { $game }.
elsewhere = Αυτή η παρτίδα παίζεται αλλού. Δεν άλλαξε τίποτα· συνέχισε στον διακομιστή της ή, αν παίζεις σε αυτήν, με προσωπικό μήνυμα σε μένα.
no-such-game = Δεν υπάρχει παρτίδα { $game }. Οι παρτίδες έχουν αριθμούς· διάλεξε μία δική σου.
stale = Πέρασε: η παρτίδα { $game } προχώρησε. Δεν άλλαξε τίποτα· συνέχισε από το τωρινό ταμπλό.
repeated = Αυτό έγινε ήδη. Συνέχισε από το τωρινό ταμπλό της παρτίδας { $game }.
busy = Γίνονται πολλά μαζί σε αυτή την παρτίδα. Δοκίμασε ξανά.
trouble = Κάτι πήγε στραβά από μεριάς μου. Δεν χάθηκε τίποτα· δοκίμασε ξανά σε λίγο.
unreadable-square = { $typed }: δεν είναι τετράγωνο. Τα τετράγωνα λέγονται a1 ως g7, όπως `d5`.
unreadable-turn = { $typed }: δεν διαβάζεται ως κίνηση. Γράψε το τετράγωνο του κύβου, την κατεύθυνση (n, e, s ή w) και πού τελειώνει το πήδημα: `c3n-d5`. Το στοπ δεν έχει πήδημα: `e5w`.
refusal-outsider = Δεν παίζεις στην παρτίδα { $game }. Μπορείς να τη δεις, ή να αρχίσεις δική σου με `/deblockle challenge`.
refusal-frozen = Η παρτίδα { $game } στέκει, μαζί και τα ρολόγια: δεν είμαι πια στον διακομιστή της. Συνεχίζει μόλις με καλέσουν πάλι εκεί.
refusal-over = Στην παρτίδα { $game } δεν γίνεται τίποτα πια. Για καινούργια, `/deblockle challenge`.
refusal-not-a-challenge = Η παρτίδα { $game } έγινε ήδη δεκτή και παίζεται.
refusal-lapsed = Η πρόκληση, παρτίδα { $game }, έληξε. Κάνε καινούργια με `/deblockle challenge`.
refusal-not-opponent = Στην παρτίδα { $game } απαντά μόνο όποιος προκλήθηκε: { $challenged }.
refusal-taken = Κάποιος πρόλαβε: η παρτίδα { $game } έγινε ήδη δεκτή. Κάνε δική σου πρόκληση με `/deblockle challenge`.
refusal-own-challenge = Η παρτίδα { $game } είναι δική σου πρόκληση: πρέπει να τη δεχτεί άλλος. Μπορείς να την πάρεις πίσω.
refusal-not-gone = { $opponent }: είναι εδώ, οπότε η παρτίδα { $game } δεν ματαιώνεται. Μπορείς να περιμένεις, ή να παραιτηθείς.
refusal-not-challenger = Την πρόκληση της παρτίδας { $game } την αποσύρει μόνο όποιος την έκανε: { $challenger }.
refusal-not-started = Η παρτίδα { $game } δεν άρχισε: πρώτα πρέπει να γίνει δεκτή και να τοποθετηθούν οι κύβοι.
refusal-not-setting-up = Στην παρτίδα { $game } δεν τοποθετούνται κύβοι τώρα.
refusal-already-placed = Τοποθέτησες ήδη τους κύβους της παρτίδας { $game }. Το ταμπλό εμφανίζεται μόλις τελειώσει ο αντίπαλος.
refusal-not-your-turn = Στην παρτίδα { $game } είναι η σειρά του αντιπάλου ({ $opponent }). Θα ειδοποιηθείς όταν έρθει η δική σου.
refusal-own-turn = Στην παρτίδα { $game } είναι η δική σου σειρά. Παίξε πρώτα· μετά σχεδίασε τι απαντάς στις κινήσεις του αντιπάλου ({ $opponent }).
refusal-too-late = Πολύ αργά: ο χρόνος σου στην παρτίδα { $game } τελείωσε. Άρχισε καινούργια με `/deblockle challenge`.
refusal-nothing-to-claim = Στην παρτίδα { $game } δεν υπάρχει ακόμη τι να διεκδικήσεις.
refusal-time-left = Ο αντίπαλός σου έχει χρόνο ως { $until }.
refusal-own-clock = Στην παρτίδα { $game } είναι η δική σου σειρά, και τρέχει το δικό σου ρολόι.
refusal-no-clock = Στην παρτίδα { $game } δεν τρέχει ρολόι, οπότε δεν υπάρχει χρόνος να δώσεις ούτε να τελειώσει.
refusal-nothing-to-take-back = Στην παρτίδα { $game } δεν έχεις κίνηση να πάρεις πίσω: μόνο η τελευταία παίρνεται, ώσπου να απαντηθεί. Πριν πηδήξεις, το `/deblockle undo` παίρνει πίσω το κύλισμα.
refusal-take-back-asked = Το ζήτησες ήδη. Στην παρτίδα { $game } απαντά, ή κάνει κίνηση: { $opponent }.
refusal-draw-offered = Πρότεινες ήδη ισοπαλία. Στην παρτίδα { $game } απαντά, ή κάνει κίνηση: { $opponent }.
refusal-offered-by-other = { $opponent } μόλις πρότεινε το ίδιο στην παρτίδα { $game }: απάντησε σε αυτό.
refusal-offered-before = Το πρότεινες ήδη σε αυτή την κίνηση, και η απάντηση ήταν όχι ({ $opponent }). Μπορείς ξανά μετά την επόμενη κίνηση της παρτίδας { $game }.
refusal-no-take-back-asked = Κανείς δεν ζητά επιστροφή στην παρτίδα { $game }: απαντήθηκε, ή έληξε με την επόμενη κίνηση.
refusal-no-draw-offered = Δεν υπάρχει πρόταση ισοπαλίας στην παρτίδα { $game }: απαντήθηκε, ή έληξε με την επόμενη κίνηση. Μπορείς να προτείνεις εσύ με `/deblockle draw`.
refusal-own-offer = Αυτή είναι δική σου πρόταση στην παρτίδα { $game }: απαντά { $opponent }.
refusal-no-repetition = Στην παρτίδα { $game } δεν διεκδικείται ισοπαλία: η θέση δεν είναι εκεί τρίτη φορά. Μπορείς να προτείνεις με `/deblockle draw`.
refusal-not-over = Η παρτίδα { $game } συνεχίζει ακόμη. Ρεβάνς γίνεται όταν τελειώσει.
refusal-never-played = Η παρτίδα { $game } δεν παίχτηκε ποτέ, άρα ρεβάνς δεν έχει. Άρχισε καινούργια με `/deblockle challenge`.
refusal-rematched = Ρεβάνς αυτής της παρτίδας υπάρχει ήδη: η παρτίδα { $game }. Για άλλη μία, `/deblockle challenge`.
refusal-hop-due = Κύλησες `{ $tip }` και πρέπει πρώτα να πηδήξεις, ή να το πάρεις πίσω.
refusal-nothing-tipped = Δεν κύλησε κύβος ακόμη: μια κίνηση είναι πρώτα κύλισμα, μετά πήδημα.
illegal-over = Η παρτίδα τελείωσε.
illegal-deblockled = Δεν έχεις νόμιμη κίνηση τώρα· το πάσο γίνεται μόνο του.
illegal-hop-due = Ο κύβος στο { $square } κύλησε και πρέπει πρώτα να πηδήξει.
illegal-no-block = Το `{ $turn }` δεν γίνεται: στο { $square } δεν υπάρχει κύβος.
illegal-not-yours = Το `{ $turn }` δεν γίνεται: ο κύβος στο { $square } είναι του αντιπάλου.
illegal-off-board = Το `{ $turn }` δεν γίνεται: το κύλισμα βγαίνει από το ταμπλό.
illegal-occupied = Το `{ $turn }` δεν γίνεται: στο { $square } υπάρχει ήδη κύβος.
illegal-star-square = Το `{ $turn }` δεν γίνεται: το { $square } έχει αστέρι, και μόνο κύβος που βγάζει αστέρι κυλά στο τέρμα του, το { $goal }.
illegal-star-up = Το `{ $turn }` δεν γίνεται: βγάζει πάνω το αστέρι, που επιτρέπεται μόνο στο τέρμα σου, το { $goal }.
illegal-stop-beside = Το `{ $turn }` δεν γίνεται: ο κύβος θα στεκόταν στο { $square }, δίπλα σε αντίπαλο, που εδώ απαγορεύεται.
illegal-no-hop = Το `{ $tip }` δεν γίνεται: βγαίνει { $face }, και δεν υπάρχει τετράγωνο για πήδημα.
illegal-hop-missing = Το `{ $turn }` είναι μισή κίνηση: βγαίνει { $face }, πες λοιπόν πού πηδά, όπως `{ $tip }-d5`.
illegal-hop-too-much = Το `{ $turn }` είναι πολύ: βγαίνει { $face }, οπότε η κίνηση τελειώνει με το κύλισμα. Γράψε `{ $tip }`.
illegal-turn-ends = Το `{ $tip }` τελειώνει μόνο του την κίνηση· δεν υπάρχει πήδημα.
illegal-not-reached = Το `{ $turn }` δεν γίνεται: το πήδημα δεν τελειώνει στο { $square }.

## Κανόνες και βοήθεια

rules-title = **Πώς παίζεται το Deblockle** · σελίδα { $page } από { $pages }
rules-menu = Διάλεξε σελίδα
rules-heading-overview = Γενικά
rules-heading-end = Έξοδος, πάσο, νίκη
rules-overview =
    Κάθε παίκτης έχει έως τέσσερις **κύβους**, όλους ίδιους. **Νικά όποιος βγάλει πρώτος όλους τους δικούς του.**
    Ο Χρυσός είναι κάτω και ξεκινά· ο Μπλε είναι πάνω.
    Μια κίνηση έχει δύο μέρη:
    { "" }**1. Κύλισμα**: κύλησε έναν κύβο σου πάνω από μια ακμή στο διπλανό τετράγωνο, που πρέπει να είναι άδειο. Έρχεται πάνω η όψη της μακρινής πλευράς. Στην εικόνα, το μικρό σημάδι σε κάθε ακμή δείχνει τι βγαίνει αν κυλήσει προς τα εκεί.
    { "" }**2. Πήδημα**: ο ίδιος κύβος κινείται κατά την όψη που είναι τώρα πάνω. Το πήδημα δεν γυρίζει τον κύβο, και είναι υποχρεωτικό.
    Κανείς κύβος δεν κυλά σε τετράγωνο με αστέρι (δες όμως *αστέρι*), και κανένα πήδημα δεν τελειώνει εκεί.
    Οι επόμενες σελίδες δείχνουν κάθε όψη.
rules-star =
    { "" }**Αστέρι**: η έξοδος. Κύλισμα που βγάζει αστέρι επιτρέπεται μόνο στο **τέρμα** σου, το τετράγωνο με αστέρι στη μεριά του αντιπάλου (d6 για τον Χρυσό, d2 για τον Μπλε). Ο κύβος τότε **βγαίνει**, και η κίνησή σου τελειώνει.
    Αστέρι και στοπ είναι σε αντίθετες πλευρές του κύβου.
rules-stop = **Στοπ**: χωρίς πήδημα. Η κίνηση τελειώνει εκεί που στέκει ο κύβος.
rules-cross = **Σταυρός**: ένα βήμα πάνω, κάτω, αριστερά ή δεξιά.
rules-x = **Χι**: ένα βήμα διαγώνια, ό,τι κι αν στέκει δίπλα.
rules-slider =
    { "" }**Γλίστρα**: ίσια, πάνω, κάτω, αριστερά ή δεξιά, τουλάχιστον ένα τετράγωνο, ώσπου να σταματήσει στην άκρη ή σε κύβο.
    Μπορεί να σταματήσει και σε κάθε τετράγωνο που έχει κοινή πλευρά με τετράγωνο με αστέρι. Περνά πάνω από άδειο αστέρι, αλλά δεν τελειώνει εκεί.
rules-hoops =
    { "" }**Κρίκοι**: ακριβώς τρία βήματα, το καθένα πάνω, κάτω, αριστερά ή δεξιά, από άδεια τετράγωνα. Τετράγωνα μπορούν να πατηθούν ξανά, ακόμη κι εκείνο της αρχής. Περνά πάνω από άδειο αστέρι, αλλά δεν τελειώνει εκεί.
rules-end =
    { "" }**Έξοδος**: φέρε έναν κύβο δίπλα στο τέρμα σου, έτσι που το κύλισμα στο τέρμα να βγάζει το αστέρι.
    { "" }**Μπλοκαρισμένος**: όποιος δεν έχει νόμιμη κίνηση πάει μόνος του πάσο, ώσπου να έχει πάλι. Αν δεν έχει κανείς από τους δύο, είναι ισοπαλία.
    { "" }**Νίκη**: όποιος μείνει πρώτος χωρίς κύβους νικά αμέσως.
    { "" }**Στήσιμο**: οι κύβοι ρίχνονται σαν ζάρια· ο καθένας τοποθετεί τους κύβους *του άλλου* στα αρχικά τους τετράγωνα και διαλέγει προς τα πού κοιτούν.
    { "" }**Όχι δίπλα δίπλα** (αν συμφωνηθεί): καμία κίνηση δεν τελειώνει με κύβο σου να έχει κοινή πλευρά με αντίπαλο.
    Οι κινήσεις γράφονται `c3n-d5`: ο κύβος στο c3, κύλισμα βόρεια (πάνω), πήδημα στο d5.
rules-picture-star = Ένας κύβος δίπλα στο τέρμα του κυλά εκεί με το αστέρι πάνω, και βγαίνει.
rules-picture-stop = Κύβος με στοπ πάνω μένει εκεί που είναι.
rules-picture-cross = Κύβος με σταυρό πάνω πηδά ένα τετράγωνο πάνω, δεξιά, κάτω ή αριστερά.
rules-picture-x = Κύβος με χι πάνω πηδά ένα τετράγωνο διαγώνια.
rules-picture-slider = Κύβος με γλίστρα πάνω τρέχει ίσια ως την άκρη ή ως έναν κύβο· δίπλα σε αστέρι μπορεί να σταματήσει.
rules-picture-hoops = Κύβος με κρίκους πάνω κάνει τρία βήματα, άρα τελειώνει ένα ή τρία τετράγωνα πιο πέρα.
help-message =
    { "" }**Deblockle**: επιτραπέζιο για δύο με κύβους που κυλούν, που παίζεται εδώ μέρες ολόκληρες, όποτε έχεις μια στιγμή.
    Προκάλεσε έναν φίλο, τοποθετήστε ο ένας τους κύβους του άλλου, και παίξε με τα κουμπιά κάτω από το ταμπλό, ή με εντολές:
    { $commands }

## Η εικόνα με λόγια. Σύντομα: το πολύ 1024 χαρακτήρες συνολικά.

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
picture-to-move = Παίζει: { $side }.
picture-won = Νίκη: { $side }.
picture-drawn = Ισοπαλία.
picture-turn-hopped = { $side }: { $from } κύλισμα { $direction } στο { $landing }, πήδημα στο { $end }.
picture-turn-stopped = { $side }: { $from } κύλισμα { $direction } στο { $landing }, στάση εκεί.
picture-turn-removed = { $side }: { $from } κύλισμα { $direction } στο τέρμα { $landing }, ο κύβος βγήκε.
picture-lifted = { $square }: κύλησε και πρέπει να πηδήξει.
picture-targets = Δυνατά: { $squares }.
picture-movable = Μπορούν: { $squares }.
picture-chosen = Διαλεγμένο: { $square }.
picture-starting = { $side } ξεκινά από { $squares }.
picture-rolled = { $side } έφερε { $faces }.
picture-how = Για κάθε κύβο: τετράγωνο, πάνω όψη, και τι βγάζει κύλισμα πάνω, δεξιά, κάτω, αριστερά.
picture-side = { $side }: { $blocks }.
picture-block = { $square } { $top }, πάνω { $north }, δεξιά { $east }, κάτω { $south }, αριστερά { $west }
picture-block-brief = { $square } { $top }: { $north }, { $east }, { $south }, { $west }
picture-removed = { $side }: βγήκαν { $removed } από { $all }.
picture-replay = Παρτίδα από την αρχή ως το τέλος, κινούμενη εικόνα. Κινήσεις: { $turns }. Στο τέλος:
picture-chart = Βαθμολογία από { $since } ως { $until }: στην αρχή { $first }, στο τέλος { $last } ± { $deviation }· χαμηλότερη { $lowest }, υψηλότερη { $highest }. Τιμές: { $count }.
picture-chart-one = Βαθμολογία στις { $date }: { $rating } ± { $deviation }.
picture-chart-none = Καμία βαθμολογία ακόμη.
picture-blocks = { $before }; { $next }
picture-list = { $before }, { $next }

## Names of commands, of groups and of options, for Discord's Greek client

name-challenge = πρόκληση
name-accept = αποδοχή
name-decline = άρνηση
name-cancel = απόσυρση
name-rematch = ρεβάνς
name-place = τοποθέτηση
name-tip = κύλισμα
name-hop = πήδημα
name-turn = κίνηση
name-undo = αναίρεση
name-plan = σχέδιο
name-board = ταμπλό
name-games = παρτίδες
name-watch = παρακολούθηση
name-takeback = επιστροφή
name-draw = ισοπαλία
name-claim = διεκδίκηση
name-resign = παραίτηση
name-leaderboard = κατάταξη
name-profile = προφίλ
name-record = καταγραφή
name-history = ιστορικό
name-replay = επανάληψη
name-export = εξαγωγή
name-import = εισαγωγή
name-me = εγώ
name-language = γλώσσα
name-notify = ειδοποίηση
name-away = απουσία
name-quiet = ησυχία
name-block = αποκλεισμός
name-unblock = άρση
name-data = δεδομένα
name-rules = κανόνες
name-help = βοήθεια
name-settings = ρυθμίσεις
name-doctor = γιατρός
name-option-opponent = αντίπαλος
name-option-blocks = κύβοι
name-option-opponent_blocks = κύβοι_αντιπάλου
name-option-side_by_side = δίπλα_δίπλα
name-option-first = πρώτος
name-option-squares = τετράγωνα
name-option-set_up = στήσιμο
name-option-pace = χρόνος
name-option-time_out = λήξη
name-option-place = μέρος
name-option-challenge = πρόκληση
name-option-block = κύβος
name-option-square = τετράγωνο
name-option-facing = όψη
name-option-done = έτοιμο
name-option-game = παρτίδα
name-option-direction = κατεύθυνση
name-option-to = προς
name-option-notation = κίνηση
name-option-line = γραμμή
name-option-answer = απάντηση
name-option-where = πού
name-option-when = πότε
name-option-user = χρήστης
name-option-against = εναντίον
name-option-file = αρχείο
name-option-language = γλώσσα
name-option-way = τρόπος
name-option-switch = διακόπτης
name-option-zone = ζώνη
name-option-from = από
name-option-none = καμία
name-option-person = άτομο
name-option-default_channel = εφεδρικό_κανάλι
name-option-allow_channel = επίτρεψε_κανάλι
name-option-forbid_channel = απαγόρευσε_κανάλι
name-option-challengers = όσοι_προκαλούν
name-option-reset = επαναφορά
