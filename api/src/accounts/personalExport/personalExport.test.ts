import { ACCOUNT_PERIODS, personalExportSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { mailedToken, mailKindsTo, openAccount, signedIn } from '../../../test/accounts.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, MUG } from '../../../test/goods.ts';
import { BANK_TRANSFER, openShop, placed, putInCart } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Answer, Visitor } from '../../../test/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
}, OPEN_MS);
afterAll(() => shop.close());

const download = (visitor: Visitor, token: string) => visitor.call('POST', '/api/auth/export', { body: { token } });
const storedFiles = async () => (await shop.db.selectFrom('personal_export').select('id').execute()).length;

/** Requests a copy, and returns the token of its mail. */
async function requested(visitor: Visitor, email: string): Promise<string> {
  const answer = await visitor.call('POST', '/api/account/export');
  if (answer.status !== 202) throw new Error(answer.text);
  await shop.runJobs('personal-export');
  return mailedToken(shop.db, email, 'personal_export');
}

/** The files of a downloaded archive, by name. */
function filesOf(answer: Answer): Map<string, string> {
  const { content } = dataOf(answer, personalExportSchema);
  return new Map(Object.entries(unzipSync(Buffer.from(content, 'base64'))).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('the copy of a user’s data', () => {
  it('has everything as JSON and as tables, without secrets', async () => {
    const email = 'anna@adat.hu';
    await openAccount(shop, email);
    const visitor = await signedIn(shop, email);
    await placed(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
    await putInCart(visitor, MUG, 2);
    await shop.db.updateTable('product').set({ axis_values: JSON.stringify([{ hu: 'zöld', en: 'green' }]) }).where('id', '=', MUG).execute();
    const answer = await download(await shop.visitor().arrive(), await requested(visitor, email));
    expect(dataOf(answer, personalExportSchema).file_name).toBe('feszek-2026-11-21.zip');
    const files = filesOf(answer);
    expect([...files.keys()].sort()).toEqual(['account.csv', 'addresses.csv', 'browsers.csv', 'cart.csv', 'checkout.csv', 'data.json', 'mails.csv', 'orders.csv', 'orders_history.csv', 'orders_lines.csv', 'sessions.csv']);
    expect(JSON.parse(files.get('data.json') ?? '')).toMatchObject({ account: { email }, orders: [{ lines: [{ quantity: 1 }], history: [{ status: 'confirmed' }] }], cart: [{ quantity: 2, title: { hu: 'Cuki bögre, zöld', en: 'Cuki mug, green' } }], favourites: [] });
    expect(files.get('orders.csv')).toMatch(/^id,order_hash,.*customer\.invoice_data\.city[^]*Győr/);
    expect(files.get('orders_lines.csv')).toMatch(/^orders\.id,sku,name\.en,name\.hu,quantity/);
    expect([...files.values()].join('\n')).not.toMatch(/argon2|id_hash|password_hash|token/);
  });

  it('has no cell that a spreadsheet program takes for a formula', async () => {
    const email = 'bela@adat.hu';
    await openAccount(shop, email, { name: '=HYPERLINK("http://evil.example","x")' });
    const visitor = await signedIn(shop, email);
    const files = filesOf(await download(visitor, await requested(visitor, email)));
    expect(files.get('account.csv')).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(JSON.parse(files.get('data.json') ?? '')).toMatchObject({ account: { name: '=HYPERLINK("http://evil.example","x")' } });
    const tables = [...files].filter(([name]) => name.endsWith('.csv')).map(([, text]) => text);
    expect(tables.join('\n')).not.toMatch(/(^|[,\n])"?[=+@-]/);
  });

  it('is downloaded once, and not stored after that', async () => {
    const email = 'cili@adat.hu';
    await openAccount(shop, email);
    const visitor = await signedIn(shop, email);
    const token = await requested(visitor, email);
    expect(await storedFiles()).toBe(1);
    expect((await download(visitor, token)).status).toBe(200);
    expect(await storedFiles()).toBe(0);
    expect(errorOf(await download(visitor, token)).code).toBe('token_invalid');
  });

  it('replaces an earlier one, whose link ends', async () => {
    const email = 'dora@adat.hu';
    await openAccount(shop, email);
    const visitor = await signedIn(shop, email);
    const first = await requested(visitor, email);
    const second = await requested(visitor, email);
    expect(errorOf(await download(visitor, first)).code).toBe('token_invalid');
    expect((await download(visitor, second)).status).toBe(200);
  });

  it('is deleted after 24 hours, and not before', async () => {
    const email = 'edit@adat.hu';
    await openAccount(shop, email);
    const visitor = await signedIn(shop, email, { is_remembered: true });
    const token = await requested(visitor, email);
    shop.clock.move(ACCOUNT_PERIODS.export - 1000);
    await shop.runRecurringJobs();
    expect(await storedFiles()).toBe(1);
    shop.clock.move(1000);
    await shop.runRecurringJobs();
    expect(await storedFiles()).toBe(0);
    expect(errorOf(await download(visitor, token)).code).toBe('token_expired');
  });

  it('is refused to a guest, and never made for an account that is closed meanwhile', async () => {
    const guest = await shop.visitor().arrive();
    expect(errorOf(await guest.call('POST', '/api/account/export')).code).toBe('unauthenticated');
    const email = 'flora@adat.hu';
    await openAccount(shop, email);
    const visitor = await signedIn(shop, email);
    await visitor.call('POST', '/api/account/export');
    await shop.db.updateTable('app_user').set({ deletion_due_at: shop.clock.now() }).where('email', '=', email).execute();
    await shop.runJobs('personal-export');
    expect(await mailKindsTo(shop.db, email)).not.toContain('personal_export');
  });
});
