import { favouritesSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DATABASES, OPEN_MS } from '../../test/databases.ts';
import { CHAIR, SOFA } from '../../test/goods.ts';
import { openShop } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import type { Method, Visitor } from '../../test/visitor.ts';

describe.each(DATABASES)('favourites on $name', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(database);
  }, OPEN_MS);
  afterAll(() => shop.close());

  const change = async (visitor: Visitor, method: Method, path: string) =>
    dataOf(await visitor.call(method, path), favouritesSchema).products.map(({ id }) => id);

  it('are none for a visitor without a session, and open none', async () => {
    const visitor = shop.visitor();
    expect(await visitor.read(favouritesSchema, '/api/favourites')).toEqual({ products: [] });
    expect(visitor.cookies.size).toBe(0);
  });

  it('are added and taken off, the latest first; doing it twice changes nothing', async () => {
    const visitor = await shop.visitor().arrive();
    expect(await change(visitor, 'POST', `/api/favourites/${CHAIR}`)).toEqual([CHAIR]);
    shop.clock.move(1000);
    expect(await change(visitor, 'POST', `/api/favourites/${SOFA}`)).toEqual([SOFA, CHAIR]);
    expect(await change(visitor, 'POST', `/api/favourites/${SOFA}`)).toEqual([SOFA, CHAIR]);
    expect(await change(visitor, 'DELETE', `/api/favourites/${SOFA}`)).toEqual([CHAIR]);
    expect(await change(visitor, 'DELETE', `/api/favourites/${SOFA}`)).toEqual([CHAIR]);
    expect(await change(visitor, 'POST', `/api/favourites/${CHAIR}/delete`)).toEqual([]);
  });

  it('are each visitor’s own', async () => {
    const visitor = await shop.visitor().arrive();
    await change(visitor, 'POST', `/api/favourites/${CHAIR}`);
    expect((await (await shop.visitor().arrive()).read(favouritesSchema, '/api/favourites')).products).toEqual([]);
  });

  it('can only be products', async () => {
    const visitor = await shop.visitor().arrive();
    for (const id of ['99', 'x', '0', '-1', '99999999999']) expect(errorOf(await visitor.call('POST', `/api/favourites/${id}`)).code).toBe('not_found');
  });
});
