import { productListSchema, searchSuggestionsSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { testGoods } from '../../../test/goods.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { indexTexts } from './indexTexts.ts';
import { indexProducts } from './indexProducts.ts';
import { indexPendingChanges, recordPendingChanges, updateIndex } from './updateIndex.ts';

describe('the search index', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openShop({ goods: testGoods });
    visitor = shop.visitor();
  }, OPEN_MS);
  afterAll(() => shop.close());

  const search = (q: string) => visitor.read(productListSchema, `/api/products?q=${encodeURIComponent(q)}`, { locale: 'hu' });
  const suggest = (q: string, locale = 'hu') => visitor.read(searchSuggestionsSchema, `/api/search/suggestions?q=${encodeURIComponent(q)}`, { locale });

  it('contains articles as soon as they are stored in it', async () => {
    expect((await suggest('bútorápolás')).articles).toEqual([]);
    const article = { id: 7, title: { hu: 'Bútorápolás télen', en: 'Looking after furniture in winter' }, slug: { hu: 'butorapolas-telen', en: 'winter-care' }, description: { hu: 'Mit tegyél a fűtési szezonban?', en: 'What to do in the heating season.' }, text: { hu: 'A fa télen kiszárad.', en: 'Wood dries out in winter.' }, image: null, popularity: 5 };
    await indexTexts(shop.db, 'article', [article]);
    shop.changes.emit(['articles']);
    expect((await suggest('bútoráp')).articles).toEqual([{ title: 'Bútorápolás télen', slug: 'butorapolas-telen', image: null }]);
    await indexProducts(shop.db);
    shop.changes.emit(['articles']);
    expect((await suggest('winter', 'en')).articles).toEqual([{ title: 'Looking after furniture in winter', slug: 'winter-care', image: null }]);
  });

  it('contains a changed product after its update', async () => {
    const title = JSON.stringify({ hu: 'Zuzmó fotel', en: 'Zuzmó armchair' });
    await shop.db.updateTable('product').set({ title }).where('id', '=', 1).execute();
    await indexProducts(shop.db, [1]);
    shop.changes.emit(['catalogue']);
    expect((await search('zuzmót')).products.map(({ id }) => id)).toEqual([1]);
  });

  it('contains the products of an interrupted import after the next change or the next start', async () => {
    const rename = (id: number, name: string) =>
      shop.db.transaction().execute(async (trx) => {
        await trx.updateTable('product').set({ title: JSON.stringify({ hu: `${name} fotel`, en: `${name} armchair` }) }).where('id', '=', id).execute();
        await recordPendingChanges(trx, [id]);
      });
    const found = async (word: string) => {
      shop.changes.emit(['catalogue']);
      return (await search(word)).products.map(({ id }) => id);
    };
    await rename(2, 'Sárgarigó');
    await rename(3, 'Búbosbanka');
    await indexPendingChanges(shop.db);
    expect([await found('sárgarigó'), await found('búbosbanka')]).toEqual([[2], [3]]);
    await rename(4, 'Gyurgyalag');
    await updateIndex(shop.db);
    expect(await found('gyurgyalag')).toEqual([4]);
  });

  it('is changed by many processes at once without a deadlock', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => index + 1);
    await Promise.all(ids.flatMap((id) => [indexProducts(shop.db, [id, 25 - id]), indexProducts(shop.db), indexTexts(shop.db, 'page', [])]));
    shop.changes.emit(['catalogue']);
    expect((await search('zuzmót')).products.map(({ id }) => id)).toEqual([1]);
  });

  it('misses no change during a rebuild of the index', async () => {
    await shop.db.updateTable('setting').set({ value: 'older' }).where('key', '=', 'search_version').execute();
    const title = JSON.stringify({ hu: 'Vízityúk fotel', en: 'Vízityúk armchair' });
    const change = shop.db.transaction().execute(async (trx) => {
      await trx.updateTable('product').set({ title }).where('id', '=', 5).execute();
      await recordPendingChanges(trx, [5]);
    });
    await Promise.all([updateIndex(shop.db), change.then(() => indexPendingChanges(shop.db))]);
    shop.changes.emit(['catalogue']);
    expect((await search('vízityúk')).products.map(({ id }) => id)).toEqual([5]);
    expect(await shop.db.selectFrom('search_behind').selectAll().execute()).toEqual([]);
  });
});
