### E-maily, které server posílá. Odkaz stojí na samostatném řádku.

confirm-subject = Shinar: potvrďte svou e-mailovou adresu
confirm-body =
    Dobrý den, { $name },

    tato adresa byla zadána u vašeho účtu na { $page }. Potvrdíte ji, když do { $minutes } minut otevřete tento odkaz:

    { $link }

    Pokud o tom nic nevíte, e-mail ignorujte; nic se nezmění.
reset-subject = Shinar: nastavte si nové heslo
reset-body =
    Dobrý den, { $name },

    někdo, nejspíš vy, požádal o nové heslo k vašemu účtu na { $page }. Nastavíte si ho, když do { $minutes } minut otevřete tento odkaz:

    { $link }

    Všechny přihlášené prohlížeče pak budou odhlášeny. Pokud o tom nic nevíte, e-mail ignorujte; vaše heslo zůstane beze změny.
