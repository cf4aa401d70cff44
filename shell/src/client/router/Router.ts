import { addQuery, isPrerendered } from '@feszek/contract';
import type { Bus, Currency, FragmentRequest, Locale, PageLocation, RouteRule, RouteTable, VatMode } from '@feszek/contract';
import type { PreparedFragment } from '@feszek/kit';
import type { Remotes } from '../remotes.ts';
import type { PrimarySlot } from '../slots/PrimarySlot.ts';
import { addLoadedFonts } from '../loadFonts.ts';
import { nextPaint } from '../nextPaint.ts';
import { isReadingCopies } from '../offline/isReadingCopies.ts';
import { isChunkLoadError, mayReload } from './reloadGuard.ts';
import { shopLocation } from './location.ts';
import type { ShopLocation } from './location.ts';
import type { loadPayload } from './loadPayload.ts';
import type { PageTransitions } from './PageTransitions.ts';
import { Preloads } from './preloads.ts';
import type { RouteRules } from './RouteRules.ts';

export interface NavigateOptions {
  /** `push` for a link, `replace` if Back must not lead to the page that is left, `none` for Back and Forward. */
  readonly history: 'push' | 'replace' | 'none';
  /** The scroll position to restore on Back and Forward, in pixels. */
  readonly scrollY?: number;
  /** Another choice on the same screen: focus and scroll position stay. If it cannot be loaded, the page stays unchanged. */
  readonly isInPlace?: boolean;
}

export interface RouterParts {
  readonly bus: Bus;
  readonly primary: PrimarySlot;
  readonly transitions: PageTransitions;
  /** The routes of the page's plan. */
  readonly routes: RouteTable;
  readonly rules: Pick<RouteRules, 'find' | 'preload'>;
  readonly choices: () => { locale: Locale; currency: Currency; vatMode: VatMode };
  readonly loadPayload: typeof loadPayload;
  /** The slice on this page, which may have failed to load. */
  readonly remotes: Pick<Remotes, 'versionOf' | 'phaseOf'>;
  /** Whether a newer build is live, so that the next page is loaded as a document. */
  readonly isOutdated: () => boolean;
  /** Whether a page needs a content policy of its own, so that it is loaded as a document. */
  readonly needsDocument: (location: ShopLocation) => boolean;
  /** Called once the new page is shown: head, focus, scroll position, announcement. */
  readonly onShown: (prepared: PreparedFragment | undefined, location: ShopLocation, options: NavigateOptions) => void;
}

/** The most consecutive redirects that are followed; more count as a loop. */
const MAX_REDIRECTS = 5;

/** Loads code, styles and data of the next page first and switches then. The latest navigation wins. */
export class Router {
  readonly #parts: RouterParts;
  readonly #preloads: Preloads;
  #running: AbortController | undefined;
  /** The target of the navigation in progress. */
  #target: string | undefined;
  /** The current history entry, if the router created it. */
  #entry: unknown = entryOf(window.history.state);
  /** The scroll positions of such entries, in pixels. */
  readonly #places = new Map<unknown, number>();

  constructor(parts: RouterParts) {
    this.#parts = parts;
    this.#preloads = new Preloads((href) => this.#prepare(href));
  }

  /** Whether an address belongs to this shop in the page's language, so that the router shows it. */
  isOwn(href: string): boolean {
    return this.#locate(href) !== undefined;
  }

  /** Preloads a page, unless it is the current one, or needs a user while no one is signed in. */
  preload(href: string): void {
    const location = this.#locate(href);
    if (!location?.match || this.#parts.needsDocument(location) || this.isShown(location) || location.href === this.#target) return;
    if (location.match.route.auth === 'user' && !this.#parts.bus.get('visitor.user')) return;
    this.#parts.rules.preload(location);
    this.#preloads.start(location.href);
  }

  /** Drops preloaded pages, such as those of a user who has signed out. */
  forgetPreloads(): void {
    this.#preloads.clear();
  }

  /**
   * Navigates to an address of the shop. An address that is not a page of the shop in this language is loaded as a document.
   *
   * @returns whether the page was shown; false if a later navigation overtook this one, or the document is left
   * @throws the cause of a failed navigation in place: the previous page is still shown
   */
  async navigate(href: string, options: NavigateOptions): Promise<boolean> {
    return this.#follow(href, options, 0);
  }

  async #follow(href: string, options: NavigateOptions, redirects: number): Promise<boolean> {
    const location = this.#locate(href);
    if (!location || this.#needsNewBuild() || this.#parts.needsDocument(location)) {
      window.location.assign(href);
      return false;
    }
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    this.#target = location.href;
    this.#parts.bus.emit('navigation.started', { href: location.href });
    const ruled = options.isInPlace ? null : this.#parts.rules.find(location);
    const preparing = this.#prepareOrExplain(location, running.signal, options);
    // The chosen control is painted first. A transition begins with a paint.
    const painted = options.isInPlace || this.#parts.transitions.areOff ? nextPaint() : undefined;
    const rule = await ruled;
    if (running.signal.aborted) return false;
    if (rule) return this.#obey(rule, location, options, redirects);
    const prepared = await preparing;
    await painted;
    if (prepared === 'left' || running.signal.aborted) return false;
    if (prepared?.location && redirects < MAX_REDIRECTS) return this.#follow(withFragment(prepared.location, location), redirected(options), redirects + 1);
    if (prepared?.location) this.#parts.primary.hold(location.href, 'sliceDown');
    await this.#show(prepared?.location ? undefined : prepared, location, options);
    return true;
  }

  /** Follows the rule of an address: a redirect inside of the shop or out of it, or the message that the page was removed. */
  async #obey({ status, target }: RouteRule, location: ShopLocation, options: NavigateOptions, redirects: number): Promise<boolean> {
    if (status === 410 || target === null || redirects >= MAX_REDIRECTS) {
      this.#running?.abort();
      this.#parts.primary.hold(location.href, status === 410 ? 'gone' : 'sliceDown');
      await this.#show(undefined, location, options);
      return true;
    }
    if (target.startsWith('/')) return this.#follow(withFragment(addQuery(target, location.search.slice(1)), location), redirected(options), redirects + 1);
    if (options.history === 'push') window.location.assign(target);
    else window.location.replace(target);
    return false;
  }

  /** Whether an address is an anchor of the current page: only what follows `#` differs. */
  isShown({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
    const shown = this.#parts.bus.get('shop.location');
    return shown?.pathname === pathname && shown.search === search;
  }

  /** Changes the address of the current page, which shows more than before. Nothing is loaded. */
  rename(href: string): void {
    const location = this.#locate(href);
    const shown = this.#parts.bus.get('shop.location');
    // A navigation in progress is not changed.
    if (!location || !shown || this.#target !== undefined || shown.pathname !== location.pathname) return;
    window.history.replaceState(window.history.state, '', location.href);
    this.#parts.bus.set('shop.location', { ...shown, search: location.search });
  }

  /** Shows the entry that Back or Forward has reached, at its scroll position. */
  async turn(): Promise<void> {
    // The entry that is being left cannot be written any more: the history is at the other one already.
    this.#places.set(this.#entry, window.scrollY);
    const { state } = window.history;
    const entry = entryOf(state);
    const stored = typeof state?.scrollY === 'number' ? state.scrollY : 0;
    await this.navigate(window.location.href, { history: 'none', scrollY: (entry === undefined ? undefined : this.#places.get(entry)) ?? stored });
  }

  /** Loads the current page again, with the current choices. */
  async refresh(): Promise<void> {
    this.#preloads.clear();
    await this.navigate(currentHref(), { history: 'none', scrollY: window.scrollY });
  }

  /**
   * Loads a page that failed again, unless a navigation is in progress. As long as it fails, its message, the focus
   * and the scroll position stay.
   *
   * @returns whether the page is shown now
   */
  async heal(): Promise<boolean> {
    if (this.#target !== undefined) return false;
    this.#preloads.clear();
    // The failure has been reported on the bus.
    return this.navigate(currentHref(), { history: 'none', isInPlace: true }).catch(() => false);
  }

  /** Whether a newer build is live and no document was loaded for one in the last ten seconds. */
  #needsNewBuild(): boolean {
    return this.#parts.isOutdated() && mayReload(sessionStorage, Date.now());
  }

  #locate(href: string): ShopLocation | undefined {
    return shopLocation(href, this.#parts.choices().locale, this.#parts.routes);
  }

  #prepare(href: string, signal?: AbortSignal): Promise<PreparedFragment> {
    const location = this.#locate(href);
    if (!location?.match) throw new RangeError(`${href} is not a page of the shop`);
    const { route, params } = location.match;
    const { locale, currency, vatMode } = this.#parts.choices();
    const request: FragmentRequest = { fragment: route.screen, locale, currency, vatMode, pathname: location.pathname, search: location.search, params };
    const payload = isPrerendered(location.match, location.search) ? this.#parts.loadPayload(route.slice, request, signal) : undefined;
    return this.#parts.primary.prepare(route.slice, request, signal, payload);
  }

  /** `undefined`: only a message can be shown, which the primary slot contains. */
  async #prepareOrExplain(location: ShopLocation, signal: AbortSignal, { isInPlace }: NavigateOptions): Promise<PreparedFragment | 'left' | undefined> {
    const { primary, bus, remotes } = this.#parts;
    if (!location.match || !primary.hasScreen(location.match.route)) return undefined;
    try {
      const prepared = await (this.#preloads.take(location.href) ?? this.#prepare(location.href, signal));
      return prepared.status === 404 ? undefined : prepared;
    } catch (error) {
      if (signal.aborted) return 'left';
      if (!isInPlace && isReadingCopies()) {
        window.location.assign(location.href);
        return 'left';
      }
      const { slice } = location.match.route;
      bus.emit('error.reported', { slice, version: remotes.versionOf(slice), phase: remotes.phaseOf(slice, error), error });
      if (isChunkLoadError(error) && navigator.onLine && mayReload(sessionStorage, Date.now())) {
        window.location.assign(location.href);
        return 'left';
      }
      if (isInPlace) {
        this.#stay();
        throw error;
      }
      primary.hold(location.href, 'sliceDown');
      return undefined;
    }
  }

  /** Ends a failed navigation; the current page remains. */
  #stay(): void {
    const { bus } = this.#parts;
    const shown = bus.get('shop.location');
    this.#target = undefined;
    if (shown) bus.emit('navigation.finished', shown);
  }

  async #show(prepared: PreparedFragment | undefined, location: ShopLocation, options: NavigateOptions): Promise<void> {
    const { primary, transitions, bus, onShown } = this.#parts;
    const update = async () => {
      this.#enter(location.href, options);
      if (!options.isInPlace) addLoadedFonts();
      const isRestored = options.history === 'none';
      if (prepared && location.match) await primary.show(location.match.route.slice, isRestored ? { ...prepared, isInOneStep: true } : prepared);
      else await primary.showMessage(location);
    };
    // A transition paints both states again: another choice on the same screen appears sooner without.
    await (options.isInPlace ? update() : transitions.run(update));
    const page: PageLocation = { pathname: location.pathname, search: location.search, routeName: location.match?.route.name ?? null };
    this.#target = undefined;
    bus.set('shop.location', page);
    onShown(prepared, location, options);
    bus.emit('navigation.finished', page);
  }

  #enter(href: string, { history }: NavigateOptions): void {
    if (history === 'push') {
      this.#places.set(this.#entry, window.scrollY);
      rememberScroll();
      window.history.pushState({ entry: Math.random() }, '', href);
    }
    if (history === 'replace') window.history.replaceState({ entry: this.#entry }, '', href);
    this.#entry = entryOf(window.history.state);
  }
}

/** The target of a redirect. Without a fragment of its own it inherits that of the redirected address (RFC 9110, section 10.2.2). */
function withFragment(target: string, { hash }: ShopLocation): string {
  return target.includes('#') ? target : target + hash;
}

/** Options for the target of a redirect: it replaces an existing history entry. */
function redirected(options: NavigateOptions): NavigateOptions {
  return { ...options, history: options.history === 'push' ? 'push' : 'replace' };
}

/** Marks the history entries that the router created. */
function entryOf(state: { readonly entry?: unknown } | null): unknown {
  return state?.entry;
}

/** The current address, without its origin. */
export function currentHref(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** Stores the scroll position with the history entry of the page that is left. */
export function rememberScroll(): void {
  window.history.replaceState({ ...window.history.state, scrollY: window.scrollY }, '');
}
