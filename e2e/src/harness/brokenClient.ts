import { hashOf } from '@feszek/release';
import type { Page } from 'puppeteer-core';

const BROKEN = Buffer.from('throw new Error("The main script is broken");');
const MAIN_HASH = /(\/assets\/[^/"# ]+\/main\.js#)sha384-[\w+/=]+/g;
/** The document is sent without compression, and complete. */
const TRANSFER_HEADERS: ReadonlySet<string> = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']);

/** Gives a tab a main script that throws at its start. Its documents have the hash of this script, as those of a release would. */
export async function breakMainScript(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId, resourceType, request }) => {
    const answer = async () => {
      if (resourceType !== 'Document') return { responseCode: 200, responseHeaders: [{ name: 'content-type', value: 'text/javascript' }], body: BROKEN.toString('base64') };
      const document = await fetch(request.url, { headers: request.headers });
      const html = (await document.text()).replaceAll(MAIN_HASH, `$1${hashOf(BROKEN)}`);
      const responseHeaders = [...document.headers].filter(([name]) => !TRANSFER_HEADERS.has(name)).map(([name, value]) => ({ name, value }));
      return { responseCode: document.status, responseHeaders, body: Buffer.from(html).toString('base64') };
    };
    void answer().then((parts) => session.send('Fetch.fulfillRequest', { requestId, ...parts }));
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/*/main.js' }, { resourceType: 'Document' }] });
}
