import { CURRENCIES, VAT_MODES, routePath } from '@feszek/contract';
import type { Currency, Init, Locale, VatMode } from '@feszek/contract';
import { currencySymbol } from '@feszek/money';
import { html } from '../http/html.ts';
import type { Html } from '../http/html.ts';
import type { ShellTexts } from '../../locales/index.ts';
import { icon, wordmark } from './glyphs.ts';
import { LAYOUT_SLOTS } from './layoutSlots.ts';
import { menuLink, menuList } from './menu.ts';

export interface HeaderInput {
  readonly texts: ShellTexts;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly vatMode: VatMode;
  readonly menu: Init['menu'];
  /** The page's own address, to which a switch returns. */
  readonly returnTo: string;
  /** The same page in the other language. */
  readonly otherLanguage: string;
}

function choice(name: string, value: string, label: string, title: string, isChosen: boolean): Html {
  return html`<button class="shell-choice" name="${name}" value="${value}" aria-pressed="${String(isChosen)}" title="${title}">${label}</button>`;
}

/** Switches that work as a plain form, and at once where the browser runs scripts. */
function switches({ texts, currency, vatMode, returnTo }: HeaderInput): Html {
  const vatLabels = { net: [texts.net, texts.netLong], gross: [texts.gross, texts.grossLong] } as const;
  return html`<form class="shell-switches" method="post" action="/preferences" data-switches><input type="hidden" name="return_to" value="${returnTo}"><div class="shell-switch" role="group" aria-label="${texts.currency}">${CURRENCIES.map((code) => choice('currency', code, currencySymbol(code), code, code === currency))}</div><div class="shell-switch" role="group" aria-label="${texts.vatMode}">${VAT_MODES.map((mode) => choice('vat_mode', mode, vatLabels[mode][0], vatLabels[mode][1], mode === vatMode))}</div></form>`;
}

function languageLink({ texts, locale, otherLanguage }: HeaderInput): Html {
  const other = locale === 'hu' ? 'en' : 'hu';
  return html`<a class="shell-language" href="${otherLanguage}" hreflang="${other}" lang="${other}" data-language>${texts.otherLanguage}</a>`;
}

/** The narrow line above the header of a wide screen: what the shop promises, and the switches. */
function utilityLine(input: HeaderInput): Html {
  return html`<div class="shell-utility"><p>${input.texts.promises.join(' · ')}</p>${switches(input)}${languageLink(input)}</div>`;
}

/** The categories and, on a phone, the switches: opened and closed without scripts. */
function menu(input: HeaderInput): Html {
  const { texts, locale } = input;
  return html`<details class="shell-menu" data-menu><summary class="shell-icon-button" aria-label="${texts.menu}">${icon('menu')}</summary><nav class="shell-menu-sheet" aria-label="${texts.categories}"><div class="shell-menu-top">${switches(input)}${languageLink(input)}</div><a class="shell-menu-list-link" href="${routePath('all-products', locale)}">${texts.toProducts}</a>${menuList(input.menu.categories, locale, 'shell-menu-list')}</nav></details>`;
}

/** The page's header: plain HTML, complete without scripts. The utility line scrolls away, the bar stays. */
export function header(input: HeaderInput): Html {
  const { texts, locale } = input;
  const bar = html`<div class="shell-bar">${menu(input)}<a class="shell-wordmark" href="${routePath('index', locale)}" aria-label="${texts.shopName} – ${texts.home}">${wordmark()}</a><nav class="shell-nav" aria-label="${texts.mainNavigation}">${input.menu.header.map((item) => menuLink(item, locale, 'shell-nav-link'))}</nav><div class="shell-tools"><a class="shell-icon-button" href="${routePath('auth-login', locale)}" aria-label="${texts.signIn}" data-user>${icon('user')}</a><div class="shell-cart" data-slot="${LAYOUT_SLOTS.miniCart}"><a class="shell-icon-button" href="${routePath('cart', locale)}" aria-label="${texts.cart}">${icon('cart')}</a></div></div></div>`;
  return html`${utilityLine(input)}<header class="shell-header">${bar}</header>`;
}
