import type { Page } from 'puppeteer-core';

type Data = Readonly<Record<string, unknown>>;

/**
 * Changes what the API answers a page, for states that a running shop cannot be brought into: time that has passed, other
 * settings.
 *
 * @param urlPattern - of the requests, with `*` for any characters
 * @param changesOf - returns the fields of an answer's `data` that differ
 * @returns a function that ends it
 */
export async function changeAnswers(page: Page, urlPattern: string, changesOf: (data: Data) => Data): Promise<() => Promise<void>> {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', async ({ requestId, responseHeaders = [] }) => {
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    const answer = JSON.parse(Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString());
    const changed = JSON.stringify({ data: { ...answer.data, ...changesOf(answer.data) } });
    await session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: Buffer.from(changed).toString('base64') });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
  return () => session.detach();
}
