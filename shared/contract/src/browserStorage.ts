import { CONSENT_DAYS } from './consent.ts';
import type { ConsentCategory } from './consentTexts.ts';
import { COOKIES, LOCALE_COOKIE_DAYS } from './locale.ts';
import type { Locale } from './locale.ts';
import { CACHE_NAMES, STORAGE_KEYS } from './storageKeys.ts';

type LocalText = Readonly<Record<Locale, string>>;

/** `local` lasts longer than the tab, `session` does not: the two kinds of storage of a browser. A `cache` contains copies for reading without network. */
export type StorageKind = 'cookie' | 'local' | 'session' | 'cache';

/** What the shop stores in the browser of a visitor, and why. */
export interface StorageDeclaration {
  /** The name, or the beginning of several names: then it ends in `*`. */
  readonly name: string;
  readonly kind: StorageKind;
  readonly category: ConsentCategory;
  readonly purpose: LocalText;
  readonly period: LocalText;
}

type Declared = Omit<StorageDeclaration, 'name'>;

const days = (count: number): LocalText => ({ hu: `${count} nap`, en: `${count} days` });
const CHOICE_DAYS = days(LOCALE_COOKIE_DAYS);
const SESSION: LocalText = {
  hu: '30 nap; ha bejelentkezéskor nem kéred, hogy megjegyezzünk, a böngésző bezárásáig',
  en: '30 days; until the browser is closed if you sign in without being remembered',
};
const UNTIL_DELETED: LocalText = { hu: 'amíg a böngésződben nem törlöd', en: 'until you delete it in your browser' };
const UNTIL_BROWSER_CLOSES: LocalText = { hu: 'a böngésző bezárásáig', en: 'until the browser is closed' };
const UNTIL_TAB_CLOSES: LocalText = { hu: 'a lap bezárásáig', en: 'until you close the tab' };

const cookie = (period: LocalText, hu: string, en: string): Declared => ({ kind: 'cookie', category: 'necessary', period, purpose: { hu, en } });
const local = (hu: string, en: string): Declared => ({ kind: 'local', category: 'necessary', period: UNTIL_DELETED, purpose: { hu, en } });
const session = (hu: string, en: string): Declared => ({ kind: 'session', category: 'necessary', period: UNTIL_TAB_CLOSES, purpose: { hu, en } });
const recentSearches = local('A legutóbbi kereséseid, hogy újra megnyithasd őket.', 'Your latest searches, so that you can open them again.');

/** Every cookie: one without a declaration is an error of the types. */
const DECLARED_COOKIES: Readonly<Record<keyof typeof COOKIES, Declared>> = {
  locale: cookie(CHOICE_DAYS, 'A választott nyelv.', 'The language you chose.'),
  currency: cookie(CHOICE_DAYS, 'A választott pénznem.', 'The currency you chose.'),
  vatMode: cookie(CHOICE_DAYS, 'Nettó vagy bruttó árak.', 'Prices excl. or incl. VAT.'),
  xsrf: cookie(SESSION, 'Védelem a más oldalról küldött kérések ellen.', 'Protection against requests from other sites.'),
  session: cookie(SESSION, 'A kosarad és a bejelentkezésed.', 'Your cart and your sign-in.'),
  device: cookie(CHOICE_DAYS, 'Felismeri a böngészőt, amelyben már bejelentkeztél.', 'Recognises a browser in which you have signed in before.'),
  consent: cookie(
    days(CONSENT_DAYS),
    'A sütikről hozott döntésed, az ideje, és egy véletlen azonosító, amellyel igazolható.',
    'Your choice about cookies, its time, and a random identifier by which it can be proved.',
  ),
  ring: cookie(
    UNTIL_BROWSER_CLOSES,
    'Egy szám 0 és 999 között, amely sok látogatónál azonos. Csak akkor tesszük le, amikor a bolt egy új változatát előbb a látogatók egy része kapja meg: hogy közben végig ugyanazt lásd.',
    'A number from 0 to 999 that many visitors share. It is only set while some of the visitors get a new version of the shop first, so that you see the same version throughout.',
  ),
  preview: cookie(
    { hu: 'a link lejártáig', en: 'until the link expires' },
    'Munkatársaink ezzel néznek meg egy változatot, mielőtt mások is látják. Látogatóknál nincs ilyen.',
    'Our staff use it to look at a version before others see it. Visitors do not have it.',
  ),
};

/** Every name in the storage of the browser. */
const DECLARED_KEYS: Readonly<Record<keyof typeof STORAGE_KEYS, Declared>> = {
  viewedProducts: local('Az utoljára megnézett termékek, hogy visszatalálj hozzájuk.', 'The products that you viewed last, so that you can find them again.'),
  viewedCategories: local('Az utoljára megnézett kategóriák, hogy visszatalálj hozzájuk.', 'The categories that you viewed last, so that you can find them again.'),
  searchesHu: recentSearches,
  searchesEn: recentSearches,
  reportedOrders: {
    kind: 'local',
    category: 'statistics',
    period: { hu: 'amíg vissza nem vonod a hozzájárulásodat', en: 'until you withdraw your consent' },
    purpose: { hu: 'Mely rendeléseket számolta már meg a statisztika, hogy egyet se számoljon kétszer.', en: 'The orders that the statistics have counted, so that none is counted twice.' },
  },
  drafts: session('A félig kitöltött űrlapok, hogy az oldal újratöltésekor se vesszenek el.', 'Half-completed forms, so that they survive a reload of the page.'),
  registeredEmail: session('Az e-mail-cím, amellyel regisztráltál, a következő oldalhoz.', 'The email address that you registered with, for the page that follows.'),
  deletionDue: session('Mikor töröljük a fiókot, amelynek a törlését kérted, a következő oldalhoz.', 'When the account that you asked us to delete will be deleted, for the page that follows.'),
  reloadedAt: session('Mikor töltöttük újra az oldalt a bolt frissítése után, hogy ne ismétlődjön.', 'When the page was reloaded after an update of the shop, so that it is not repeated.'),
};

const cache = (period: LocalText, hu: string, en: string): Declared => ({ kind: 'cache', category: 'necessary', period, purpose: { hu, en } });

/** Every cache of the service worker. */
const DECLARED_CACHES: Readonly<Record<keyof typeof CACHE_NAMES, Declared>> = {
  pages: cache({ hu: 'legfeljebb 7 nap', en: 'at most 7 days' }, 'Az utoljára látott oldalak másolata, hogy kapcsolat nélkül is olvasd őket.', 'Copies of the pages that you saw last, so that you can read them without a connection.'),
  cart: cache(
    { hu: 'legfeljebb 1 nap, illetve kijelentkezésig vagy rendelésig', en: 'at most 1 day, or until you sign out or order' },
    'A kosarad másolata, hogy kapcsolat nélkül is lásd.', 'A copy of your cart, so that you can see it without a connection.',
  ),
  files: cache({ hu: 'amíg a másolatok megvannak', en: 'as long as the copies' }, 'A másolatok képei és betűi.', 'Pictures and fonts of the copies.'),
  offline: cache({ hu: 'a bolt következő frissítéséig', en: 'until the next update of the shop' }, 'Az oldal, amely kapcsolat nélkül felsorolja a másolatokat.', 'The page that lists the copies when there is no connection.'),
};

function declarations(names: Readonly<Record<string, string>>, declared: Readonly<Record<string, Declared>>): StorageDeclaration[] {
  return Object.entries(declared).flatMap(([key, declaration]) => {
    const name = names[key];
    return name === undefined ? [] : [{ name: /[.-]$/.test(name) ? `${name}*` : name, ...declaration }];
  });
}

/** Everything that the shop stores in browsers, the necessary first. The consent bar and the cookie page show it. */
export const BROWSER_STORAGE: readonly StorageDeclaration[] = [...declarations(COOKIES, DECLARED_COOKIES), ...declarations(STORAGE_KEYS, DECLARED_KEYS), ...declarations(CACHE_NAMES, DECLARED_CACHES)]
  .toSorted((a, b) => Number(a.category !== 'necessary') - Number(b.category !== 'necessary'));

/** Whether a name in a browser is declared. */
export function isDeclared(kind: StorageKind, name: string): boolean {
  return BROWSER_STORAGE.some((declared) => declared.kind === kind && (declared.name.endsWith('*') ? name.startsWith(declared.name.slice(0, -1)) : declared.name === name));
}
