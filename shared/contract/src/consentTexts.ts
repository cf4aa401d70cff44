import type { ConsentPurpose } from './consent.ts';
import type { Locale } from './locale.ts';

/** Necessary storage needs no consent. */
export type ConsentCategory = 'necessary' | ConsentPurpose;

interface CategoryText {
  readonly title: string;
  readonly hint: string;
}

/**
 * What a visitor consents to, for the consent bar and the form on the cookie page. A hint that covers more than before needs a
 * new `CONSENT_VERSION`.
 */
export const CONSENT_CATEGORIES: Readonly<Record<Locale, Readonly<Record<ConsentCategory, CategoryText>>>> = {
  hu: {
    necessary: { title: 'Szükséges', hint: 'Kosár, bejelentkezés, nyelv és pénznem. Mindig bekapcsolva.' },
    statistics: { title: 'Statisztika', hint: 'Mérjük, mit néznek meg és mit vesznek a látogatóink, és milyen gyorsak náluk az oldalak. Ebben statisztikai szolgáltatók segítenek.' },
    marketing: { title: 'Marketing', hint: 'Ajánlatok és hirdetések, amelyek érdekelhetnek, itt és más oldalakon. Ezeket marketingpartnereink is kezelik.' },
  },
  en: {
    necessary: { title: 'Necessary', hint: 'Cart, sign-in, language and currency. Always on.' },
    statistics: { title: 'Statistics', hint: 'We measure what our visitors look at and buy, and how fast our pages are for them. Statistics providers help us with this.' },
    marketing: { title: 'Marketing', hint: 'Offers and advertisements that may interest you, here and on other sites. Our marketing partners process them too.' },
  },
};
