import type { WhenUsed } from '../firstUse.ts';

export interface CopiesStart {
  readonly whenUsed: WhenUsed;
  /** Loads the code that registers the service worker, and runs it. */
  readonly load: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

interface ConnectionInformation {
  readonly saveData?: boolean;
}

function connectionOf(browser: Navigator & { readonly connection?: ConnectionInformation }): ConnectionInformation {
  return browser.connection ?? {};
}

function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
}

/**
 * Starts the copies for reading offline: after the page has loaded and when the visitor uses it, so that the first
 * page loads nothing for them. A visitor whose browser saves data gets none.
 */
export function startCopies({ whenUsed, load, onError }: CopiesStart): void {
  if (!('serviceWorker' in navigator) || connectionOf(navigator).saveData) return;
  whenUsed(() => whenLoaded(() => void load().catch(onError)));
}
