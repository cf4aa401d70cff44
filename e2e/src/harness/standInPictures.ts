import type { Page } from 'puppeteer-core';

/** A picture without measures of its own: it takes the place that the page keeps for it, as the real one does. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="tan"/></svg>';
const ANSWER = {
  responseCode: 200,
  responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
  body: Buffer.from(PICTURE).toString('base64'),
};

/**
 * Answers whatever picture a page asks the shop for. The shop draws a picture when it is first asked for; where none
 * has been drawn yet, that would take longer than everything that is looked at.
 */
export async function standInForPictures(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that has gone on no longer waits for its pictures.
    session.send('Fetch.fulfillRequest', { requestId, ...ANSWER }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/images/*' }] });
}
