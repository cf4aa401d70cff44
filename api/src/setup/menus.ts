import { texts } from './texts.ts';

/** A new shop's menus: links to its own screens by route name. The header adds the categories; a content import replaces the menus. */
export const MENUS = [
  { menu: 'header', title: texts('Minden termék', 'All products'), route: 'all-products' },
  { menu: 'footer', title: texts('Kezdőlap', 'Home'), route: 'index' },
  { menu: 'footer', title: texts('Minden termék', 'All products'), route: 'all-products' },
  { menu: 'footer', title: texts('Gyakran ismételt kérdések', 'Frequently asked questions'), route: 'faq' },
  { menu: 'footer', title: texts('Kosár', 'Cart'), route: 'cart' },
  { menu: 'footer', title: texts('Bejelentkezés', 'Sign in'), route: 'auth-login' },
] as const;
