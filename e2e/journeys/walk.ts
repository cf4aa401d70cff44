import type { Browser } from 'puppeteer-core';
import type { Journey } from './Journey.ts';
import { Visitor } from './Visitor.ts';
import { WORDS } from './words.ts';
import type { Language } from './words.ts';

const DEVICES = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844, hasTouch: true, isMobile: true },
} as const;

/**
 * Walks a journey with a browser profile of its own.
 *
 * @param shop - its address
 * @param entrance - an address that is opened first, such as the link to a preview
 */
export async function walk({ visitor: { device = 'desktop', hasScripts = true } = {}, run }: Journey, browser: Browser, shop: string, language: Language, entrance?: string): Promise<void> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(DEVICES[device]);
    await page.setJavaScriptEnabled(hasScripts);
    if (entrance !== undefined) await page.goto(entrance, { waitUntil: 'domcontentloaded', timeout: 0 });
    await run(new Visitor(page, shop), WORDS[language], language);
  } finally {
    await context.close();
  }
}
