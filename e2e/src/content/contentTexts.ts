import type { Locale } from '@feszek/contract';

/** An article with products, and a page with an address of its own, of the demonstration shop. */
export const CONTENT_PATHS = {
  hu: { article: '/hu/blog/tolgybutor-olajozasa-otthon', page: '/hu/panaszkezeles', gone: '/hu/nyeremenyjatek-2025' },
  en: { article: '/en/blog/oiling-oak-furniture-at-home', page: '/en/complaints', gone: '/en/prize-draw-2025' },
} as const satisfies Record<Locale, object>;

/** What a reader of the content sees, written out here: these texts are part of the test. */
export const CONTENT_TEXTS = {
  hu: {
    journal: 'Napló', contents: 'Tartalom', complaints: 'Panaszkezelés', terms: 'Általános szerződési feltételek', withdrawal: '7. Elállási jog',
    contact: 'Kapcsolat', topic: 'Téma', name: 'Név', optionalName: 'Név nem kötelező', email: 'E-mail-cím', message: 'Üzenet', file: 'Csatolt fájl', send: 'Elküldöm', received: 'Megkaptuk az üzeneted',
    refusedFile: 'Csak kép (JPEG, PNG, WebP, AVIF) vagy PDF csatolható.', removeFile: (name: string) => `Eltávolítás: ${name}`,
    newsletter: 'Hírlevél', subscribe: 'Feliratkozom', checkMail: 'Nézd meg a postaládádat', confirm: 'Megerősítem a feliratkozást', subscribed: 'Feliratkoztál',
    dataSheet: 'Adatlap', save: 'Mentem', unsubscribe: 'Leiratkozom', unsubscribed: 'Leiratkoztál',
    showroom: 'Fészek Győr', toMap: 'Fészek Győr a térképen', open: /Most (nyitva|zárva)/, search: 'szállítás', found: 'Cikkek és oldalak',
  },
  en: {
    journal: 'Journal', contents: 'Contents', complaints: 'Complaints', terms: 'Terms and conditions', withdrawal: '7. Right of withdrawal',
    contact: 'Contact', topic: 'Topic', name: 'Name', optionalName: 'Name optional', email: 'Email address', message: 'Message', file: 'Attached file', send: 'Send', received: 'We’ve received your message',
    refusedFile: 'Only a picture (JPEG, PNG, WebP, AVIF) or a PDF can be attached.', removeFile: (name: string) => `Remove ${name}`,
    newsletter: 'Newsletter', subscribe: 'Subscribe', checkMail: 'Check your inbox', confirm: 'Confirm my subscription', subscribed: 'You’ve subscribed',
    dataSheet: 'Data sheet', save: 'Save', unsubscribe: 'Unsubscribe', unsubscribed: 'You’ve unsubscribed',
    showroom: 'Fészek Győr', toMap: 'Fészek Győr on the map', open: /(Open|Closed) now/, search: 'delivery', found: 'Articles and pages',
  },
} as const satisfies Record<Locale, object>;
