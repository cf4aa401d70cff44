import { CURRENCIES } from '@feszek/contract';
import type { Currency } from '@feszek/contract';
import type { ProductRecord } from '../catalog/productRecords.ts';
import { loadProductRecords } from '../catalog/productRecords.ts';
import { unitGross } from '../pricing/price.ts';
import type { AmountsByCurrency } from '../platform/database/columns.ts';
import type { CartLine } from './cartState.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** One piece's gross price for a quantity in every currency that it is sold in, whole minor units. */
export function unitPrices({ prices }: Pick<ProductRecord, 'prices'>, quantity: number): Partial<AmountsByCurrency> {
  return Object.fromEntries(
    CURRENCIES.flatMap((currency) => {
      const list = prices[currency];
      return list ? [[currency, unitGross(list, quantity)]] : [];
    }),
  );
}

/** Whether a line's price differs from the one that its buyer saw. */
export function hasPriceChanged({ record, seenGross, amounts }: CartLine, currency: Currency): boolean {
  const seen = seenGross?.[currency];
  return record.prices[currency] !== undefined && seen !== undefined && seen !== amounts.unitGross;
}

/** The gross unit price that the buyer saw before the current one, in whole minor units; `null` if it is the same. */
export function priceBefore(line: CartLine, currency: Currency): number | null {
  const before = (hasPriceChanged(line, currency) ? line.seenGross : line.grossBefore)?.[currency];
  return before === undefined || before === line.amounts.unitGross ? null : before;
}

/** Stores that the buyer has seen the changed prices. The cart gets a new version, which can be ordered. */
export async function savePricesAsSeen(trx: Trx, visitorId: number): Promise<void> {
  const lines = await trx.selectFrom('cart_line').select(['product_id', 'quantity', 'seen_gross']).where('visitor_id', '=', visitorId).execute();
  const records = new Map((await loadProductRecords(trx, lines.map(({ product_id }) => product_id))).map((record) => [record.id, record]));
  for (const { product_id, quantity, seen_gross } of lines) {
    const record = records.get(product_id);
    if (!record || !seen_gross) continue;
    const now = unitPrices(record, quantity);
    if (CURRENCIES.every((currency) => now[currency] === seen_gross[currency])) continue;
    await trx
      .updateTable('cart_line')
      .set({ seen_gross: JSON.stringify(now), gross_before: JSON.stringify(seen_gross) })
      .where('visitor_id', '=', visitorId)
      .where('product_id', '=', product_id)
      .execute();
  }
}
