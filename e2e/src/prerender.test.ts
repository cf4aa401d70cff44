import { describe, expect, it } from '@jest/globals';
import { arrive } from './buying/checkout.ts';
import { composedShop } from './harness/composedShop.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();

async function payloadOf(path: string): Promise<unknown> {
  return soon(async () => {
    const response = await fetch(`${shop.url}${path}/_payload.json`);
    if (response.status !== 200) throw new Error(`${path} has no payload yet`);
    return response.json();
  });
}

describe('a prerendered page', () => {
  it.each([['/hu', 'catalog'], ['/en/carrier', 'content'], ['/hu/adatvedelem', 'content']])('has a payload before its first visitor: %s', async (path, slice) => {
    expect(await payloadOf(path)).toMatchObject({ slice, currency: 'HUF', vatMode: 'net', data: expect.any(Object) });
  });

  it('is shown inside an open page from its payload, without a call of the API for its data', async () => {
    await payloadOf('/hu/karrier');
    const visit = await shop.visit();
    await visit.go('/hu/gyakran-ismetelt-kerdesek');
    const requested: string[] = [];
    visit.page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await visit.press('link', 'Karrier', '.shell-footer');
    await arrive(visit, 'Karrier');
    expect(requested).toContain('/hu/karrier/_payload.json');
    expect(requested.filter((path) => path.startsWith('/api/pages'))).toEqual([]);
    expect(await visit.text('#main')).toContain('Nyitott állások');
  });
});
