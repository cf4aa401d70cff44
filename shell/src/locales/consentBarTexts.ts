import type { Locale } from '@feszek/contract';

const hu = {
  title: 'Sütik',
  text: 'A szükséges sütiket mindig használjuk. Ha megengeded, statisztikához és marketinghez is használunk sütiket, partnereinkkel együtt. A választásodat bármikor megváltoztathatod.',
  policy: 'Sütiszabályzat',
  accept: 'Mindet elfogadom',
  necessary: 'Csak a szükségesek',
  settings: 'Beállítások',
};

const en: typeof hu = {
  title: 'Cookies',
  text: 'We always use the necessary cookies. With your permission, we and our partners also use cookies for statistics and marketing. You can change your choice at any time.',
  policy: 'Cookie policy',
  accept: 'Accept all',
  necessary: 'Only necessary',
  settings: 'Settings',
};

/** Texts of the consent bar, which is part of every page. */
export const CONSENT_BAR_TEXTS: Readonly<Record<Locale, typeof hu>> = { hu, en };
