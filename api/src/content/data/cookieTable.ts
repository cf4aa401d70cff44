import { COOKIES, LOCALE_COOKIE_DAYS } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { View } from '../../platform/http/requestView.ts';
import { textTable } from './table.ts';
import type { LocalText } from './table.ts';

interface Declared {
  readonly purpose: LocalText;
  readonly lifetime: LocalText;
}

const session: LocalText = {
  hu: '30 nap; ha bejelentkezéskor nem kéred, hogy megjegyezzünk, a böngésző bezárásáig',
  en: '30 days; until the browser is closed if you sign in without being remembered',
};
const days = (count: number): LocalText => ({ hu: `${count} nap`, en: `${count} days` });

/** What each cookie of the shop is for. A cookie without a declaration is an error of the types. */
const DECLARED = {
  locale: { purpose: { hu: 'A választott nyelv.', en: 'The language you chose.' }, lifetime: days(LOCALE_COOKIE_DAYS) },
  currency: { purpose: { hu: 'A választott pénznem.', en: 'The currency you chose.' }, lifetime: days(LOCALE_COOKIE_DAYS) },
  vatMode: { purpose: { hu: 'Nettó vagy bruttó árak.', en: 'Net or gross prices.' }, lifetime: days(LOCALE_COOKIE_DAYS) },
  xsrf: { purpose: { hu: 'Védelem a más oldalról küldött kérések ellen.', en: 'Protection against requests from other sites.' }, lifetime: session },
  session: { purpose: { hu: 'A kosarad és a bejelentkezésed.', en: 'Your cart and your sign-in.' }, lifetime: session },
  device: { purpose: { hu: 'Felismeri a böngészőt, amelyben már bejelentkeztél.', en: 'Recognises a browser in which you have signed in before.' }, lifetime: days(LOCALE_COOKIE_DAYS) },
  consent: { purpose: { hu: 'A sütikről hozott döntésed.', en: 'Your choice about cookies.' }, lifetime: days(LOCALE_COOKIE_DAYS) },
} as const satisfies Record<keyof typeof COOKIES, Declared>;

const COLUMNS: Readonly<Record<Locale, readonly string[]>> = { hu: ['Süti', 'Mire való', 'Meddig él'], en: ['Cookie', 'Purpose', 'Lifetime'] };

/** The shop's own cookies. */
export function cookieTable({ locale }: View) {
  const declared = new Map<string, Declared>(Object.entries(DECLARED));
  return textTable(COLUMNS[locale], Object.entries(COOKIES).map(([key, name]) => [name, declared.get(key)?.purpose[locale] ?? '', declared.get(key)?.lifetime[locale] ?? '']));
}
