import { IMPORT_LIMITS } from '@feszek/contract';
import type { OperatorStock } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Texts } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { lockStock } from '../orderStock.ts';
import { heldInCarts } from '../reservations/held.ts';

const NOT_SENT = ['pending_payment', 'payment_failed', 'confirmed', 'paid'] as const;

/** A product as far as its stock asks. */
export interface StockedProduct {
  readonly id: number;
  readonly sku: string;
  readonly title: Texts;
  readonly is_for_order: boolean;
}

export interface ShowStockParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Finds a product by its SKU; throws ApiError `not_found`. */
  readonly findProduct: (db: Kysely<Database>, sku: string) => Promise<StockedProduct>;
}

export interface ChangeStockParts extends ShowStockParts {
  /** Invalidates everything that shows these products. */
  readonly invalidateProducts: (ids: readonly number[]) => Promise<void>;
}

/** What there is of a product, and who holds some of it. Throws ApiError `not_found`. */
export async function showStock({ db, clock, findProduct }: ShowStockParts, name: string): Promise<OperatorStock> {
  const { id, sku, title, is_for_order } = await findProduct(db, name);
  const row = await db.selectFrom('product_stock').select('quantity').where('product_id', '=', id).executeTakeFirst();
  const held = await heldInCarts(db, clock.now(), [id]);
  const taken = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select(({ fn }) => fn.sum<number | null>('stock_taken').as('pieces'))
    .where('product_id', '=', id)
    .where('status', 'in', NOT_SENT)
    .executeTakeFirstOrThrow();
  return { sku, title: title.en, is_for_order, stock: row?.quantity ?? 0, in_carts: held.get(id) ?? 0, in_orders: Number(taken.pieces) };
}

/**
 * Changes what can be sold of a product. What orders have taken is no part of that, and stays theirs. Carts that hold
 * more than is left find out when they are ordered.
 *
 * @param next the new number of pieces from the one before
 * @throws ApiError `not_found`, `stock_too_low` where less than nothing would be left, `validation_failed` for too many
 */
export async function changeStock(parts: ChangeStockParts, name: string, next: (before: number) => number): Promise<OperatorStock> {
  const product = await parts.db.transaction().execute(async (trx) => {
    const found = await parts.findProduct(trx, name);
    const available = (await lockStock(trx, [found.id])).get(found.id) ?? 0;
    const quantity = next(available);
    if (quantity < 0) throw new ApiError('stock_too_low', { params: { available } });
    if (quantity > IMPORT_LIMITS.stock) throw new ApiError('validation_failed', { fields: [{ path: 'add', code: 'too_large', params: { max: IMPORT_LIMITS.stock } }] });
    await trx
      .insertInto('product_stock')
      .values({ product_id: found.id, quantity })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ quantity }))
      .execute();
    return found;
  });
  await parts.invalidateProducts([product.id]);
  return showStock(parts, name);
}
