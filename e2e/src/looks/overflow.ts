import type { Page } from 'puppeteer-core';

/** What has just been given another width may need a moment to lie still, in milliseconds. */
const STILL_AFTER_MS = 3000;

/** By how many CSS pixels the page, or what has opened above it, can be scrolled sideways once it lies still. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(async (patience) => {
    const measure = () => Math.max(...[...document.querySelectorAll('html, dialog[open]')].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    const end = performance.now() + patience;
    while (measure() > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
    return measure();
  }, STILL_AFTER_MS);
}
