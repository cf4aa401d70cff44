import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@feszek/contract';
import { readFile } from 'node:fs/promises';
import { command } from '../../../test/command.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, MUG } from '../../../test/goods.ts';
import { openOperatorShop } from '../../../test/operator.ts';
import type { OperatorShop } from '../../../test/operator.ts';
import { BANK_TRANSFER, CUSTOMER, placed, putInCart } from '../../../test/shop.ts';
import { errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { createUser } from '../../users/users.ts';
import { usersTopic } from '../commands/usersTopic.ts';

const PASSWORD = 'a long password';

let shop: OperatorShop;
beforeAll(async () => {
  shop = await openOperatorShop();
}, OPEN_MS);
afterAll(() => shop.close());

const users = (...args: readonly string[]) => command(shop.client, usersTopic, ...args);
const signIn = (visitor: Visitor, email: string) => visitor.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } });

async function signedIn(email: string, name: string): Promise<Visitor> {
  await createUser(shop.db, shop.clock, { email, name, password: PASSWORD });
  const visitor = await shop.visitor().arrive();
  await signIn(visitor, email);
  return visitor;
}

const statusOf = async (visitor: Visitor) => (await visitor.call('GET', '/api/account')).status;

describe('the users of the shop', () => {
  it('are listed, found by a part of the name or address, and shown', async () => {
    const visitor = await signedIn('anna@example.hu', 'Kovács Anna');
    await placed(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
    await signedIn('bela_100%@example.hu', 'Nagy Béla');
    expect(await users('list')).toMatch(/USER +EMAIL[^]*bela_100%@example.hu[^]*anna@example.hu/);
    expect(await users('list', 'kovács')).not.toContain('bela_100%@example.hu');
    expect(await users('list', '100%')).toMatch(/bela_100%@example.hu/);
    expect(await users('list', '%')).not.toContain('anna@example.hu');
    expect(await users('list', 'no such user')).toBe('No users.');
    expect(await users('show', 'ANNA@example.hu')).toMatch(/Name +Kovács Anna[^]*Orders +1[^]*Open sessions +1[^]*State +active/);
    await expect(users('show', 'zoe@example.hu')).rejects.toThrow('There is no user zoe@example.hu.');
  });

  it('are created with a link to set the password', async () => {
    expect(await users('create', 'cili@example.hu', 'Cili', '--locale', 'en')).toContain('a link to set the password is sent to cili@example.hu');
    const mail = await shop.db.selectFrom('outbox_mail').selectAll().where('recipient', '=', 'cili@example.hu').executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ kind: 'account_invitation', locale: 'en', content: { subject: 'Your Fészek account is ready' } });
    const token = /\/en\/password\/reset\/([\w-]+)/.exec(JSON.stringify(mail.content))?.[1];
    const visitor = await shop.visitor().arrive();
    expect((await visitor.call('POST', `/api/auth/password/reset/${token}`, { body: { password: PASSWORD, password_confirmation: PASSWORD } })).status).toBe(200);
    expect((await signIn(visitor, 'cili@example.hu')).status).toBe(200);
    await expect(users('create', 'cili@example.hu', 'Cili')).rejects.toThrow(/email_taken|already/);
    await expect(users('create', 'not an address', 'Cili')).rejects.toThrow(/email/);
    await expect(users('create', 'x@example.hu', 'x'.repeat(LIMITS.name + 1))).rejects.toThrow(/name/);
  });

  it('are blocked, which ends their sessions, and unblocked', async () => {
    const visitor = await signedIn('dora@example.hu', 'Dóra');
    expect(await statusOf(visitor)).toBe(200);
    expect(await users('block', 'dora@example.hu')).toBe('dora@example.hu is blocked.');
    expect(await statusOf(visitor)).toBe(401);
    const again = await shop.visitor().arrive();
    expect(errorOf(await signIn(again, 'dora@example.hu')).code).toBe('account_blocked');
    expect(await users('list', '--blocked')).toContain('dora@example.hu');
    expect(await users('unblock', 'dora@example.hu')).toBe('dora@example.hu can sign in again.');
    expect((await signIn(again, 'dora@example.hu')).status).toBe(200);
  });

  it('are exported with everything but secrets', async () => {
    const visitor = await signedIn('edit@example.hu', 'Edit');
    await placed(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
    await putInCart(visitor, MUG, 2);
    await visitor.call('POST', `/api/favourites/${CHAIR}`);
    await users('export', 'edit@example.hu', shop.file('edit.json'));
    const text = await readFile(shop.file('edit.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      account: { email: 'edit@example.hu', name: 'Edit' },
      addresses: [{ name: CUSTOMER.invoice_data.name }],
      sessions: [{}],
      favourites: [{ sku: expect.any(String) }],
      cart: [{ quantity: 2 }],
      orders: [{ lines: [{ quantity: 1 }], history: [{ status: 'confirmed' }], customer: { phone: CUSTOMER.phone } }],
    });
    expect(text).not.toMatch(/argon2|id_hash|password_hash/);
  });

  it('are deleted once no order of theirs is under way; the billing data of their orders stay', async () => {
    const visitor = await signedIn('flora@example.hu', 'Flóra');
    const { order_hash } = await placed(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
    await expect(users('delete', 'flora@example.hu')).rejects.toThrow(/1/);
    await shop.db.updateTable('shop_order').set({ status: 'completed' }).where('order_hash', '=', order_hash).execute();
    expect(await users('delete', 'flora@example.hu')).toBe('User flora@example.hu is deleted.');
    await expect(users('show', 'flora@example.hu')).rejects.toThrow('There is no user');
    expect(await statusOf(visitor)).toBe(401);
    const order = await shop.db.selectFrom('shop_order').selectAll().where('order_hash', '=', order_hash).executeTakeFirstOrThrow();
    expect(order).toMatchObject({ user_id: null, visitor_id: null, comment: '', client_key: null, email_key: null, phone_key: null });
    expect(Object.keys(order.customer)).toEqual(['invoice_data']);
  });

  it('are refused to callers without the operator’s token', async () => {
    expect((await shop.visitor().call('GET', '/operator/users')).status).toBe(401);
    await expect(users('remove', 'x')).rejects.toThrow('There is no command “users remove”');
    await expect(users('show')).rejects.toThrow('missing or unexpected arguments');
    await expect(users('block', 'x', '--blocked')).rejects.toThrow('missing or unexpected arguments');
  });
});
