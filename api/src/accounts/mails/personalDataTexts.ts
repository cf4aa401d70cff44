import type { Locale } from '@feszek/contract';

const hu = {
  deletionStarted: {
    subject: 'Töröljük a Fészek-fiókodat',
    title: 'Lezártuk a fiókodat',
    text: 'A kérésedre lezártuk a fiókodat, és 14 nap múlva végleg töröljük. Addig meggondolhatod magad: az alábbi linkkel visszavonhatod a törlést.',
    date: 'A törlés napja',
    orders: (count: number) =>
      count === 1 ? 'Egy rendelésed még folyamatban van. Ezt teljesítjük, és a fiókot csak utána töröljük.' : `${count} rendelésed még folyamatban van. Ezeket teljesítjük, és a fiókot csak utána töröljük.`,
    stays: 'A számláid adatait a számviteli törvény szerint 8 évig meg kell őriznünk. A fiókkal együtt a hírlevél-feliratkozásod is megszűnik.',
    button: 'Visszavonom a törlést',
    ignore: 'Ha nem te kérted, vond vissza a törlést, és állíts be új jelszót.',
  },
  deletionCancelled: {
    subject: 'Megmarad a Fészek-fiókod',
    title: 'Visszavontuk a törlést',
    text: 'A fiókod és az adataid megmaradnak. Jelentkezz be, és minden ott van, ahol hagytad.',
    button: 'Bejelentkezem',
    notYou: 'Ha nem te voltál, állíts be új jelszót.',
    reminder: 'Új jelszót kérek',
  },
  deleted: {
    subject: 'Töröltük a Fészek-fiókodat',
    title: 'Töröltük a fiókodat',
    text: 'Töröltük a fiókodat és a hozzá tartozó adatokat: a címeidet, a kedvenceidet, a kosaradat és az ajánlatkéréseidet. Hírlevelet sem küldünk többé.',
    stays: 'A számláid adatait a számviteli törvény szerint 8 évig megőrizzük, utána azokat is töröljük.',
    goodbye: 'Köszönjük, hogy nálunk vásároltál. Ha visszatérnél, szívesen látunk.',
  },
  personalExport: {
    subject: 'Elkészült az adataid másolata',
    title: 'Letöltheted az adataidat',
    text: 'Összegyűjtöttük, amit rólad tárolunk. A link 24 óráig érvényes, és egyszer használható.',
    button: 'Letöltöm az adataimat',
    content: 'A ZIP-fájlban mindent megtalálsz JSON-ként és táblázatként (CSV) is.',
    ignore: 'Ha nem te kérted, ne nyisd meg a linket, és állíts be új jelszót.',
  },
};

const en: typeof hu = {
  deletionStarted: {
    subject: 'Your Fészek account will be deleted',
    title: 'Your account is closed',
    text: 'As you asked, we’ve closed your account, and we’ll delete it for good in 14 days. Until then you can change your mind: the link below cancels the deletion.',
    date: 'Day of the deletion',
    orders: (count) => (count === 1 ? 'One of your orders is still under way. We’ll complete it, and delete the account after that.' : `${count} of your orders are still under way. We’ll complete them, and delete the account after that.`),
    stays: 'Accounting law requires us to keep the data of your invoices for 8 years. Your newsletter subscription ends with the account.',
    button: 'Cancel the deletion',
    ignore: 'If you didn’t ask for this, cancel the deletion and set a new password.',
  },
  deletionCancelled: {
    subject: 'Your Fészek account stays open',
    title: 'The deletion is cancelled',
    text: 'We’ve kept your account and your data. Sign in, and everything is where you left it.',
    button: 'Sign in',
    notYou: 'If it wasn’t you, set a new password.',
    reminder: 'Set a new password',
  },
  deleted: {
    subject: 'Your Fészek account is deleted',
    title: 'Your account is deleted',
    text: 'We’ve deleted your account and what belonged to it: your addresses, favourites, cart and quote requests. We won’t send you the newsletter any more.',
    stays: 'Accounting law requires us to keep the data of your invoices for 8 years. After that we delete them too.',
    goodbye: 'Thank you for shopping with us. You’re welcome back at any time.',
  },
  personalExport: {
    subject: 'The copy of your data is ready',
    title: 'Your data is ready to download',
    text: 'We’ve collected what we store about you. The link is valid for 24 hours and can be used once.',
    button: 'Download my data',
    content: 'The ZIP file contains everything, as JSON and as tables (CSV).',
    ignore: 'If you didn’t ask for this, don’t open the link, and set a new password.',
  },
};

/** Texts of the mails about the data of a user. */
export const PERSONAL_DATA_TEXTS: Readonly<Record<Locale, typeof hu>> = { hu, en };
