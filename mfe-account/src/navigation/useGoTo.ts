import { useBrowser } from '@feszek/kit';

/** Timeout of the client-side navigation, in milliseconds. After it the browser loads the page. */
const TIMEOUT_MS = 15_000;

/** Returns a function that navigates to a page of the shop. */
export function useGoTo(): (href: string) => Promise<void> {
  const browser = useBrowser();
  return async (href) => {
    try {
      await browser().bus.ask('navigation.go', { href }, TIMEOUT_MS);
    } catch {
      // The shell did not answer in time: a full page load still works.
      window.location.assign(href);
    }
  };
}
