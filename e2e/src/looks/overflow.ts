import type { Page } from 'puppeteer-core';

/** By how many CSS pixels the page, or what has opened above it, can be scrolled sideways. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(...[...document.querySelectorAll('html, dialog[open]')].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)));
}
