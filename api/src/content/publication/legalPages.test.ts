import { errorMessage, initSchema } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { command } from '../../../test/command.ts';
import { LEGAL_PAGES, openContentShop, page } from '../../../test/contentFolder.ts';
import type { ContentShop, FolderContent } from '../../../test/contentFolder.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { ask, prepareQuote } from '../../../test/quotes.ts';
import { order, prepareOrder } from '../../../test/shop.ts';
import { errorOf } from '../../../test/visitor.ts';
import { contentTopic } from '../commands/contentTopic.ts';

const DAY_MS = 86_400_000;
const privacy = (version: string, slug: readonly [string, string] = ['adatvedelem', 'privacy']) => page('privacy', { slug, fields: { version } });
const terms = (version: string, yaml = '') => page('terms', { fields: { version }, yaml });

// The clock of the tests starts at noon on 21 November 2026 (UTC).
describe('the pages that consents name', () => {
  let shop: ContentShop;
  const importPages = async (pages: FolderContent) => command(shop.client, contentTopic, 'import', await shop.folder(pages));
  const acceptsOrders = async () => (await shop.visitor().read(initSchema, '/api/init')).accepts_orders;
  beforeAll(async () => {
    shop = await openContentShop();
  }, OPEN_MS);
  beforeEach(() => shop.db.deleteFrom('content_page_version').execute());
  afterAll(() => shop.close());

  it.each([
    ['no page', page('contact')],
    ['no terms', { ...privacy('2026-11-01') }],
    ['no privacy notice', { ...terms('2026-11-01') }],
    ['terms that apply from tomorrow', { ...terms('2026-11-22'), ...privacy('2026-11-01') }],
    ['terms that are published tomorrow', { ...terms('2026-11-01', 'published: 2026-11-22'), ...privacy('2026-11-01') }],
    ['a privacy notice at another address', { ...terms('2026-11-01'), ...privacy('2026-11-01', ['adatok', 'privacy']) }],
  ])('are required: a shop with %s refuses orders and quote requests', async (_, pages) => {
    await importPages(pages);
    expect(await acceptsOrders()).toBe(false);
    const buyer = shop.visitor();
    await prepareOrder(buyer, { productId: CHAIR });
    const refused = await order(buyer);
    expect([refused.status, errorOf(refused)]).toEqual([409, expect.objectContaining({ code: 'legal_pages_missing', message: errorMessage('legal_pages_missing', 'hu') })]);
    const requester = shop.visitor();
    await prepareQuote(requester, CHAIR, 1);
    expect(errorOf(await ask(requester)).code).toBe('legal_pages_missing');
  });

  it('permit orders and quote requests as soon as they are shown', async () => {
    await importPages(page('contact'));
    const buyer = shop.visitor();
    await prepareOrder(buyer, { productId: CHAIR });
    expect((await order(buyer)).status).toBe(409);
    await importPages(LEGAL_PAGES);
    expect([await acceptsOrders(), (await order(buyer)).status]).toEqual([true, 200]);
    const requester = shop.visitor();
    await prepareQuote(requester, CHAIR, 1);
    expect((await ask(requester)).status).toBe(200);
  });

  it('permit orders from the first day of their version', async () => {
    await importPages({ ...terms('2026-11-22'), ...privacy('2026-11-01') });
    const buyer = shop.visitor();
    await prepareOrder(buyer, { productId: CHAIR });
    expect((await order(buyer)).status).toBe(409);
    shop.clock.move(DAY_MS);
    expect((await order(buyer)).status).toBe(200);
    shop.clock.move(-DAY_MS);
  });
});
