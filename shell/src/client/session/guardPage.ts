import { signInPath } from '@feszek/contract';
import type { Bus, Locale, RouteTable, User } from '@feszek/contract';
import type { ClientTexts } from '../../locales/client/index.ts';

/** A form that contains values that have not been sent. The shared forms set it. */
const UNSAVED = '#primary form[data-unsaved]';

export interface GuardParts {
  readonly bus: Bus;
  readonly locale: Locale;
  /** The routes of the page's plan. */
  readonly routes: RouteTable;
  readonly texts: Pick<ClientTexts, 'signedOut'>;
  /** Drops pages that were loaded in advance: they belong to the user before. */
  readonly forgetPages: () => void;
  /** Shows another page in place of this one. */
  readonly replacePage: (href: string) => void;
  /** Loads the document again. */
  readonly reload: () => void;
}

/**
 * Protects the page that is open when the user changes: by a sign-in or sign-out in any tab, or because the session has
 * ended.
 *
 * - Without a user, a page for signed-in users is replaced by the sign-in page, which returns to it. A page with an unsaved
 *   form stays, so that nothing typed is lost. During a navigation the next page decides.
 * - With another user, it is loaded again: the data of one user must not be saved to the account of another.
 * - Pages for everyone stay.
 */
export function guardPage({ bus, locale, routes, texts, forgetPages, replacePage, reload }: GuardParts): void {
  let last: User | undefined;
  let isNavigating = false;
  const isProtectedPage = () => routes.match(window.location.pathname)?.route.auth === 'user';

  function leaveOrStay(): void {
    if (isNavigating) return;
    if (document.querySelector(UNSAVED)) return bus.emit('notice.shown', { kind: 'info', text: texts.signedOut });
    const { pathname, search, hash } = window.location;
    replacePage(signInPath(locale, pathname + search + hash));
  }

  bus.watch('visitor.user', (user) => {
    forgetPages();
    const isOther = user !== null && last !== undefined && last.id !== user.id;
    last = user ?? last;
    if (!isProtectedPage()) return;
    if (user === null) leaveOrStay();
    else if (isOther) reload();
  });
  bus.on('navigation.started', () => { isNavigating = true; });
  bus.on('navigation.finished', () => {
    isNavigating = false;
    if (bus.get('visitor.user') === null && isProtectedPage()) leaveOrStay();
  });
}
