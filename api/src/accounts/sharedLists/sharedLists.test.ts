import { favouritesSchema, sharedListTokenSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openAccount, PASSWORD } from '../../../test/accounts.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, SOFA } from '../../../test/goods.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { exportUser } from '../personalData/exportUser.ts';

describe('a shared list', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());

  async function visitorWith(...ids: readonly number[]): Promise<Visitor> {
    const visitor = await shop.visitor().arrive();
    for (const id of ids) {
      shop.clock.move(1000);
      await visitor.call('POST', `/api/favourites/${id}?fields=ids`);
    }
    return visitor;
  }
  const share = async (visitor: Visitor) => dataOf(await visitor.call('POST', '/api/favourites/share'), sharedListTokenSchema).token;
  const listed = async (token: string) => (await shop.visitor().read(favouritesSchema, `/api/shared-lists/${token}`)).products.map(({ id }) => id);

  it('shows the favourites of this moment to anyone with the link, who needs no session', async () => {
    const visitor = await visitorWith(CHAIR, SOFA);
    const token = await share(visitor);
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(await listed(token)).toEqual([SOFA, CHAIR]);
    await visitor.call('DELETE', `/api/favourites/${SOFA}`);
    expect([await share(visitor), await listed(token)]).toEqual([token, [CHAIR]]);
    const { text } = await shop.visitor().call('GET', `/api/shared-lists/${token}`);
    expect(Object.keys(JSON.parse(text).data)).toEqual(['products']);
  });

  it('ends when its owner ends it; the next link is another one', async () => {
    const visitor = await visitorWith(CHAIR);
    const token = await share(visitor);
    for (const [method, path] of [['DELETE', '/api/favourites/share'], ['POST', '/api/favourites/share/delete']] as const) expect((await visitor.call(method, path)).status).toBe(200);
    expect(errorOf(await shop.visitor().call('GET', `/api/shared-lists/${token}`)).code).toBe('not_found');
    expect(await share(visitor)).not.toBe(token);
  });

  it('cannot be opened, created or ended without its token or a session', async () => {
    expect(errorOf(await shop.visitor().call('GET', '/api/shared-lists/unknown')).code).toBe('not_found');
    for (const [method, path] of [['POST', '/api/favourites/share'], ['DELETE', '/api/favourites/share']] as const) expect(errorOf(await shop.visitor().call(method, path)).code).toBe('csrf_token_mismatch');
  });

  it('of a guest shows the favourites of their account after the sign-in, and is in the copy of their data', async () => {
    await openAccount(shop, 'anna@example.hu');
    const guest = await visitorWith(CHAIR);
    const token = await share(guest);
    expect((await guest.call('POST', '/api/auth/login', { body: { email: 'anna@example.hu', password: PASSWORD } })).status).toBe(200);
    expect(await listed(token)).toEqual([CHAIR]);
    expect(await share(guest)).toBe(token);
    const { id } = await shop.db.selectFrom('app_user').select('id').where('email', '=', 'anna@example.hu').executeTakeFirstOrThrow();
    expect((await exportUser(shop.db, id)).shared_lists).toMatchObject([{ token }]);
  });
});
