import { routePath, ROUTES } from '@feszek/contract';
import type { Locale, MenuItem } from '@feszek/contract';
import { html, linkTo } from '../../markup/html.ts';
import { shellTexts } from '../../locales/index.ts';
import type { Html } from '../../markup/html.ts';
import { icon } from './glyphs.ts';

const EXTERNAL = /^https?:\/\//;

function staticHref(slug: string, locale: Locale): string | undefined {
  if (EXTERNAL.test(slug)) return slug;
  const route = ROUTES.find(({ name }) => name === slug);
  return route && !route.paths[locale].includes('{') ? routePath(route.name, locale) : undefined;
}

/**
 * The target of a menu item: a static link is a route's name, or an external address if it starts with http
 * (specification, chapter 2). An item without a valid target leads to the front page.
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

/**
 * A menu item as a link. Menus are long and on every page: their links have no class except in the bar. One to the sign-in
 * page leads a signed-in user to the account: the browser changes it, and finds the text for guests in `data-user`. A link
 * that leaves the shop is marked, for eyes and for screen readers.
 */
export function menuLink(item: MenuItem, locale: Locale, className?: string): Html {
  const href = menuHref(item, locale);
  const isExternal = href.startsWith('http');
  const isSignIn = href === routePath('auth-login', locale);
  return html`<a${className ? html` class="${className}"` : null} ${linkTo(href)}${isExternal ? html` rel="noopener"` : null}${isSignIn ? html` data-user="${item.title}"` : null}>${isSignIn ? html`<span>${item.title}</span>` : item.title}${isExternal ? html`${icon('external')}<span class="visually-hidden"> (${shellTexts(locale).externalSite})</span>` : null}</a>`;
}

/** Menus change rarely and are on every page: each part of them is written once. */
const written = new WeakMap<object, Map<string, Html>>();

/**
 * Writes a part of a menu, or returns the cached HTML.
 *
 * @param menu - the only input of the part; it belongs to one language
 * @param part - the part's name
 */
export function renderOnce(menu: object, part: string, write: () => Html): Html {
  const parts = written.get(menu) ?? new Map<string, Html>();
  written.set(menu, parts);
  const known = parts.get(part) ?? write().indexLinks();
  parts.set(part, known);
  return known;
}

/** A menu as nested lists of links, to its full depth. */
export function menuList(items: readonly MenuItem[], locale: Locale): Html {
  return html`<ul>${items.map((item) => html`<li>${menuLink(item, locale)}${item.children.length > 0 ? menuList(item.children, locale) : null}</li>`)}</ul>`;
}

/** The header's own links: those that are not top categories already. */
export function directLinks({ header, categories }: { readonly header: readonly MenuItem[]; readonly categories: readonly MenuItem[] }): MenuItem[] {
  const tops = new Set(categories.map(({ link }) => link.slug));
  return header.filter(({ link }) => link.type !== 'category' || !tops.has(link.slug));
}

/** Whether a menu links to the page of a route. The API omits links to pages that the shop does not have. */
export function hasLinkTo(items: readonly MenuItem[], routeName: string): boolean {
  return items.some(({ link, children }) => (link.type === 'static' && link.slug === routeName) || hasLinkTo(children, routeName));
}
