import { expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import { findGoods } from './buying/goods.ts';
import { composedShop } from './harness/composedShop.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';

const shop = composedShop();

/**
 * The most compressed JavaScript that a page loads before the visitor's first interaction, in bytes. Source: decisions 0135, 0139,
 * 0145 and 0157; React has 58,436 of them.
 */
const LIMITS = { static: 97_100, home: 122_300, product: 131_500, cart: 131_100, listing: 133_000, search: 137_800 } as const;

/** The scripts that the head of a page names: those of the client, and those of the screen. */
function scriptsOf(html: string): string[] {
  const names = [...html.matchAll(/ data-(?:scripts|preloads)="([^"]*)"/g)].map(([, addresses = '']) => addresses);
  return names.join(' ').split(' ').filter(Boolean);
}

async function compressedBytes(address: string): Promise<number> {
  const response = await fetch(new URL(address, shop.url), { headers: { 'accept-encoding': 'br' } });
  expect([address, response.status, response.headers.get('content-encoding')]).toEqual([address, 200, 'br']);
  return Number(response.headers.get('content-length'));
}

describeInTurn(LANGUAGES, 'the scripts of a first page in %s', (it, locale) => {
  it('are not heavier than their limits', async () => {
    const { path } = await findGoods(shop.url, locale);
    const pages = {
      static: routePath('terms', locale), home: routePath('index', locale), product: path, cart: routePath('cart', locale),
      listing: routePath('all-products', locale), search: `${routePath('search', locale)}?q=a`,
    } satisfies Record<keyof typeof LIMITS, string>;
    const weights = await Promise.all(Object.entries(pages).map(async ([kind, address]) => {
      const scripts = scriptsOf(await (await fetch(new URL(address, shop.url))).text());
      const bytes = await Promise.all(scripts.map(compressedBytes));
      return [kind, bytes.reduce((sum, size) => sum + size, 0)] as const;
    }));
    expect(weights.filter(([kind, bytes]) => bytes < LIMITS.static / 2 || bytes > LIMITS[kind as keyof typeof LIMITS])).toEqual([]);
  });
});
