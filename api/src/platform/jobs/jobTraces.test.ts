import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { HttpVisitor } from '../../../test/httpVisitor.ts';
import { runMailJobs } from '../../../test/mails.ts';
import { BANK_TRANSFER, CUSTOMER, HOME_DELIVERY, openShop, ORDER, testConfig } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';

const TRACE = 'a'.repeat(32);

describe('the jobs of a request', () => {
  const lines: string[] = [];
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop({ config: testConfig({ LOG_LEVEL: 'info' }), logStream: { write: (line) => void lines.push(line) } });
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('belong to its trace, also when they are tried again, each attempt with a span of its own', async () => {
    const visitor = new HttpVisitor(await shop.app.listen({ host: '127.0.0.1', port: 0 }), '203.0.113.7');
    await visitor.call('GET', '/sanctum/csrf-cookie');
    await visitor.call('POST', '/api/cart/product', { product_id: CHAIR, quantity: 1 });
    await visitor.call('PUT', '/api/cart/customer', CUSTOMER);
    await visitor.call('PUT', '/api/cart/method/delivery', { id: HOME_DELIVERY });
    await visitor.call('PUT', '/api/cart/method/payment', { id: BANK_TRANSFER });
    expect((await visitor.call('POST', '/api/cart/order', ORDER, { traceparent: `00-${TRACE}-bbbbbbbbbbbbbbbb-01` })).status).toBe(200);
    expect(await shop.db.selectFrom('job').select(['kind', 'trace_id']).where('kind', '=', 'mail').execute()).toEqual([{ kind: 'mail', trace_id: TRACE }]);

    const transport = { send: () => Promise.reject(new Error('The mail server does not answer')), close: () => undefined };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await runMailJobs(shop, transport);
      shop.clock.move(3_600_000);
    }
    const failures = lines.map((line): unknown => JSON.parse(line)).filter((line) => typeof line === 'object' && line !== null && 'msg' in line && line.msg === 'job failed; it will be retried');
    expect(failures).toEqual([1, 2].map((attempts) => expect.objectContaining({ kind: 'mail', attempts, trace_id: TRACE, span_id: expect.stringMatching(/^[0-9a-f]{16}$/) })));
    expect(new Set(failures.map((line) => JSON.stringify(line).match(/"span_id":"(\w+)"/)?.[1])).size).toBe(2);
  });
});
