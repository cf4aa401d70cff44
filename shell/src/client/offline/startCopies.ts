import { onFirstIntent } from '../firstIntent.ts';

export interface CopiesStart {
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
 * Starts the copies for reading offline: after the page has loaded and at the visitor's first interaction, so that the first
 * page loads nothing for them. A visitor whose browser saves data gets none.
 */
export function startCopies({ load, onError }: CopiesStart): void {
  if (!('serviceWorker' in navigator) || connectionOf(navigator).saveData) return;
  onFirstIntent(() => whenLoaded(() => void load().catch(onError)));
}
