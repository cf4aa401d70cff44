import type { Page } from 'puppeteer-core';

/** How long pictures may take, in milliseconds: they are drawn at their first request. */
const PICTURES_MS = 120_000;

/** Scrolls a page to its end and back, as a reader does, so that lazy content is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

/**
 * Waits until every picture of a page is loaded and decoded. A lazy picture may be added after the page was scrolled
 * through, such as that of a recently viewed product: the browser loads it only near the window, so it is scrolled to. The
 * scroll position is not restored.
 */
export async function untilPicturesShow(page: Page): Promise<void> {
  const top = await page.evaluate(() => window.scrollY);
  await page.waitForFunction(
    () => {
      const waiting = [...document.images].find((image) => {
        const { left, right, width } = image.getBoundingClientRect();
        // Pictures beside the page, hidden ones and those in a folded part are not loaded.
        return !image.complete && width > 0 && image.checkVisibility() && left < window.innerWidth && right > 0;
      });
      if (waiting?.currentSrc === '') waiting.scrollIntoView({ block: 'center', behavior: 'instant' });
      return !waiting;
    },
    { timeout: PICTURES_MS, polling: 100 },
  );
  await page.evaluate((before) => window.scrollTo({ top: before, behavior: 'instant' }), top);
  // A loaded picture may still have to be decoded; a broken one is not awaited.
  await page.evaluate(() => Promise.allSettled([...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).map((image) => image.decode())).then(() => undefined));
}
