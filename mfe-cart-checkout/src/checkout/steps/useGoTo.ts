import { useBrowser } from '@feszek/kit';

/** How long the shell may take to show the next page, in milliseconds, before the browser goes there by itself. */
const TIMEOUT_MS = 15_000;

/** Gives a function that goes to a page of the shop. */
export function useGoTo(): (href: string, options?: { readonly replace?: boolean }) => Promise<void> {
  const browser = useBrowser();
  return async (href, options = {}) => {
    try {
      await browser().bus.ask('navigation.go', { href, ...options }, TIMEOUT_MS);
    } catch {
      // Nobody answered in time: the address itself still works.
      window.location.assign(href);
    }
  };
}
