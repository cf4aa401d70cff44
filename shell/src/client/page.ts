import { fillMessage, routePath } from '@feszek/contract';
import type { Currency, Locale, PageHead } from '@feszek/contract';
import type { ClientTexts } from '../locales/client/index.ts';
import { freeDeliveryText } from '../locales/serviceBenefits.ts';
import type { NavigateOptions } from './router/Router.ts';
import type { ShopLocation } from './router/location.ts';
import { scrollToPart } from './scrollToPart.ts';

function setLink(rel: string, href: string | undefined): void {
  const existing = document.head.querySelector(`link[rel="${rel}"]`);
  if (!href) return existing?.remove();
  const link = existing ?? document.head.appendChild(document.createElement('link'));
  link.setAttribute('rel', rel);
  link.setAttribute('href', new URL(href, window.location.origin).href);
}

function setMeta(name: string, content: string | undefined): void {
  const existing = document.head.querySelector(`meta[name="${name}"]`);
  if (!content) return existing?.remove();
  const meta = existing ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
}

function writeAlternates(alternates: NonNullable<PageHead['alternates']>): void {
  for (const link of document.head.querySelectorAll('link[rel="alternate"][hreflang]')) link.remove();
  const addresses = [...Object.entries(alternates), ...(alternates.hu ? [['x-default', alternates.hu] as const] : [])];
  for (const [hreflang, href] of addresses) {
    const link = document.createElement('link');
    link.setAttribute('rel', 'alternate');
    link.setAttribute('hreflang', hreflang);
    link.setAttribute('href', new URL(href, window.location.origin).href);
    document.head.append(link);
  }
}

/** Writes the head of the current page, and links the language switch to the same page. */
export function writeHead(head: PageHead, texts: ClientTexts, locale: Locale): void {
  document.title = head.title ? `${head.title} – ${texts.shopName}` : texts.shopName;
  setLink('canonical', head.canonical);
  setMeta('description', head.description);
  setMeta('robots', head.robots);
  writeAlternates(head.alternates ?? {});
  const other = locale === 'hu' ? 'en' : 'hu';
  const otherHref = head.alternates?.[other] ?? routePath('index', other);
  for (const link of document.querySelectorAll('[data-language]')) link.setAttribute('href', otherHref);
}

/** The head of a page that shows a message instead of a screen: the message's heading is the title. */
export function messageHead(): PageHead {
  return { title: document.querySelector('#main h1')?.textContent ?? '', robots: 'noindex' };
}

/** Lets a preference form return to the current page. */
export function writeReturnTo(href: string): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-switches] [name="return_to"]')) field.value = href;
}

/** Writes the service benefit of header and footer in the chosen currency. */
export function writeFreeDelivery(texts: ClientTexts, currency: Currency): void {
  const text = freeDeliveryText(texts, currency);
  for (const element of document.querySelectorAll('[data-free-delivery]')) {
    if (element.textContent !== text) element.textContent = text;
  }
}

/** Marks the links of the layout that lead to the current page, as the server does. */
export function markCurrentLinks(pathname: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.shell-header a[href], .shell-footer a[href]')) {
    if (link.getAttribute('href') === pathname) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** The limit of every button with a count: larger numbers do not fit beside the icon. */
const MOST_SHOWN = 999;

/** Writes the number of favourites beside the header's icon and into its accessible name. */
export function countFavourites(count: number, { favourites, favouritesCount }: Pick<ClientTexts, 'favourites' | 'favouritesCount'>): void {
  for (const link of document.querySelectorAll('[data-favourites]')) {
    link.setAttribute('aria-label', count > 0 ? fillMessage(favouritesCount, { count }) : favourites);
    link.querySelector('.shell-count')?.remove();
    if (count === 0) continue;
    const badge = link.appendChild(document.createElement('span'));
    badge.className = 'shell-count';
    badge.setAttribute('aria-hidden', 'true');
    badge.textContent = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  }
}

/** Announces the current page to screen readers. */
export function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}

/** Moves scroll position and focus to the beginning of the new page; a change of the same screen leaves both. */
export function moveToStart({ hash }: ShopLocation, { history, scrollY, isInPlace }: NavigateOptions): void {
  if (isInPlace) return;
  if (scrollToPart(hash)) return;
  window.scrollTo({ top: scrollY ?? 0, behavior: 'instant' });
  if (history === 'none') return;
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
