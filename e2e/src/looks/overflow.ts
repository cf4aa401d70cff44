import type { Page } from 'puppeteer-core';

/** By how many CSS pixels the page, or a dialog above it, can be scrolled sideways. The page must be idle. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(...[...document.querySelectorAll('html, dialog[open]')].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)));
}
