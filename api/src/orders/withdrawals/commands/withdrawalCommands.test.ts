import { describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../../test/databases.ts';
import { openOperatorShop } from '../../../../test/operator.ts';
import { listWithdrawals, showWithdrawal } from './withdrawalCommands.ts';

describe('the operator’s command line', () => {
  it('lists withdrawals and shows one, with its remarks', async () => {
    const shop = await openOperatorShop();
    const said: string[] = [];
    const out = (line: string) => void said.push(line);
    try {
      await listWithdrawals(shop.client, undefined, out);
      expect(said.splice(0)).toEqual(['No withdrawals.']);
      const visitor = await shop.visitor().arrive();
      // A text with control characters of a terminal.
      const body = { name: 'Kovács\u001B[2J Anna', email: 'anna@example.hu', order_number: '77', subject: 'A kanapé\nés a szék' };
      await visitor.call('POST', '/api/withdrawals', { body, headers: { 'idempotency-key': 'x' } });
      await listWithdrawals(shop.client, '5', out);
      expect(said.splice(0)).toEqual(['1\t2026-11-21 13:00:00\torder 77\tKovács [2J Anna <anna@example.hu>\tA kanapé és a szék\t! order_unknown']);
      await showWithdrawal(shop.client, '1', out);
      expect(said.splice(0)).toEqual([
        'Withdrawal 1, submitted 2026-11-21 13:00:00 (Europe/Budapest)', '  order   77', '  from    A kanapé és a szék', '  by      Kovács [2J Anna <anna@example.hu>, in Hungarian',
        '  !       the shop has no order of this number',
      ]);
      await expect(showWithdrawal(shop.client, '2', out)).rejects.toThrow('couldn’t find');
      await expect(listWithdrawals(shop.client, 'many', out)).rejects.toThrow('--limit');
    } finally {
      await shop.close();
    }
  }, OPEN_MS);
});
