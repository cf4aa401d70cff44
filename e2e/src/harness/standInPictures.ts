import type { Page } from 'puppeteer-core';

/** A PNG of one colour in the shape of the shop's pictures, 4:5. An SVG would be a document of its own for each picture. */
export const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFAQMAAABYY9+YAAAAA1BMVEXStIxN0HgzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNggAEAAAoAAWeL7ekAAAAASUVORK5CYII=';
const ANSWER = {
  responseCode: 200,
  responseHeaders: [{ name: 'Content-Type', value: 'image/png' }],
  body: PICTURE,
};

/**
 * Answers every picture that a page requests. The shop draws a picture at its first request, which takes longer than the
 * checks of a page.
 */
export async function standInForPictures(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that was left no longer waits for its pictures.
    session.send('Fetch.fulfillRequest', { requestId, ...ANSWER }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/images/*' }] });
}
