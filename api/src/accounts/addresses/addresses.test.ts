import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cartSchema, LIMITS, savedAddressesSchema } from '@feszek/contract';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, MUG } from '../../../test/goods.ts';
import { BANK_TRANSFER, CUSTOMER, openShop, placed, putInCart } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { createUser } from '../../users/users.ts';

const PASSWORD = 'a long password';
const HOME = { is_company: false, name: 'Nagy Nóra', country_id: 1, address: 'Fő utca 1.', city: 'Győr', zipcode: '9021', tax_number: '' };
const OFFICE = { ...HOME, is_company: true, name: 'Nóra Kft.', address: 'Ipar utca 8.', tax_number: '12345676-2-41' };
const PATH = '/api/account/addresses';

let shop: TestShop;
let visitor: Visitor;
let count = 0;

beforeAll(async () => {
  shop = await openShop();
}, OPEN_MS);
afterAll(() => shop.close());

async function signedIn(): Promise<Visitor> {
  count += 1;
  const email = `nora${count}@example.hu`;
  await createUser(shop.db, shop.clock, { email, name: 'Nagy Nóra', password: PASSWORD });
  const user = await shop.visitor().arrive();
  await user.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
  return user;
}

beforeEach(async () => {
  visitor = await signedIn();
});

async function add(body: object, by = visitor) {
  return dataOf(await by.call('POST', PATH, { body }), savedAddressesSchema);
}

const defaultsOf = (addresses: Awaited<ReturnType<typeof add>>) => ({
  billing: addresses.filter(({ is_default_billing }) => is_default_billing).map(({ name }) => name),
  delivery: addresses.filter(({ is_default_delivery }) => is_default_delivery).map(({ name }) => name),
});

describe('the addresses of a user', () => {
  it('are empty at first, and the first one is the default for billing and delivery', async () => {
    expect(dataOf(await visitor.call('GET', PATH), savedAddressesSchema)).toEqual([]);
    expect(await add(HOME)).toEqual([{ ...HOME, id: expect.any(Number), is_default_billing: true, is_default_delivery: true }]);
  });

  it('have one default for billing and one for delivery', async () => {
    await add(HOME);
    const addresses = await add({ ...OFFICE, is_default_billing: true });
    expect(defaultsOf(addresses)).toEqual({ billing: ['Nóra Kft.'], delivery: ['Nagy Nóra'] });
    const office = addresses.find(({ is_company }) => is_company);
    const changed = dataOf(await visitor.call('PUT', `${PATH}/${office?.id}`, { body: { ...OFFICE, city: 'Szeged', zipcode: '6720' } }), savedAddressesSchema);
    expect(changed.find(({ is_company }) => is_company)).toMatchObject({ city: 'Szeged', is_default_billing: true });
    expect(defaultsOf(changed)).toEqual({ billing: ['Nóra Kft.'], delivery: ['Nagy Nóra'] });
  });

  it('give the defaults of a removed address to the oldest of the others', async () => {
    await add(HOME);
    const [office] = await add({ ...OFFICE, is_default_billing: true, is_default_delivery: true });
    const left = dataOf(await visitor.call('DELETE', `${PATH}/${office?.id}`), savedAddressesSchema);
    expect(defaultsOf(left)).toEqual({ billing: ['Nagy Nóra'], delivery: ['Nagy Nóra'] });
    const none = dataOf(await visitor.call('POST', `${PATH}/${left[0]?.id}/delete`), savedAddressesSchema);
    expect(none).toEqual([]);
  });

  it('keep one default of each kind when several become it at once', async () => {
    await add(HOME);
    await Promise.all(['A', 'B', 'C'].map((name) => add({ ...HOME, name, is_default_billing: true, is_default_delivery: true })));
    const addresses = dataOf(await visitor.call('GET', PATH), savedAddressesSchema);
    expect(addresses).toHaveLength(4);
    expect([defaultsOf(addresses).billing.length, defaultsOf(addresses).delivery.length]).toEqual([1, 1]);
  });

  it('are checked by the rules of their country', async () => {
    const fields = async (body: object) => errorOf(await visitor.call('POST', PATH, { body })).fields;
    expect(await fields({ ...HOME, zipcode: '12' })).toMatchObject([{ path: 'zipcode', code: 'zipcode' }]);
    expect(await fields({ ...OFFICE, tax_number: '12345678-2-41' })).toMatchObject([{ path: 'tax_number', code: 'tax_number' }]);
    expect(await fields({ ...HOME, country_id: 9999 })).toMatchObject([{ path: 'country_id', code: 'unknown_value' }]);
    expect(await fields({ ...HOME, name: 'x'.repeat(LIMITS.name + 1) })).toMatchObject([{ path: 'name', code: 'too_long' }]);
  });

  it('are as many as the limit', async () => {
    for (let number = 0; number < LIMITS.savedAddresses; number += 1) await add({ ...HOME, name: `Address ${number}` });
    const answer = await visitor.call('POST', PATH, { body: HOME });
    expect([answer.status, errorOf(answer).code]).toEqual([409, 'addresses_full']);
  });

  it('are neither shown to others nor changed by them', async () => {
    const [mine] = await add(HOME);
    const other = await signedIn();
    expect(dataOf(await other.call('GET', PATH), savedAddressesSchema)).toEqual([]);
    expect((await other.call('PUT', `${PATH}/${mine?.id}`, { body: OFFICE })).status).toBe(404);
    expect((await other.call('DELETE', `${PATH}/${mine?.id}`)).status).toBe(404);
    const guest = await shop.visitor().arrive();
    expect(dataOf(await guest.call('GET', PATH), savedAddressesSchema)).toEqual([]);
    expect(errorOf(await guest.call('POST', PATH, { body: HOME })).code).toBe('unauthenticated');
  });
});

describe('the checkout', () => {
  it('starts with the default addresses of the user', async () => {
    await add({ ...HOME, name: 'Delivered here' });
    await add({ ...OFFICE, is_default_billing: true });
    const { customer_data } = await putInCart(visitor, MUG, 1);
    expect(customer_data).toMatchObject({ invoice_data: OFFICE, delivery_data: { name: 'Delivered here', address: HOME.address } });
    await add({ ...HOME, name: 'Moved', is_default_delivery: true });
    expect(dataOf(await visitor.call('GET', '/api/cart'), cartSchema).customer_data.delivery_data.name).toBe('Moved');
  });

  it('saves the addresses of a user who has none, each once', async () => {
    await placed(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
    const saved = dataOf(await visitor.call('GET', PATH), savedAddressesSchema);
    expect(saved).toEqual([{ ...CUSTOMER.invoice_data, id: expect.any(Number), is_default_billing: true, is_default_delivery: true }]);
    await placed(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
    expect(dataOf(await visitor.call('GET', PATH), savedAddressesSchema)).toEqual(saved);
  });
});
