import type { Init, Locale, MenuItem } from '@feszek/contract';
import { fillMessage, routePath } from '@feszek/contract';
import { html, linkTo } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import { freeDeliveryText } from '../../locales/serviceBenefits.ts';
import { wordmark } from '../../markup/nest.ts';
import { icon } from './glyphs.ts';
import { hasLinkTo, menuHref, menuList, renderOnce } from './menu.ts';
import { switches } from './switches.ts';
import type { SwitchesInput } from './switches.ts';

export interface FooterInput extends SwitchesInput {
  readonly menu: Init['menu'];
  readonly showrooms: Html;
  /** The company that runs the shop; `undefined` while the API has not named it. */
  readonly seller: Init['seller'] | undefined;
  readonly year: number;
}

/**
 * Links under a heading. On a narrow screen they unfold below a button with the same text; without scripts too.
 *
 * @param isLegal - whether the checkout's frame shows them
 */
function column(title: string, links: Html, isLegal = false): Html {
  return html`<nav class="shell-footer-column" aria-label="${title}"${isLegal ? html` data-legal` : null}><h2>${title}</h2><details><summary>${title}</summary>${links}</details></nav>`;
}

/** A group of the menu. If it has a target that none of its links has, that is its first link. */
function groupColumn(group: MenuItem, locale: Locale): Html {
  const [first] = group.children;
  const isLink = first === undefined || menuHref(first, locale) !== menuHref(group, locale);
  const links = isLink ? [{ ...group, children: [] }, ...group.children] : group.children;
  return column(group.title, menuList(links, locale), hasLinkTo(group.children, 'terms'));
}

/** The top categories, the footer's plain links, and each of its groups. */
function columns({ texts, locale, menu }: FooterInput): Html {
  return renderOnce(menu, 'footer', () => {
    const plain = menu.footer.filter(({ children }) => children.length === 0);
    const groups = menu.footer.filter(({ children }) => children.length > 0);
    const tops: MenuItem[] = menu.categories.map((category) => ({ ...category, children: [] }));
    return html`${tops.length > 0 ? column(texts.products, menuList(tops, locale)) : null}${plain.length > 0 ? column(texts.help, menuList(plain, locale)) : null}${groups.map((group) => groupColumn(group, locale))}`;
  });
}

/**
 * The link to the withdrawal from a contract. It must be on every page (Directive 2011/83/EU, article 11a), so it is not
 * one of the menu's links, which come from the API and may be missing.
 */
function withdrawal({ texts, locale }: FooterInput): Html {
  return html`<p><a class="shell-withdrawal" ${linkTo(routePath('withdrawal', locale))}>${icon('return')}${texts.withdrawal}</a></p>`;
}

/** The service benefit, with its icon, and the statutory rights, without an icon, since they are not a benefit of this shop. */
function benefits({ texts, currency }: FooterInput): Html {
  return html`<ul class="shell-benefits"><li>${icon('truck')}<span data-free-delivery>${freeDeliveryText(texts, currency)}</span></li><li>${texts.moneyBack}</li><li>${texts.warranty}</li></ul>`;
}

/** The company that runs the shop, its seat, and how to reach it: Act CVIII of 2001, section 4. */
function sellerLines({ texts, seller, year }: FooterInput): Html {
  const rights = fillMessage(texts.rights, { year, seller: seller?.name || texts.shopName });
  const email = seller?.email ? html`<a href="mailto:${seller.email}">${seller.email}</a>` : null;
  const reach = email || seller?.phone ? html`<p>${email}${email && seller?.phone ? ' · ' : null}${seller?.phone}</p>` : null;
  return html`<p>${rights}${seller?.address ? `, ${seller.address}` : null}</p>${reach}`;
}

/** Opens the settings of cookies; without scripts it leads to the cookie policy, where the shop has one. */
function cookieSettings({ texts, locale, menu }: FooterInput): Html {
  if (!hasLinkTo(menu.footer, 'cookie-rules')) return html`<button class="shell-text-button" type="button" data-consent>${texts.cookieSettings}</button>`;
  return html`<a ${linkTo(routePath('cookie-rules', locale))} data-consent>${texts.cookieSettings}</a>`;
}

/** The page's footer: the service benefit, links, showrooms (a fragment of the content slice), and the switches again. */
export function footer(input: FooterInput): Html {
  const { texts, showrooms } = input;
  return html`<footer class="shell-footer">${benefits(input)}<div class="shell-footer-columns"><div class="shell-footer-brand"><p class="shell-wordmark">${wordmark()}</p><p>${texts.tagline}</p></div>${columns(input)}${showrooms}</div><div class="shell-footer-end">${withdrawal(input)}<div class="shell-fine">${sellerLines(input)}<p>${texts.pricesNote}</p><p>${cookieSettings(input)}</p></div>${switches(input)}</div></footer>`;
}
