### Stránka správců, kteří se starají o server.

host-title = Správa serveru
host-only = Tato stránka je pro správce. Přihlaste se účtem, který má roli správce; přidělí ji provozovatel serveru příkazem „shinar admin people role LOGIN host“.
host-people = Lidé
host-reports = Hlášení
host-reports-all = Ukázat i vyřízená hlášení
host-report-by = nahlásil(a) { $name }, { $date }
host-report-table = stůl
host-report-person = Najít tohoto člověka
host-report-resolve = Vyřízeno
host-report-resolved = vyřízeno
host-report-done-about = Co jste udělali, pro ostatní správce
host-report-answer = { $name }, { $date }:
host-pairs = Dvojice
host-pairs-about = Účty, které spolu za posledních 90 dní odehrály aspoň 5 hodnocených partií ve dvou; nejjednostrannější jsou první. Samo o sobě to nic nedokazuje, ale krátké vzdané partie stojí za pohled.
host-pair-won = { $name }: výhry { $won } z { $games }
host-pair-more = vzdáno: { $resigned } · kroků v průměru: { $actions } · naposledy { $date }
host-tables = Stoly
host-notices = Oznámení
host-log = Záznam
host-numbers = Přehled
host-search = Jméno, přihlašovací jméno nebo id
host-find = Hledat
host-none = Nic tu není.
host-guest = host
host-role = správce
host-banned = vyloučen
host-seen = naposledy { $date }
host-sessions = { $count ->
    [one] { $count } přihlášení
    [few] { $count } přihlášení
   *[other] { $count } přihlášení
}
host-at-tables = { $count ->
    [one] { $count } stůl
    [few] { $count } stoly
   *[other] { $count } stolů
}
host-rename = Přejmenovat
host-new-name = Nové jméno
host-ban = Vyloučit
host-ban-reason = Důvod, který se vyloučenému zobrazí
host-ban-about = Tento člověk se už nepřihlásí, nic tu neudělá a rozehrané partie prohraje.
host-unban = Zrušit vyloučení
host-password = Nastavit nové heslo
host-password-about = Tento člověk bude všude odhlášen a bude potřebovat nové heslo, které se ukáže jen jednou.
host-password-is = Nové heslo pro { $login }:
host-sign-out = Všude odhlásit
host-sign-out-about = Tento člověk se bude muset ve všech prohlížečích a programech přihlásit znovu.
host-delete = Smazat
host-delete-person-about = Jméno zmizí ze všech stolů a dál hrají boti. Nelze to vzít zpět.
host-delete-table-about = Stůl zmizí i se zápisem hry a chatem. Nelze to vzít zpět.
host-close = Zavřít stůl
host-close-about = Partie skončí a nepočítá se; stůl, který ještě čeká, se zruší.
host-sure = Ano, provést
host-damaged = poškozený
host-entries = { $count ->
    [one] { $count } zápis
    [few] { $count } zápisy
   *[other] { $count } zápisů
}
host-state = Stav
host-all = všechny
host-notice-text = Co mají všichni vědět
host-notice-hours = Kolik hodin zobrazovat
host-notice-post = Zveřejnit
host-notice-until = do { $date }
host-notice-remove = Odstranit
host-log-empty = Žádný správce zatím nic neudělal.
host-done = Hotovo.
stat-accounts = Účty
stat-guests = Hosté
stat-banned = Vyloučení
stat-seen_day = Návštěvníci za den
stat-seen_month = Návštěvníci za 30 dnů
stat-tables_waiting = Čekající stoly
stat-tables_running = Probíhající hry
stat-tables_finished = Dohrané hry
stat-finished_month = Dohrané za 30 dnů
stat-chat = Zprávy v chatu
stat-sessions = Přihlášení
stat-database_bytes = Velikost databáze
