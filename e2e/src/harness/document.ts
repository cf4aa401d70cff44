import type { Page } from 'puppeteer-core';

/** Marks the document that is shown, so that a document load is noticed. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-journey', ''));
}

/** Whether the document that is shown is still the marked one. */
export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-journey'));
}
