import { errorMessage } from '@feszek/contract';
import type { ErrorCode, Locale } from '@feszek/contract';
import type { Page } from 'puppeteer-core';

/**
 * Answers a page's requests to the API with an error, for states that a running shop cannot be brought into: a link that has
 * expired, an API that is away. It lasts as long as the page's tab.
 *
 * @param urlPattern - of the requests, with `*` for any characters
 */
export async function answerWithError(page: Page, urlPattern: string, { status, code, locale }: { readonly status: number; readonly code: ErrorCode; readonly locale: Locale }): Promise<void> {
  const session = await page.createCDPSession();
  const body = Buffer.from(JSON.stringify({ error: { code, message: errorMessage(code, locale) } })).toString('base64');
  session.on('Fetch.requestPaused', ({ requestId }) => session.send('Fetch.fulfillRequest', { requestId, responseCode: status, responseHeaders: [{ name: 'Content-Type', value: 'application/json' }], body }));
  await session.send('Fetch.enable', { patterns: [{ urlPattern }] });
}
