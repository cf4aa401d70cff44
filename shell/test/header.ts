import type { Init, Locale, MenuItem } from '@feszek/contract';
import { shellTexts } from '../src/locales/index.ts';
import { header } from '../src/server/page/header.ts';
import type { HeaderInput } from '../src/server/page/header.ts';

/** A category whose slug is its title in lower case, below its parent's. */
export function category(title: string, ...children: readonly MenuItem[]): MenuItem {
  const slug = title.toLowerCase();
  const below = (item: MenuItem): MenuItem => ({ ...item, link: { ...item.link, slug: `${slug}/${item.link.slug}` }, children: item.children.map(below) });
  return { title, link: { slug, type: 'category', ref_id: 1 }, children: children.map(below) };
}

/** Three levels of categories; one category has no children. */
export function menuOfThreeLevels(): Init['menu'] {
  const categories = [category('Nappali', category('Kanapék', category('Sarokkanapék')), category('Fotelek')), category('Étkező', category('Székek')), category('Növények')];
  const sale: MenuItem = { title: 'Akciók', link: { slug: 'sale', type: 'static', ref_id: null }, children: [] };
  return { header: [sale, ...categories], categories, footer: [], has_brands: true };
}

/** The data of the layout's switches on the page of the frequently asked questions, and the part of the cart. */
export function choices(locale: Locale = 'hu'): Omit<HeaderInput, 'menu'> {
  return { cartButton: 'cart-checkout/mini-cart', texts: shellTexts(locale), locale, currency: 'HUF', vatMode: 'net', returnTo: '/hu/gyik', otherLanguage: '/en/faq' };
}

/** The header as the server writes it. */
export function headerHtml(menu: Init['menu'] = menuOfThreeLevels()): string {
  return header({ ...choices(), menu }).text;
}
