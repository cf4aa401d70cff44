import { routePath, ROUTES } from '@feszek/contract';
import type { Locale, MenuItem } from '@feszek/contract';
import { html, linkTo } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';

const EXTERNAL = /^https?:\/\//;

function staticHref(slug: string, locale: Locale): string | undefined {
  if (EXTERNAL.test(slug)) return slug;
  const route = ROUTES.find(({ name }) => name === slug);
  return route && !route.paths[locale].includes('{') ? routePath(route.name, locale) : undefined;
}

/**
 * Where a menu item leads: a static link is a route's name, or an external address when it starts with http
 * (specification, chapter 2). An item that leads nowhere leads home.
 */
export function menuHref({ link: { type, slug } }: MenuItem, locale: Locale): string {
  const home = routePath('index', locale);
  switch (type) {
    case 'category':
      return slug ? routePath('categories-category_slug', locale, { category_slug: slug }) : home;
    case 'content':
      return slug ? routePath('page_slug', locale, { page_slug: slug }) : home;
    case 'static':
      return staticHref(slug, locale) ?? home;
  }
}

/** A menu item as a link. Menus are long and stand on every page: their links carry no class but in the bar. */
export function menuLink(item: MenuItem, locale: Locale, className?: string): Html {
  const href = menuHref(item, locale);
  const isExternal = href.startsWith('http');
  return html`<a${className ? html` class="${className}"` : null} ${linkTo(href)}${isExternal ? html` rel="noopener"` : null}>${item.title}</a>`;
}

/** Menus change once in a while and stand on every page: each part of them is written once. */
const written = new WeakMap<object, Map<string, Html>>();

/**
 * Writes a part of a menu, or returns it as it was written before.
 *
 * @param menu - what the part is made of alone; it belongs to one language
 * @param part - the part's name
 */
export function writtenOnce(menu: object, part: string, write: () => Html): Html {
  const parts = written.get(menu) ?? new Map<string, Html>();
  written.set(menu, parts);
  const known = parts.get(part) ?? write().indexLinks();
  parts.set(part, known);
  return known;
}

/** A menu as nested lists of links, as deep as it is. */
export function menuList(items: readonly MenuItem[], locale: Locale): Html {
  return html`<ul>${items.map((item) => html`<li>${menuLink(item, locale)}${item.children.length > 0 ? menuList(item.children, locale) : null}</li>`)}</ul>`;
}

/** The header's own links: those that the categories do not hold at their top already. */
export function directLinks({ header, categories }: { readonly header: readonly MenuItem[]; readonly categories: readonly MenuItem[] }): MenuItem[] {
  const tops = new Set(categories.map(({ link }) => link.slug));
  return header.filter(({ link }) => link.type !== 'category' || !tops.has(link.slug));
}
