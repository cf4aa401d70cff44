import type { Bus } from '@feszek/contract';

/** The catalogue's search overlay. It is loaded on demand. */
const OVERLAY = 'catalog/search-overlay';
/** How long the overlay may take to open, in milliseconds; after that the search page is opened. */
const OPEN_TIMEOUT_MS = 4000;
/** A pointer that rests this long on the button counts as intent, in milliseconds. */
const INTENT_MS = 60;

export interface SearchParts {
  readonly bus: Bus;
  /** Loads the overlay's slice; rejects if it is unavailable. */
  readonly load: () => Promise<unknown>;
  readonly mount: (name: string, element: HTMLElement) => void;
  /** Navigates to a page of the shop. */
  readonly go: (href: string) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/** Whether an element takes text, so that keys pressed in it are input. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** The header's search link, which opens the overlay instead of the search page. */
class SearchButton {
  readonly #link: HTMLAnchorElement;
  readonly #parts: SearchParts;
  #mounted: Promise<void> | undefined;

  constructor(link: HTMLAnchorElement, parts: SearchParts) {
    this.#link = link;
    this.#parts = parts;
  }

  /** Mounts the overlay on the page. A failed attempt is repeated the next time. */
  async #prepare(): Promise<void> {
    this.#mounted ??= this.#parts.load().then(() => {
      this.#parts.mount(OVERLAY, document.body.appendChild(document.createElement('div')));
    });
    try {
      await this.#mounted;
    } catch (error) {
      this.#mounted = undefined;
      throw error;
    }
  }

  preload(): void {
    this.#prepare().catch(this.#parts.onError);
  }

  /** Opens the overlay. If it does not open, the search page is shown, or its error message. */
  async open(): Promise<void> {
    if (this.#link.ariaBusy) return;
    this.#link.ariaBusy = 'true';
    try {
      await this.#prepare();
      await this.#parts.bus.ask('search.open', {}, OPEN_TIMEOUT_MS);
    } catch (error) {
      this.#parts.onError(error);
      await this.#parts.go(this.#link.href);
    } finally {
      this.#link.ariaBusy = null;
    }
  }
}

/**
 * Makes the header's search link open the catalogue's overlay, on a click and on Ctrl+K (⌘K). There is no single-key
 * shortcut: speech input triggers it by accident (WCAG 2.1.4).
 */
export function initSearch(parts: SearchParts): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-search]');
  if (!link) return;
  const button = new SearchButton(link, parts);
  let intent: number | undefined;

  link.ariaHasPopup = 'dialog';
  link.setAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  const keys = link.querySelector('kbd');
  if (keys) keys.textContent = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

  link.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void button.open();
  });
  link.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') intent = window.setTimeout(() => button.preload(), INTENT_MS);
  });
  link.addEventListener('pointerleave', () => window.clearTimeout(intent));
  link.addEventListener('touchstart', () => button.preload(), { passive: true });
  link.addEventListener('focus', () => button.preload());
  document.addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    // An open dialog, such as the cart's drawer, handles its own keys.
    if (!isShortcut || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void button.open();
  });
}
