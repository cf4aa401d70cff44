import type { Locale } from '@feszek/contract';

const hu = {
  confirm: {
    subject: (name: string) => `Kérsz értesítést, ha újra kapható: ${name}?`,
    title: 'Már csak egy kattintás',
    text: (name: string) => `Ezzel a címmel értesítést kértek arról, hogy újra kapható: ${name}. Ha te voltál, erősítsd meg a gombbal. A link 24 óráig érvényes.`,
    button: 'Értesítést kérek',
    note: 'Egyetlen levelet küldünk, akkor, amikor a termék újra kapható. Ha 180 napig nem érkezik, töröljük a címedet. Ha nem te kérted, nincs teendőd: 24 óra múlva töröljük a címet.',
  },
  back: {
    subject: (name: string) => `Újra kapható: ${name}`,
    title: 'Újra kapható',
    text: (name: string) => `Kérted, hogy szóljunk: ${name} újra rendelhető.`,
    price: 'Ár most',
    button: 'Megnézem',
    note: 'Nem tettük félre: azé lesz, aki előbb megrendeli. Több levelet erről nem küldünk, és a címedet ehhez a termékhez már nem tároljuk.',
  },
  stop: 'Nem kérek több készletértesítést',
};

const en: typeof hu = {
  confirm: {
    subject: (name) => `Email you when it’s back: ${name}?`,
    title: 'Just one more click',
    text: (name) => `Someone has asked us to write to this address when this is back in stock: ${name}. If it was you, confirm it with the button. The link is valid for 24 hours.`,
    button: 'Yes, email me',
    note: 'We send a single email, when the product can be ordered again. If that doesn’t happen within 180 days, we delete your address. If you didn’t ask for this, you needn’t do anything: we delete the address after 24 hours.',
  },
  back: {
    subject: (name) => `Back in stock: ${name}`,
    title: 'Back in stock',
    text: (name) => `You asked us to let you know: ${name} can be ordered again.`,
    price: 'Price now',
    button: 'View it',
    note: 'We aren’t holding one for you: it goes to whoever orders first. This is the only email about it, and we no longer store your address for this product.',
  },
  stop: 'Stop all stock alerts',
};

/** The texts of the mails, by language. */
export const ALERT_TEXTS: Readonly<Record<Locale, typeof hu>> = { hu, en };
