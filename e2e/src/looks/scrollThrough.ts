import type { Page } from 'puppeteer-core';

/** How long pictures may take, in milliseconds: the first time they are asked for, they are drawn. */
const PICTURES_MS = 120_000;

/** Scrolls a page to its end and back, as a reader does, so that what waits for its turn is there. */
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
 * Waits until every picture that a page shows is there and drawn. A lazy picture may be added after the page was scrolled
 * through, such as that of a recently viewed product: the browser loads it only near the window, so it is scrolled to. The
 * page is left as it was scrolled.
 */
export async function untilPicturesShow(page: Page): Promise<void> {
  const top = await page.evaluate(() => window.scrollY);
  await page.waitForFunction(
    () => {
      const waiting = [...document.images].find((image) => {
        const { left, right, width } = image.getBoundingClientRect();
        // What lies beside the page, is not shown, or is in a folded part is not fetched.
        return !image.complete && width > 0 && image.checkVisibility() && left < window.innerWidth && right > 0;
      });
      if (waiting?.currentSrc === '') waiting.scrollIntoView({ block: 'center', behavior: 'instant' });
      return !waiting;
    },
    { timeout: PICTURES_MS, polling: 100 },
  );
  await page.evaluate((before) => window.scrollTo({ top: before, behavior: 'instant' }), top);
  // A picture that is there may still wait to be drawn; one that is broken does not hold up the page.
  await page.evaluate(() => Promise.allSettled([...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).map((image) => image.decode())).then(() => undefined));
}
