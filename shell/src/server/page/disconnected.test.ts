import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createGate, startShop, until } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

let shop: Shop;
let gate: ReturnType<typeof createGate>;
beforeEach(async () => {
  shop = await startShop({ config: { primaryDeadlineMs: 60_000 } });
  gate = createGate();
  const answer = async () => {
    await gate.opened;
    return {};
  };
  shop.slices['cart-checkout'].use({ cart: { kind: 'personal', answer } });
  shop.slices.catalog.use({ sale: { answer } });
});
afterEach(async () => {
  gate.open();
  await shop.close();
});

/** Requests a page; `leave` closes the connection. */
function visit(path: string): { leave: () => void; status: Promise<number | 'left'> } {
  const controller = new AbortController();
  const status = fetch(`${shop.url}${path}`, { signal: controller.signal }).then(async (response) => {
    await response.text();
    return response.status;
  }, () => 'left' as const);
  return { leave: () => controller.abort(), status };
}

describe('a visitor who disconnects before the page is complete', () => {
  it('cancels the request for its fragment', async () => {
    const visitor = visit('/hu/kosar');
    await until(() => shop.slices['cart-checkout'].requestsFor('cart').length === 1);
    visitor.leave();
    expect(await visitor.status).toBe('left');
    await until(() => shop.slices['cart-checkout'].abandoned.includes('cart'));
  });

  it('does not affect others who wait for the page', async () => {
    const first = visit('/hu/akcios');
    await until(() => shop.slices.catalog.requestsFor('sale').length === 1);
    const second = visit('/hu/akcios');
    const third = visit('/hu/akcios?page=2');
    await until(() => shop.slices.catalog.requestsFor('sale').length === 2);
    first.leave();
    expect(await first.status).toBe('left');
    third.leave();
    await until(() => shop.slices.catalog.abandoned.length === 1);
    gate.open();
    expect(await second.status).toBe(200);
    expect(shop.slices.catalog.requestsFor('sale')).toHaveLength(2);
  });

  it('as the last one who waits cancels it, and the page is composed again for the next visitor', async () => {
    const visitors = [visit('/hu/akcios'), visit('/hu/akcios')];
    await until(() => shop.slices.catalog.requestsFor('sale').length === 1);
    for (const visitor of visitors) visitor.leave();
    await until(() => shop.slices.catalog.abandoned.includes('sale'));
    gate.open();
    expect(await visit('/hu/akcios').status).toBe(200);
    expect(shop.slices.catalog.requestsFor('sale')).toHaveLength(2);
  });
});
