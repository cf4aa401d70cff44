import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { command } from '../../../test/command.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { openOperatorShop } from '../../../test/operator.ts';
import type { OperatorShop } from '../../../test/operator.ts';
import { ask, prepareQuote, requested } from '../../../test/quotes.ts';
import { offerTopic } from './offerTopic.ts';

describe('the operator’s command line for offers', () => {
  let shop: OperatorShop;
  beforeAll(async () => {
    shop = await openOperatorShop();
  }, OPEN_MS);
  afterAll(() => shop.close());

  const run = (...args: readonly string[]) => command(shop.client, offerTopic, ...args);

  it('lists, shows, prices, sends and withdraws', async () => {
    const visitor = shop.visitor();
    await prepareQuote(visitor, CHAIR, 8);
    const { id, hash } = await requested(shop, await ask(visitor, { comment: 'Pácolva kérném.' }));
    expect(await run('list', '--state', 'requested')).toContain(`${id}  2026-11-21  unpriced`);
    const shown = await run('show', String(id));
    for (const part of ['Kovács Anna', '9021 Győr, Fő utca 1., Hungary', 'Pácolva kérném.', '8 × CHAIR', '23 920 Ft each', 'no price yet']) expect(shown).toContain(part);
    const priced = await run('price', String(id), '--line', 'CHAIR=20 000', '--delivery', '4990', '--valid-until', '2026-12-05', '--note', 'Köszönjük!');
    for (const part of ['offered at 20 000 Ft', 'Total: 164 990 Ft', `Not sent yet: npm run shop -- offer send ${id}`]) expect(priced).toContain(part);
    expect(await run('send', String(id))).toContain(`/hu/checkout/offer/${hash}`);
    expect(await run('list')).toContain('until 2026-12-05');
    await expect(run('price', String(id), '--delivery', '0')).rejects.toThrow('has been sent already');
    expect(await run('withdraw', String(id))).toContain('is withdrawn');
    expect(await run('list', '--state', 'open')).toBe('There are none.');
  });

  it.each([
    [[], 'offer list'],
    [['send'], 'offer send QUOTE'],
    [['show', 'first'], 'offer show QUOTE'],
    [['list', '--state', 'new'], '--state is one of'],
    [['price', '5001', '--line', 'CHAIR'], 'must look like SKU=AMOUNT'],
    [['price', '5001', '--line', 'CHAIR=-5'], 'must be an amount'],
    [['price', '5001', '--delivery', 'free'], 'must be an amount'],
    [['price', '5001', '--valid-until', 'tomorrow'], 'must be a day'],
    [['price', '5001', '--discount', '5'], 'Unknown option'],
  ])('refuses %j and shows the usage', async (args, expected) => {
    await expect(run(...args)).rejects.toThrow(expected);
  });
});
