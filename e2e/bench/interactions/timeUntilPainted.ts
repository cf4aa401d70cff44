import type { Page } from 'puppeteer-core';

/**
 * Runs in the page. Looks at each frame from the next event on, and resolves after the first one that is painted with another state.
 *
 * @param state - what the visitor waits for, as a text; empty while it is missing
 */
function timeInPage(type: string, state: () => string): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(type, ({ timeStamp }) => {
      const before = state();
      const look = () => {
        const now = state();
        // The frame is painted before the task that follows it.
        if (now !== '' && now !== before) setTimeout(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  });
}

/**
 * The time from a visitor's input until its effect is painted, in milliseconds.
 *
 * @param type - of the event by which the time begins
 * @param state - runs in the page and depends on nothing outside of it: see `timeInPage`
 * @param act - causes the event
 */
export async function timeUntilPainted(page: Page, type: 'click' | 'keydown', state: () => string, act: () => Promise<unknown>): Promise<number> {
  // The listener is in the page before the event.
  await page.evaluate(`void (globalThis.feszekTime = (${timeInPage.toString()})(${JSON.stringify(type)}, ${state.toString()}))`);
  await act();
  const time: unknown = await page.evaluate('globalThis.feszekTime');
  if (typeof time !== 'number') throw new TypeError(`The page measured ${String(time)}`);
  return time;
}
