import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unexportedMetrics } from '@feszek/metrics/testing';
import { OPEN_MS } from '../../../test/databases.ts';
import { MUG } from '../../../test/goods.ts';
import { CARD, openShop, placed, testConfig } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';

const TOKEN = 'a token of the test shop';

describe('the metrics of the API', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop({ config: testConfig({ METRICS_TOKEN: TOKEN }), connections: () => ({ open: 3, idle: 2, waiting: 1 }) });
  }, OPEN_MS);
  afterAll(() => shop.close());

  async function exported(): Promise<string> {
    const { statusCode, body } = await shop.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
    expect(statusCode).toBe(200);
    return body;
  }
  async function lines(): Promise<readonly string[]> {
    return (await exported()).split('\n').filter((line) => /^feszek_(?!request_seconds_(bucket|sum)|job_delay)/.test(line));
  }

  it('count orders, payments, jobs, refusals and connections', async () => {
    await shop.db.updateTable('shop_order').set({ created_at: new Date(0) }).execute();
    await placed(shop.visitor(), { productId: MUG, quantity: 3, payment: CARD });
    await shop.db.updateTable('shop_order').set({ created_at: new Date() }).execute();
    await shop.db.updateTable('payment_transaction').set({ created_at: new Date() }).execute();
    await shop.db.insertInto('job').values({ kind: 'mail', key: 'unknown', state: 'dead', run_at: new Date(), created_at: new Date(), attempt_id: null, last_error: null, last_attempt_at: null }).execute();
    const late = await shop.visitor().arrive();
    expect((await late.call('POST', '/api/cart/product', { body: { product_id: MUG, quantity: 1 } })).status).toBe(409);
    const all = await lines();
    expect(all).toEqual(expect.arrayContaining([
      'feszek_database_up{program="api"} 1',
      'feszek_orders_last_hour{status="pending_payment",program="api"} 1',
      'feszek_failed_payments_last_hour{cause="pending",program="api"} 1',
      'feszek_refusals_total{code="out_of_stock",program="api"} 1',
      'feszek_jobs{kind="mail",state="dead",program="api"} 1',
      'feszek_database_connections{state="waiting",program="api"} 1',
    ]));
    expect(all.some((line) => line.startsWith('feszek_request_seconds_count{program="api",method="POST",route="/api/cart/product",status="409"}'))).toBe(true);
    expect(unexportedMetrics('api', await exported())).toEqual([]);
  });

  it('say that the database does not answer', async () => {
    await shop.db.schema.alterTable('job').renameTo('job_away').execute();
    const all = await lines();
    await shop.db.schema.alterTable('job_away').renameTo('job').execute();
    expect(all).toContain('feszek_database_up{program="api"} 0');
    expect(all.some((line) => line.startsWith('feszek_orders_last_hour{'))).toBe(false);
  });
});
