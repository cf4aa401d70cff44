import { acknowledgementSchema, cartSchema, COOKIES, favouritesSchema, userSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, MUG, SOFA } from '../../test/goods.ts';
import { openShop, putInCart } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import type { Visitor } from '../../test/visitor.ts';
import { SESSION_MS } from '../platform/session/sessions.ts';
import { createUser } from '../users/users.ts';

const EMAIL = 'Anna@Example.hu';
const PASSWORD = 'correct horse battery';

describe('accounts and sessions', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
    await createUser(shop.db, shop.clock, { email: EMAIL, name: 'Kovács Anna', password: PASSWORD });
  }, OPEN_MS);
  afterAll(() => shop.close());

  const login = (visitor: Visitor, email: string = EMAIL, password = PASSWORD) => visitor.call('POST', '/api/auth/login', { body: { email, password } });
  const whoIs = (visitor: Visitor) => visitor.read(userSchema.nullable().defined(), '/api/auth/user');
  const inCart = async (visitor: Visitor) => (await visitor.read(cartSchema, '/api/cart')).products.map(({ id, quantity }) => [id, quantity]);

  it('signs in whatever the case of the address, and out again', async () => {
    const visitor = await shop.visitor().arrive();
    expect(await whoIs(visitor)).toBeNull();
    const user = dataOf(await login(visitor, 'ANNA@example.hu '), userSchema);
    expect(user).toMatchObject({ name: 'Kovács Anna', email: 'anna@example.hu' });
    expect(await whoIs(visitor)).toEqual(user);
    dataOf(await visitor.call('GET', '/api/auth/logout'), acknowledgementSchema);
    expect([...visitor.cookies.keys()]).toEqual([COOKIES.device]);
    expect(await whoIs(visitor)).toBeNull();
  });

  it('signs out by POST too', async () => {
    const visitor = await shop.visitor().arrive();
    await login(visitor);
    dataOf(await visitor.call('POST', '/api/auth/logout'), acknowledgementSchema);
    expect(await whoIs(visitor)).toBeNull();
  });

  it('answers a wrong password and an unknown address with the same message', async () => {
    const visitor = await shop.visitor().arrive();
    const [wrong, unknown] = [await login(visitor, EMAIL, 'wrong'), await login(visitor, 'unknown@example.hu')];
    expect(errorOf(wrong)).toMatchObject({ code: 'invalid_credentials' });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  it('gives the session a new id at sign-in and ends the old one', async () => {
    const visitor = await shop.visitor().arrive();
    const planted = new Map(visitor.cookies);
    await login(visitor);
    expect(visitor.cookies.get(COOKIES.session)).not.toBe(planted.get(COOKIES.session));
    expect(visitor.cookies.get(COOKIES.xsrf)).not.toBe(planted.get(COOKIES.xsrf));
    const attacker = shop.visitor();
    for (const [name, value] of planted) attacker.cookies.set(name, value);
    expect(await whoIs(attacker)).toBeNull();
    expect(errorOf(await attacker.call('POST', `/api/favourites/${CHAIR}`)).code).toBe('csrf_token_mismatch');
  });

  it('ends the session at sign-out, for a copy of its cookies too', async () => {
    const visitor = await shop.visitor().arrive();
    await login(visitor);
    const thief = shop.visitor();
    for (const [name, value] of visitor.cookies) thief.cookies.set(name, value);
    await visitor.call('GET', '/api/auth/logout');
    expect(await whoIs(thief)).toBeNull();
  });

  it('refuses a sign-out from another site', async () => {
    const visitor = await shop.visitor().arrive();
    await login(visitor);
    const answer = await visitor.call('GET', '/api/auth/logout', { headers: { 'x-xsrf-token': '' } });
    expect(answer.status).toBe(419);
    expect(await whoIs(visitor)).not.toBeNull();
  });

  it('merges the guest’s cart and favourites into the user’s at every sign-in', async () => {
    await shop.db.deleteFrom('cart_line').execute();
    const [desk, phone] = [await shop.visitor().arrive(), await shop.visitor().arrive()];
    await putInCart(desk, CHAIR, 2);
    await desk.call('POST', `/api/favourites/${CHAIR}`);
    await login(desk);
    await putInCart(phone, CHAIR, 3);
    await putInCart(phone, SOFA, 1);
    await phone.call('POST', `/api/favourites/${MUG}`);
    await login(phone);
    expect(await inCart(phone)).toEqual([[CHAIR, 3], [SOFA, 1]]);
    expect(await inCart(desk)).toEqual(await inCart(phone));
    const { products } = await desk.read(favouritesSchema, '/api/favourites');
    expect(products.map(({ id }) => id).sort()).toEqual([CHAIR, MUG]);
    await desk.call('GET', '/api/auth/logout');
    expect(await inCart(desk)).toEqual([]);
    expect(await inCart(phone)).toHaveLength(2);
  });

  it('keeps the choices that the guest made in the checkout', async () => {
    await shop.db.deleteFrom('cart_line').execute();
    const guest = await shop.visitor().arrive();
    await putInCart(guest, CHAIR, 1);
    await guest.call('PUT', '/api/cart/customer', { body: { is_newsletter_subscription: true } });
    await login(guest);
    expect((await guest.read(cartSchema, '/api/cart')).is_newsletter_subscription).toBe(true);
  });

  it('keeps the quantity of lines for which the stock does not suffice any more, and the cart reports it', async () => {
    await shop.db.deleteFrom('cart_line').execute();
    const guest = await shop.visitor().arrive();
    await putInCart(guest, CHAIR, 3);
    await putInCart(guest, SOFA, 2);
    const stock = await shop.db.selectFrom('product_stock').selectAll().where('product_id', 'in', [CHAIR, SOFA]).execute();
    const setStock = (id: number, quantity: number) => shop.db.updateTable('product_stock').set({ quantity }).where('product_id', '=', id).execute();
    await setStock(CHAIR, 1);
    await setStock(SOFA, 0);
    await login(guest);
    const { products } = await guest.read(cartSchema, '/api/cart');
    expect(products.map(({ id, quantity, available_quantity }) => [id, quantity, available_quantity])).toEqual([[CHAIR, 3, 1], [SOFA, 2, 0]]);
    for (const { product_id, quantity } of stock) await setStock(product_id, quantity);
  });

  it('does not change the user’s cart when the same user signs in again', async () => {
    await shop.db.deleteFrom('cart_line').execute();
    const visitor = await shop.visitor().arrive();
    await login(visitor);
    await putInCart(visitor, CHAIR, 2);
    await login(visitor);
    expect(await inCart(visitor)).toEqual([[CHAIR, 2]]);
  });

  it('keeps a remembered session open for thirty days after its last use', async () => {
    const visitor = await shop.visitor().arrive();
    await visitor.call('POST', '/api/auth/login', { body: { email: EMAIL, password: PASSWORD, is_remembered: true } });
    shop.clock.move(SESSION_MS - 1000);
    expect(await whoIs(visitor)).not.toBeNull();
    shop.clock.move(SESSION_MS - 1000);
    expect(await whoIs(visitor)).not.toBeNull();
    shop.clock.move(SESSION_MS);
    expect(await whoIs(visitor)).toBeNull();
  });

  it('stores neither passwords nor session ids', async () => {
    const visitor = await shop.visitor().arrive();
    const sessions = JSON.stringify(await shop.db.selectFrom('session').selectAll().execute());
    expect(sessions).not.toContain(visitor.cookies.get(COOKIES.session));
    const users = JSON.stringify(await shop.db.selectFrom('app_user').selectAll().execute());
    expect(users).toContain('$argon2id$');
    expect(users).not.toContain(PASSWORD);
  });
});
