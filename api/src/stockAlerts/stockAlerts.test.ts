import { confirmedEmailSchema, retentionSchema, STOCK_ALERT_ONE_CLICK_PATH, STOCK_ALERT_PERIODS } from '@feszek/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mailKindsTo, mailsTo, openAccount } from '../../test/accounts.ts';
import { command } from '../../test/command.ts';
import { OPEN_MS } from '../../test/databases.ts';
import { LAMP, MUG, VASE } from '../../test/goods.ts';
import { openOperatorShop } from '../../test/operator.ts';
import type { OperatorShop } from '../../test/operator.ts';
import { BANK_TRANSFER, placed, putInCart, testConfig } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import type { Answer } from '../../test/visitor.ts';
import { deleteUser } from '../accounts/personalData/deleteUser.ts';
import { exportUser } from '../accounts/personalData/exportUser.ts';
import { JobRegistry } from '../platform/jobs/JobRegistry.ts';
import { renderHtml } from '../platform/mail/renderHtml.ts';
import { stockTopic } from '../stock/commands/stockTopic.ts';
import { stockAlertsTopic } from './commands/stockAlertsTopic.ts';
import { registerAlertJob, STOCK_ALERT_JOB } from './sendAlerts.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const ANNA = 'anna@example.hu';

describe('a stock alert', () => {
  let shop: OperatorShop;
  beforeAll(async () => {
    shop = await openOperatorShop({ config: testConfig({ SHOP_URL: 'http://localhost:3000' }) });
  }, OPEN_MS);
  afterEach(async () => {
    for (const table of ['stock_alert', 'outbox_mail', 'job'] as const) await shop.db.deleteFrom(table).execute();
    for (const [sku, stock] of [['VASE', 0], ['MUG', 3]] as const) await command(shop.client, stockTopic, 'set', sku, String(stock));
  });
  afterAll(() => shop.close());

  const post = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> => (await shop.visitor().arrive()).call('POST', `/api/stock-alerts${path}`, { body, headers });
  const request = (email: string, productId = VASE, headers = {}) => post('', { product_id: productId, email }, headers);
  const restock = (sku = 'VASE', pieces = 1) => command(shop.client, stockTopic, 'set', sku, String(pieces));
  const rows = () => shop.db.selectFrom('stock_alert').select(['email', 'product_id', 'confirmed_at']).orderBy('id').execute();

  /** The token of the link with this name in the latest mail to an address. */
  async function tokenOf(email: string, name: 'confirm' | 'unsubscribe'): Promise<string> {
    const mails = await mailsTo(shop.db, email);
    const hrefs = mails.toReversed().flatMap(({ content }) => content.blocks.flatMap((block) => ('href' in block ? [block.href] : [])));
    const start = `#${name}=`;
    const href = hrefs.find((each) => each.includes(start)) ?? '';
    return href.slice(href.indexOf(start) + start.length);
  }
  const confirm = async (email: string) => post('/confirm', { token: await tokenOf(email, 'confirm') });
  async function wait(email: string, productId = VASE): Promise<void> {
    await request(email, productId);
    await confirm(email);
  }

  it('is a single mail to a confirmed address when the operator has restocked, with variant, picture and the price of that moment', async () => {
    expect((await request(' Anna@Example.hu ', VASE, { locale: 'en' })).status).toBe(202);
    expect(await rows()).toEqual([{ email: ANNA, product_id: VASE, confirmed_at: null }]);
    expect((await mailsTo(shop.db, ANNA)).flatMap(({ content }) => content.blocks)).toContainEqual(expect.objectContaining({ type: 'button', href: expect.stringContaining(`?product=${VASE}&link=confirm#confirm=`) }));
    for (const _ of ['first', 'again']) expect(dataOf(await confirm(ANNA), confirmedEmailSchema)).toEqual({ email: ANNA });
    await shop.runRecurringJobs();
    expect(await mailKindsTo(shop.db, ANNA)).toEqual(['stock_alert_confirmation']);
    await shop.db.updateTable('product_price').set({ gross: 8990 }).where('product_id', '=', VASE).where('currency', '=', 'HUF').execute();
    await restock();
    for (const _ of ['first run', 'second run']) await shop.runRecurringJobs();
    const [confirmation, back, ...more] = await mailsTo(shop.db, ANNA);
    expect([confirmation?.kind, confirmation?.has_secret_link, back?.kind, more]).toEqual(['stock_alert_confirmation', true, 'back_in_stock', []]);
    expect(back?.content.subject).toBe('Back in stock: Zsombék vase');
    const html = back ? renderHtml(back.content, 'en', 'http://localhost:3000').replaceAll('\u00A0', ' ') : '';
    for (const text of ['8 990 Ft incl. VAT', `<img src="http://localhost:3000/images/og/product-${VASE}-en-`, `/en/products/living-room/zsombek-vase-${VASE}"`, 'it goes to whoever orders first']) expect(html).toContain(text);
    expect(await rows()).toEqual([]);
    expect(errorOf(await confirm(ANNA)).code).toBe('token_invalid');
  });

  it('is requested with the same answer by an address that is new, pending or waiting, which gets no further mail', async () => {
    await wait('b@example.hu');
    const answers = [await request(ANNA), await request(ANNA), await request('b@example.hu')];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([await mailKindsTo(shop.db, ANNA), await mailKindsTo(shop.db, 'b@example.hu')]).toEqual([['stock_alert_confirmation'], ['stock_alert_confirmation']]);
    const first = await tokenOf(ANNA, 'confirm');
    shop.clock.move(MINUTE_MS);
    await request(ANNA);
    expect(errorOf(await post('/confirm', { token: first })).code).toBe('token_invalid');
    expect((await confirm(ANNA)).status).toBe(200);
  });

  it('is refused for bad input', async () => {
    for (const [body, path] of [[{ email: ANNA }, 'product_id'], [{ product_id: 'x', email: ANNA }, 'product_id'], [{ product_id: 2 ** 40, email: ANNA }, 'product_id'], [{ product_id: VASE, email: 'anna' }, 'email']] as const) {
      expect(errorOf(await post('', body))).toMatchObject({ code: 'validation_failed', fields: [{ path }] });
    }
    expect(errorOf(await request(ANNA, 999)).code).toBe('not_found');
    expect(errorOf(await shop.visitor().call('POST', '/api/stock-alerts', { body: { product_id: VASE, email: ANNA } })).code).toBe('csrf_token_mismatch');
    for (const token of ['', 'x'.repeat(201)]) expect(errorOf(await post('/confirm', { token })).code).toBe('validation_failed');
    expect(errorOf(await post('/confirm', { token: 'unknown' })).code).toBe('token_invalid');
  });

  it('is sent once, also by two processes at the same time, and in batches', async () => {
    const emails = Array.from({ length: 150 }, (_, index) => `visitor${index}@example.hu`);
    await request(ANNA);
    const own = await shop.db.selectFrom('stock_alert').selectAll().where('email', '=', ANNA).executeTakeFirstOrThrow();
    const { id: _, ...copied } = own;
    await shop.db.insertInto('stock_alert').values(emails.map((email) => ({ ...copied, email, token_hash: email, confirmed_at: shop.clock.now() }))).execute();
    await restock();
    const processes = ['one', 'other'].map(() => {
      const jobs = new JobRegistry();
      registerAlertJob(jobs, shop.db, { clock: shop.clock, secret: 'secret' });
      return jobs.recurring(STOCK_ALERT_JOB);
    });
    await Promise.all(processes.map((job) => job?.run({ log: shop.app.log, isTimeReliable: async () => true })));
    const mailed = await shop.db.selectFrom('outbox_mail').select('recipient').where('kind', '=', 'back_in_stock').execute();
    expect(mailed.map(({ recipient }) => recipient).sort()).toEqual(emails.sort());
    expect(await rows()).toEqual([{ email: ANNA, product_id: VASE, confirmed_at: null }]);
  });

  it('waits until pieces are free: an order that expires returns them, and a reservation of a cart takes them', async () => {
    const { order_hash: hash } = await placed(shop.visitor(), { productId: MUG, quantity: 3, payment: BANK_TRANSFER });
    await wait('b@example.hu', MUG);
    const visitor = await shop.visitor().arrive();
    await command(shop.client, stockTopic, 'set', 'MUG', '1');
    await putInCart(visitor, MUG, 1);
    await shop.runRecurringJobs();
    expect(await mailKindsTo(shop.db, 'b@example.hu')).toEqual(['stock_alert_confirmation']);
    await command(shop.client, stockTopic, 'set', 'MUG', '0');
    await shop.db.updateTable('shop_order').set({ payment_expires_at: shop.clock.now() }).where('order_hash', '=', hash).execute();
    shop.clock.move(SECOND_MS);
    await shop.runRecurringJobs();
    await shop.runRecurringJobs();
    expect(await mailKindsTo(shop.db, 'b@example.hu')).toEqual(['stock_alert_confirmation', 'back_in_stock']);
  });

  it('is sent when a product is made to order from then on', async () => {
    await wait(ANNA, LAMP);
    await shop.runRecurringJobs();
    expect(await mailKindsTo(shop.db, ANNA)).toEqual(['stock_alert_confirmation', 'back_in_stock']);
  });

  it('ends with one click for all products of the address, by the link of any mail', async () => {
    await wait(ANNA);
    await wait(ANNA, MUG);
    await wait('b@example.hu');
    const token = await tokenOf(ANNA, 'unsubscribe');
    const [mail] = await mailsTo(shop.db, ANNA);
    expect(mail?.unsubscribe_path).toBe(`${STOCK_ALERT_ONE_CLICK_PATH}?token=${token}`);
    const opened = await shop.visitor().call('GET', `${STOCK_ALERT_ONE_CLICK_PATH}?token=${token}`);
    expect([opened.status, opened.headers['location']]).toEqual([303, `/hu/keszletertesito?link=unsubscribe#unsubscribe=${token}`]);
    expect((await shop.visitor().call('POST', `${STOCK_ALERT_ONE_CLICK_PATH}?token=unknown`)).status).toBe(200);
    expect(await rows()).toHaveLength(3);
    for (const _ of ['first', 'again']) expect((await shop.visitor().call('POST', `${STOCK_ALERT_ONE_CLICK_PATH}?token=${token}`)).status).toBe(200);
    expect((await rows()).map(({ email }) => email)).toEqual(['b@example.hu']);
    expect((await post('/stop', { token: await tokenOf('b@example.hu', 'unsubscribe') })).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('is deleted after 24 hours without a confirmation, and 180 days after it', async () => {
    await request('pending@example.hu');
    shop.clock.move(STOCK_ALERT_PERIODS.confirmation - SECOND_MS);
    await shop.runRecurringJobs();
    expect(await rows()).toHaveLength(1);
    const token = await tokenOf('pending@example.hu', 'confirm');
    shop.clock.move(SECOND_MS);
    expect(errorOf(await post('/confirm', { token })).code).toBe('token_expired');
    await shop.runRecurringJobs();
    expect(await rows()).toEqual([]);
    await wait(ANNA);
    shop.clock.move(STOCK_ALERT_PERIODS.alert - SECOND_MS);
    await shop.runRecurringJobs();
    expect(await rows()).toHaveLength(1);
    shop.clock.move(SECOND_MS);
    await shop.runRecurringJobs();
    expect(await rows()).toEqual([]);
    const periods = new Map((await shop.visitor().read(retentionSchema, '/api/privacy/retention')).map(({ key, period }) => [key, period]));
    expect([periods.get('pending-stock-alerts'), periods.get('old-stock-alerts')]).toEqual(['24 óra', '180 nap']);
  });

  it('is in the copy of a user’s data, and is deleted with their account', async () => {
    await openAccount(shop, ANNA);
    await wait(ANNA);
    const { id } = await shop.db.selectFrom('app_user').select('id').where('email', '=', ANNA).executeTakeFirstOrThrow();
    expect((await exportUser(shop.db, id)).stock_alerts).toMatchObject([{ sku: 'VASE', locale: 'hu', currency: 'HUF' }]);
    await shop.db.transaction().execute((trx) => deleteUser(trx, shop.clock, { clock: shop.clock, secret: 'secret', hasService: false }, id));
    expect(await rows()).toEqual([]);
  });

  it('is counted for the operator by product, without addresses', async () => {
    const list = (...args: readonly string[]) => command(shop.client, stockAlertsTopic, 'list', ...args);
    expect(await list()).toBe('No address waits.');
    await wait(ANNA);
    await request('b@example.hu');
    await wait(ANNA, MUG);
    expect((await list()).split('\n').map((line) => line.split(/\s{2,}/).slice(0, 4))).toEqual([['SKU', 'PRODUCT', 'CONFIRMED', 'PENDING'], ['VASE', 'Zsombék vase', '1', '1'], ['MUG', 'Cuki mug', '1', '0']]);
    expect((await list('--product', 'MUG')).split('\n')).toHaveLength(2);
    await expect(list('--product', 'NONE')).rejects.toThrow('There is no product NONE.');
  });
});
