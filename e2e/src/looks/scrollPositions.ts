import type { Page } from 'puppeteer-core';

/** The number of scroll positions at which a screen is checked, the first and the last one included. */
const POSITIONS = 6;

/**
 * Scrolls the page, or the content of an open dialog, from its start to its end, checks every
 * position, and restores the scroll position.
 *
 * @param look - runs in Node at each position, once two frames have been drawn there
 * @returns the findings of `look`, each line once
 */
export async function atEveryPosition(page: Page, look: () => Promise<readonly string[]>): Promise<string[]> {
  const scroller = await page.evaluateHandle(() => {
    const modals = [...document.querySelectorAll('dialog:modal')];
    const scrollable = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1;
    const within = modals.at(-1);
    return (within && [within, ...within.querySelectorAll('*')].find(scrollable)) ?? document.documentElement;
  });
  const { start, range } = await scroller.evaluate((element) => ({ start: element.scrollTop, range: element.scrollHeight - element.clientHeight }));
  const scrollTo = (top: number) => scroller.evaluate(async (element, to) => {
    element.scrollTo({ top: to, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Elements that appear or disappear while scrolling may fade.
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }, top);

  const steps = range > 1 ? POSITIONS - 1 : 0;
  const found = new Set<string>();
  for (let step = 0; step <= steps; step += 1) {
    await scrollTo(steps === 0 ? start : Math.round((range * step) / steps));
    for (const line of await look()) found.add(line);
  }
  await scrollTo(start);
  await scroller.dispose();
  return [...found];
}
