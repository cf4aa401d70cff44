import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PROTOCOL_HEADER } from '@feszek/contract';
import type { ProtocolRange } from '@feszek/contract';
import { createEndlessBody } from '../../../test/endlessBody.ts';
import { MALFORMED_MANIFESTS } from '../../../test/malformedManifests.ts';
import { createGate, startShop, until } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await startShop({ config: { isCaching: false } });
});
afterEach(() => shop.close());

async function refused(): Promise<unknown> {
  const { refused: list } = await (await shop.get('/health')).json() as { refused: unknown };
  return list;
}

async function untilRefused(version: string): Promise<void> {
  await until(async () => JSON.stringify(await refused()) === JSON.stringify([{ slice: 'content', version }]));
}

/** The version in the manifest, if it can be read. */
const VERSIONS: Readonly<Record<string, string>> = {
  'is no JSON': 'unknown', 'is null': 'unknown', 'has a number for its version': 'unknown', 'is huge': 'unknown',
  'is of another protocol': '2.0.0', 'names a file outside its own folder': '2.0.0',
};

describe('a manifest that', () => {
  it.each(MALFORMED_MANIFESTS)('%s is refused: the last valid one applies, and every page is answered', async (what, malformed) => {
    shop.slices.content.serveManifest(malformed(shop.slices.content.manifest()));
    await untilRefused(VERSIONS[what] ?? '1.0.0-aaaa1111');
    const deployments: unknown = await (await shop.get('/deployments.json')).json();
    expect(deployments).toMatchObject({ content: { version: '1.0.0-aaaa1111', remoteEntry: '/slices/content/1.0.0-aaaa1111/remoteEntry.js' } });
    const pages = await Promise.all(['/hu', '/hu/blog', '/en/cart', '/hu/nincs'].map((path) => shop.get(path)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const page of pages) expect(await page.text()).toContain('Bemutatóterem');
  });

  it('does not end is refused, and its connection is closed', async () => {
    const endless = createEndlessBody();
    shop.slices.content.serveManifest(endless.respond);
    await endless.closed;
    await untilRefused('unknown');
    expect((await shop.get('/hu')).status).toBe(200);
  });

  it('was refused is forgotten once the slice serves a valid one', async () => {
    shop.slices.content.serveManifest('{}');
    await untilRefused('unknown');
    shop.slices.content.serveManifest(undefined);
    shop.slices.content.deploy('2.0.0-bbbb2222');
    await until(async () => JSON.stringify(await refused()) === '[]');
    expect(await (await shop.get('/deployments.json')).json()).toMatchObject({ content: { version: '2.0.0-bbbb2222' } });
  });

  it('is invalid from the start leaves the slice’s screens at 503 and the other pages complete', async () => {
    const late = await startShop({ config: { isCaching: false, sliceUrls: shopUrls() } });
    try {
      expect((await late.get('/hu/blog')).status).toBe(503);
      expect((await late.get('/hu')).status).toBe(200);
    } finally {
      await late.close();
    }
  });
});

/** The slices of this shop, of which `content` serves a manifest without fragments. */
function shopUrls() {
  const { fragments: _, ...rest } = shop.slices.content.manifest();
  shop.slices.content.serveManifest(JSON.stringify(rest));
  const { catalog, content, account, 'cart-checkout': cart } = shop.slices;
  return { catalog: catalog.url, content: content.url, account: account.url, 'cart-checkout': cart.url };
}

describe('a slice of a later fragment protocol', () => {
  const later = (protocols: ProtocolRange) => JSON.stringify({ ...shop.slices.content.manifest(), protocol: protocols.min, protocols });

  it('is refused if it has no version in common with the shell, which `/ready` reports while the last release stays', async () => {
    shop.slices.content.deploy('2.0.0-bbbb2222');
    shop.slices.content.serveManifest(later({ min: 2, max: 3 }));
    await untilRefused('2.0.0-bbbb2222');
    const ready = await shop.get('/ready');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ missing: ['content'] });
    expect((await shop.get('/hu')).status).toBe(200);
  });

  it('is asked in the highest version that both speak', async () => {
    shop.slices.content.deploy('2.0.0-bbbb2222');
    shop.slices.content.serveManifest(later({ min: 1, max: 2 }));
    await until(async () => JSON.stringify(await (await shop.get('/deployments.json')).json()).includes('2.0.0-bbbb2222'));
    expect((await shop.get('/hu/blog')).status).toBe(200);
    expect(shop.slices.content.requestsFor('blog').at(-1)?.headers[PROTOCOL_HEADER]).toBe('1');
  });

  it('that answers in another version than the one of the request is not shown', async () => {
    const record = { protocol: 2, version: '1.0.0-aaaa1111', status: 200, head: { title: 'Blog' }, cache: { kind: 'personal' }, styles: [], scripts: [], slots: [] };
    shop.slices.content.use({ blog: { answer: () => `${JSON.stringify(record)}\nnull\n<p>Later</p>` } });
    expect((await shop.get('/hu/blog')).status).toBe(503);
  });
});

describe('a page that is requested while a manifest becomes malformed', () => {
  it('is answered, although its parts are being loaded', async () => {
    const gate = createGate();
    shop.slices.catalog.use({ home: { answer: async () => { await gate.opened; return {}; } } });
    const page = shop.get('/hu');
    await until(() => shop.slices.catalog.requestsFor('home').length === 1);
    shop.slices.content.serveManifest('{"protocol":1,"name":"content","version":"2.0.0"}');
    await untilRefused('2.0.0');
    gate.open();
    expect((await page).status).toBe(200);
  });
});
