export const messages = {
  login: {
    title: 'Bejelentkezés',
    intro: 'Örülünk, hogy itt vagy. Fiók nélkül is vásárolhatsz: a rendeléshez elég az e-mail-címed, a telefonszámod és a számlázási adataid.',
    email: 'E-mail-cím',
    password: 'Jelszó',
    show: 'Mutasd',
    showPassword: 'Mutasd a jelszót',
    hide: 'Rejtsd el',
    hidePassword: 'Rejtsd el a jelszót',
    submit: 'Bejelentkezem',
    failed: 'Nem sikerült bejelentkezni',
    welcome: 'Üdv újra, {{name}}!',
    scriptNeeded: 'A bejelentkezéshez JavaScript kell. Kapcsold be a böngésződben, majd töltsd be újra az oldalt.',
  },
  signedIn: {
    greeting: 'Üdv, {{name}}!',
    as: 'Ezzel a címmel vagy bejelentkezve:',
    continue: 'Tovább vásárolok',
    signOut: 'Kijelentkezem',
    goodbye: 'Kijelentkeztél. Várunk vissza!',
    scriptNeeded: 'A kijelentkezéshez JavaScript kell. Kapcsold be a böngésződben, majd töltsd be újra az oldalt.',
  },
};
export type AccountMessages = typeof messages;
