import { describe, expect, it } from '@jest/globals';
import { routePath, WEB_VITALS_PATH } from '@feszek/contract';
import { composedShop } from './harness/composedShop.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

/** The code that measures, and its reports, that a page requests from now on. */
function watchVitals({ page }: Visit) {
  const requests: string[] = [];
  const statuses: number[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('/statistics.js')) requests.push('code');
    if (pathname !== WEB_VITALS_PATH) return;
    requests.push('report');
    statuses.push(response.status());
  });
  return { requests, statuses };
}

async function followLink(visit: Visit): Promise<void> {
  const href = routePath('all-products', 'en');
  await visit.page.$eval(`a[href="${href}"]`, (link) => link.click());
  await soon(() => expect(visit.path()).toBe(href));
}

describe('the speed of pages', () => {
  it('is measured and reported once, after the visitor has agreed to statistics', async () => {
    const visit = await shop.visit({ isUndecided: true });
    const vitals = watchVitals(visit);
    await visit.go('/en');
    expect(vitals.requests).toEqual([]);
    await visit.press('button', 'Accept all');
    await soon(() => expect(vitals.requests).toEqual(['code']));
    await followLink(visit);
    await soon(() => expect(vitals).toEqual({ requests: ['code', 'report'], statuses: [204] }));
  });

  it('is not measured without that consent, and not reported after it is withdrawn', async () => {
    const refusing = await shop.visit();
    const none = watchVitals(refusing);
    await refusing.go('/en');
    await followLink(refusing);
    await refusing.waitUntilIdle();
    expect(none.requests).toEqual([]);

    const visit = await shop.visit({ isUndecided: true });
    const vitals = watchVitals(visit);
    await visit.go(routePath('cookie-rules', 'en'));
    await visit.press('button', 'Accept all');
    await soon(() => expect(vitals.requests).toEqual(['code']));
    await visit.press('button', 'Only necessary', '#main form');
    await visit.waitUntilIdle();
    await visit.go('/en');
    expect(vitals.requests).toEqual(['code']);
  });
});
