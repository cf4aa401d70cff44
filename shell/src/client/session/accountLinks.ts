import { fillMessage, routePath, signInPath } from '@feszek/contract';
import type { Bus, Locale, PageLocation, User } from '@feszek/contract';
import type { ClientTexts } from '../../locales/client/index.ts';
import { markCurrentLinks } from '../page.ts';

type LinkTexts = Pick<ClientTexts, 'signIn' | 'signedInAs'>;

/** The sign-in page, which returns to the current page with its fragment, unless that is the front page or a page of the sign-in itself. */
function signInHref(locale: Locale, { pathname, search, routeName }: PageLocation): string {
  const { hash } = window.location;
  const isPlain = (routeName === 'index' && hash === '') || routeName?.startsWith('auth-');
  return isPlain ? routePath('auth-login', locale) : signInPath(locale, pathname + search + hash);
}

/**
 * Writes only what changes: a new text node makes the browser evaluate the styles of the whole page again.
 *
 * @param labelOf - the label of a link; its own text for guests is that of a menu, and empty for the header's links
 */
function writeLinks(href: string, labelOf: (ownText: string) => string): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-user]')) {
    link.setAttribute('href', href);
    const label = labelOf(link.dataset['user'] ?? '');
    const text = link.querySelector('span');
    if (text && text.textContent !== label) text.textContent = label;
    if (!text) link.setAttribute('aria-label', label);
  }
}

export interface AccountLinksParts {
  readonly bus: Bus;
  readonly locale: Locale;
  readonly texts: LinkTexts;
}

/**
 * Keeps the account links of header, menu and footer current: they lead a signed-in user to the account, and everyone else to the
 * sign-in page. The server writes the same links for all visitors, so that the page can be shared.
 */
export function followUserInLinks({ bus, locale, texts }: AccountLinksParts): void {
  function update(user: User | null | undefined, location: PageLocation | undefined): void {
    if (!location) return;
    if (user) writeLinks(routePath('account', locale), () => fillMessage(texts.signedInAs, { name: user.name }));
    else writeLinks(signInHref(locale, location), (ownText) => ownText || texts.signIn);
    markCurrentLinks(location.pathname);
  }
  bus.watch('shop.location', (location) => update(bus.get('visitor.user'), location));
  bus.watch('visitor.user', (user) => update(user, bus.get('shop.location')));
  window.addEventListener('hashchange', () => update(bus.get('visitor.user'), bus.get('shop.location')));
}
