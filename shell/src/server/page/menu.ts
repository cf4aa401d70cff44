import { routePath, ROUTES } from '@feszek/contract';
import type { Locale, MenuItem, RouteName } from '@feszek/contract';
import { html } from '../http/html.ts';
import type { Html } from '../http/html.ts';

function isRouteName(name: string): name is RouteName {
  return ROUTES.some((route) => route.name === name);
}

/** Where a menu item leads: external when it starts with http (specification, chapter 2). */
export function menuHref({ link }: MenuItem, locale: Locale): string {
  if (link.slug.startsWith('http')) return link.slug;
  switch (link.type) {
    case 'category':
      return routePath('categories-category_slug', locale, { category_slug: link.slug });
    case 'content':
      return routePath('page_slug', locale, { page_slug: link.slug });
    case 'static':
      return isRouteName(link.slug) ? routePath(link.slug, locale) : `/${locale}`;
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
