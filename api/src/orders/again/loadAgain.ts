import type { Locale, OrderAgain } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import { loadProductRecords } from '../../catalog/productRecords.ts';
import type { ProductRecord } from '../../catalog/productRecords.ts';
import type { Db } from '../../platform/database/connect.ts';
import { unitGross } from '../../pricing/price.ts';
import { availableQuantity } from '../../stock/availability.ts';

interface Today {
  readonly available: number;
  /** Whole minor units. */
  readonly gross: number | null;
}

/** How many of `quantity` pieces can be ordered now, and the price of one piece at that number. */
function today(record: ProductRecord | undefined, currency: OrderAgain['currency'], quantity: number): Today {
  const prices = record?.prices[currency];
  if (!record || !prices) return { available: 0, gross: null };
  const available = Math.min(quantity, availableQuantity(record));
  return { available, gross: unitGross(prices, Math.max(1, available)) };
}

/** The items of an order with today's availability and prices, in the currency of the order. */
export async function loadAgain(db: Db, orderHash: string, locale: Locale): Promise<OrderAgain> {
  const { id, currency } = await db.selectFrom('shop_order').select(['id', 'currency']).where('order_hash', '=', orderHash).executeTakeFirstOrThrow();
  const lines = await db.selectFrom('order_line').selectAll().where('order_id', '=', id).orderBy('position').execute();
  const records = await loadProductRecords(db, lines.flatMap(({ product_id }) => product_id ?? []));
  const byId = new Map(records.map((record) => [record.id, record]));
  return {
    currency,
    items: lines.map(({ position, product_id, name, quantity, unit_gross }) => {
      const record = byId.get(product_id ?? 0);
      const { available, gross } = today(record, currency, quantity);
      return {
        id: position + 1,
        product_id: record?.id ?? null,
        name: name[locale],
        quantity,
        available,
        price_gross_then: toMajor(unit_gross, currency),
        price_gross: gross === null ? null : toMajor(gross, currency),
      };
    }),
  };
}
