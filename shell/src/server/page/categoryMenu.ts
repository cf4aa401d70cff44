import { fillMessage, routePath } from '@feszek/contract';
import type { Init, Locale, MenuItem } from '@feszek/contract';
import { html, linkTo } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import { nest } from '../../markup/nest.ts';
import type { ShellTexts } from '../../locales/index.ts';
import { icon } from './glyphs.ts';
import { menuHref, menuLink, menuList, writtenOnce } from './menu.ts';

/** A top category: a link, and the categories that unfold beside it or, on a phone, below it. */
function topCategory(item: MenuItem, locale: Locale, texts: ShellTexts): Html {
  if (item.children.length === 0) return html`<li>${menuLink(item, locale)}</li>`;
  return html`<li>${menuLink(item, locale)}<details name="shell-top"><summary aria-label="${fillMessage(texts.subcategories, { title: item.title })}"></summary><div class="shell-pane"><a class="shell-pane-title" ${linkTo(menuHref(item, locale))}>${item.title} <span>${texts.viewAll}</span></a>${menuList(item.children, locale)}</div></details></li>`;
}

/** The content beside the top categories of a wide window while none of them is unfolded. */
function welcome(locale: Locale, texts: ShellTexts): Html {
  return html`<div class="shell-welcome">${nest()}<p>${texts.tagline}</p><a ${linkTo(routePath('all-products', locale))}>${texts.toProducts}${icon('arrow')}</a></div>`;
}

/** All categories, three levels and more: columns in a wide panel, an accordion in a phone's drawer. */
export function categoryMenu(menu: Init['menu'], locale: Locale, texts: ShellTexts): Html {
  return writtenOnce(menu, 'categories', () => html`<nav class="shell-tops" aria-label="${texts.categories}"><ul>${menu.categories.map((item) => topCategory(item, locale, texts))}</ul>${welcome(locale, texts)}</nav>`);
}
