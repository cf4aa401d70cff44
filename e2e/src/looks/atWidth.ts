import type { Page } from 'puppeteer-core';

/** The narrowest window that the shop fits into, in CSS pixels: WCAG 2.2, 1.4.10. */
export const NARROWEST = 320;

/** Checks a page in a window of another width, in CSS pixels, and restores the width of the window. */
export async function atWidth<Seen>(page: Page, width: number, look: () => Promise<Seen>): Promise<Seen> {
  const viewport = page.viewport();
  if (!viewport) throw new Error('A visit has a window');
  await page.setViewport({ ...viewport, width });
  const seen = await look();
  await page.setViewport(viewport);
  return seen;
}
