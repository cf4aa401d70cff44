import { quoteListSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailedToken, openAccount, register, signedIn } from '../../../test/accounts.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, LAMP } from '../../../test/goods.ts';
import { OPERATOR_TOKEN } from '../../../test/operator.ts';
import { ask, LAST_DAY, offered, prepareQuote, requested, REQUESTER } from '../../../test/quotes.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';

describe('the quotes of a user', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop({ operatorToken: OPERATOR_TOKEN });
  }, OPEN_MS);
  afterAll(() => shop.close());

  const list = (visitor: Visitor, query = '') => visitor.read(quoteListSchema, `/api/account/quotes${query}`);

  it('are refused to a guest', async () => {
    for (const guest of [shop.visitor(), await shop.visitor().arrive()]) expect(errorOf(await guest.call('GET', '/api/account/quotes')).code).toBe('unauthenticated');
  });

  it('are listed with state, total, day, pieces and pictures, the newest first, also those that were requested as a guest with the confirmed address', async () => {
    const guest = shop.visitor();
    const offer = await offered(shop, guest, CHAIR, 2, { delivery_gross: 4990 });
    await register(shop, REQUESTER.email);
    const stranger = await signedInAs('masvalaki@example.hu');
    expect(await list(stranger)).toEqual({ quotes: [], paging: { page: 1, page_count: 1, page_size: 10, total: 0 } });

    await (await shop.visitor().arrive()).call('POST', '/api/auth/activation', { body: { token: await mailedToken(shop.db, REQUESTER.email, 'account_activation') } });
    const anna = await signedIn(shop, REQUESTER.email);
    await prepareQuote(anna, LAMP, 3);
    const request = await requested(shop, await ask(anna));
    const { quotes } = await list(anna);
    const chair = await shop.db.selectFrom('quote_line').select('list_gross').where('quote_id', '=', offer.id).executeTakeFirstOrThrow();
    expect(quotes).toMatchObject([
      { id: request.id, quote_hash: request.hash, state: 'requested', has_offer: false, valid_until: '', total_gross: null, item_count: 3 },
      { id: offer.id, quote_hash: offer.hash, state: 'open', has_offer: true, valid_until: LAST_DAY, total_gross: chair.list_gross * 2 + 4990, item_count: 2, currency: 'HUF' },
    ]);
    expect((await list(stranger)).quotes).toEqual([]);
  });

  it('join the account at a sign-in too, as orders do', async () => {
    await shop.db.updateTable('quote').set({ user_id: null }).execute();
    const anna = await signedIn(shop, REQUESTER.email);
    expect((await list(anna)).paging.total).toBe(2);
  });

  it('have pages of ten', async () => {
    const anna = await signedIn(shop, REQUESTER.email);
    for (let count = 0; count < 9; count += 1) {
      await prepareQuote(anna, LAMP, 1);
      await ask(anna);
    }
    expect((await list(anna)).quotes).toHaveLength(10);
    expect(await list(anna, '?page=2')).toMatchObject({ quotes: [{ state: 'open' }], paging: { page: 2, page_count: 2, page_size: 10, total: 11 } });
    for (const query of ['?page=0', '?page=x']) expect(errorOf(await anna.call('GET', `/api/account/quotes${query}`)).code).toBe('validation_failed');
  });

  async function signedInAs(email: string): Promise<Visitor> {
    await openAccount(shop, email);
    return signedIn(shop, email);
  }
});
