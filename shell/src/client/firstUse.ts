import type { Bus } from '@feszek/contract';
import { whenPainted } from '@feszek/kit';
import { onFirstIntent } from './firstIntent.ts';

/** An interaction with a link is followed by its navigation within this time, in milliseconds. */
const NAVIGATION_MS = 500;
/** The longest that the page that was navigated to delays the rest, in milliseconds from its first paint. */
const PAINT_MS = 500;

/** Calls back when the visitor uses the page: at once if they have before. */
export type WhenUsed = (callback: () => void) => void;

/** Whether an interaction is with a link to another page, not with one that opens something on this page. */
function isOnLink({ target }: Event): boolean {
  return target instanceof Element && target.closest('a[href]:not([aria-haspopup])') !== null;
}

/** Resolves when the page is painted that the visitor navigates to now, or when no navigation begins. */
function afterNavigation(bus: Bus): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      offs.forEach((off) => off());
      whenPainted(resolve, PAINT_MS);
    };
    const timer = window.setTimeout(end, NAVIGATION_MS);
    const offs = [bus.on('navigation.started', () => window.clearTimeout(timer)), bus.on('navigation.finished', end)];
  });
}

/**
 * Watches for the visitor's first use of the page, which loads what a page that is only looked at does not need. It is the
 * first interaction; if this is with a link, the page that it leads to comes first.
 */
export function watchFirstUse(bus: Bus): WhenUsed {
  const used = new Promise<void>((resolve) => {
    onFirstIntent((sign) => resolve(sign && isOnLink(sign) ? afterNavigation(bus) : undefined));
  });
  return (callback) => void used.then(callback);
}
