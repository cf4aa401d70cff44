import { routePath, ROUTES } from '@feszek/contract';
import type { Locale, MenuItem } from '@feszek/contract';
import { html } from '../http/html.ts';
import type { Html } from '../http/html.ts';

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

export function menuLink(item: MenuItem, locale: Locale, className: string): Html {
  const href = menuHref(item, locale);
  const isExternal = href.startsWith('http');
  return html`<a class="${className}" href="${href}"${isExternal ? html` rel="noopener"` : null}>${item.title}</a>`;
}

/** Menus change once in a while and stand on every page: each is written once. */
const written = new WeakMap<readonly MenuItem[], Map<string, Html>>();

/** A menu as nested lists of links. `items` belong to one language. */
export function menuList(items: readonly MenuItem[], locale: Locale, className: string): Html {
  const byClass = written.get(items) ?? new Map<string, Html>();
  written.set(items, byClass);
  const known = byClass.get(className) ?? nestedList(items, locale, className);
  byClass.set(className, known);
  return known;
}

function nestedList(items: readonly MenuItem[], locale: Locale, className: string): Html {
  return html`<ul class="${className}">${items.map((item) => html`<li>${menuLink(item, locale, `${className}-link`)}${item.children.length > 0 ? nestedList(item.children, locale, `${className}-sub`) : null}</li>`)}</ul>`;
}
