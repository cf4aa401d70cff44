import { routePath } from '@feszek/contract';
import type { Init } from '@feszek/contract';
import { html, linkTo } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import { freeDeliveryText } from '../../locales/serviceBenefits.ts';
import { wordmark } from '../../markup/nest.ts';
import { categoryMenu } from './categoryMenu.ts';
import { icon } from './glyphs.ts';
import { directLinks, menuLink, menuList, renderOnce } from './menu.ts';
import { switches } from './switches.ts';
import type { SwitchesInput } from './switches.ts';

/** The first links of the header are in the bar, as many as fit the window; all are in the menu. */
const BAR_LINKS = 5;

export interface HeaderInput extends SwitchesInput {
  readonly menu: Init['menu'];
  /** The part of the cart: a reference of a slot. */
  readonly cartButton: string;
}

/** The narrow line above the bar of a wide window: the service benefit and the switches. */
function utilityLine({ texts, currency }: HeaderInput, choices: Html): Html {
  return html`<div class="shell-utility"><p><span data-free-delivery>${freeDeliveryText(texts, currency)}</span></p>${choices}</div>`;
}

/** The content of a phone's drawer beside the categories: the header's own links, the account, the switches. */
function drawerFoot({ texts, locale }: HeaderInput, choices: Html): Html {
  return html`<div class="shell-drawer-foot"><a ${linkTo(routePath('auth-login', locale))} data-user>${icon('user')}<span>${texts.signIn}</span></a>${choices}</div>`;
}

/**
 * The menu: a panel below the bar of a wide window, a drawer on a phone. A `<details>`, so that it opens and closes
 * without scripts; its button becomes the close button of the drawer. Without categories there is only the drawer.
 */
function menu(input: HeaderInput, choices: Html): Html {
  const { texts, locale } = input;
  const own = renderOnce(input.menu, 'drawer-links', () => html`<nav class="shell-drawer-links" aria-label="${texts.menu}">${menuList(directLinks(input.menu), locale)}</nav>`);
  const className = input.menu.categories.length > 0 ? 'shell-menu' : 'shell-menu shell-menu-narrow';
  return html`<details class="${className}" data-menu><summary><span class="shell-menu-open">${icon('menu')}<span class="shell-menu-label">${texts.menu}</span><span class="shell-menu-products">${texts.products}</span></span><span class="shell-menu-close">${icon('close')}</span></summary><div class="shell-sheet"><p class="shell-drawer-head">${wordmark()}</p><div class="shell-drawer-body">${own}${categoryMenu(input.menu, locale, texts)}</div>${drawerFoot(input, choices)}</div></details>`;
}

/**
 * The search link: it leads to the search page, and looks like a field in a wide window. With scripts it opens the
 * catalogue's overlay instead, and shows the keyboard shortcut.
 */
function search({ texts, locale }: HeaderInput): Html {
  return html`<a class="shell-search" ${linkTo(routePath('search', locale))} data-search>${icon('search')}<span class="shell-search-label">${texts.search}</span><kbd class="shell-search-keys" aria-hidden="true"></kbd></a>`;
}

/** What the frame of a checkout has instead of the menu, the search and the icons; hidden on all other pages. */
function frameParts({ texts, locale }: HeaderInput): Html {
  return html`<p class="shell-secure">${icon('lock')}<span>${texts.securePayment}</span></p><p class="shell-quote">${texts.quoteRequest}</p><a class="shell-frame-help" ${linkTo(routePath('faq', locale))}>${texts.help}</a>`;
}

/** The page's header: plain HTML, complete without scripts. The utility line scrolls away, the bar is sticky. */
export function header(input: HeaderInput): Html {
  const { texts, locale } = input;
  const choices = switches(input);
  const links = renderOnce(input.menu, 'bar', () => html`<nav class="shell-nav" aria-label="${texts.mainNavigation}">${input.menu.header.slice(0, BAR_LINKS).map((item) => menuLink(item, locale, 'shell-nav-link'))}</nav>`);
  const tools = html`<div class="shell-tools">${search(input)}<a class="shell-icon-button" ${linkTo(routePath('auth-login', locale))} aria-label="${texts.signIn}" data-user>${icon('user')}</a><a class="shell-icon-button" ${linkTo(routePath('favourites', locale))} aria-label="${texts.favourites}" data-favourites>${icon('heart')}</a><div class="shell-cart" data-slot="${input.cartButton}"><a class="shell-icon-button" ${linkTo(routePath('cart', locale))} aria-label="${texts.cart}">${icon('cart')}</a></div></div>`;
  const home = html`<a class="shell-wordmark" ${linkTo(routePath('index', locale))} aria-label="${texts.shopName} – ${texts.home}">${wordmark()}</a>`;
  return html`<header class="shell-header">${utilityLine(input, choices)}<div class="shell-bar"><div class="shell-bar-inner"><div class="shell-start">${menu(input, choices)}${links}</div>${home}${tools}${frameParts(input)}</div></div></header>`;
}
