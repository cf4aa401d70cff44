import type { Page } from 'puppeteer-core';

/** Calls the API as another device of the page's visitor would. The page is not notified. */
export async function changeElsewhere(page: Page, method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
  const status = await page.evaluate(async (how, where, text) => {
    const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const response = await fetch(where, { method: how, headers: { 'content-type': 'application/json', accept: 'application/json', 'x-xsrf-token': decodeURIComponent(token) }, body: text });
    // A response that is not read stays a pending request of the page.
    await response.text();
    return response.status;
  }, method, path, JSON.stringify(body));
  if (status >= 400) throw new Error(`${method} ${path} was answered ${status}`);
}
