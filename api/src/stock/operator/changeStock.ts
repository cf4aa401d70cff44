import { IMPORT_LIMITS } from '@feszek/contract';
import type { OperatorStock } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Texts } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { stockState } from '../availability.ts';
import { loadStock, lockStock, setStock } from '../productStock.ts';
import { reservedInCarts } from '../reservations/reservedInCarts.ts';

/** The facts of a product that its stock needs. */
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
  /** Counts the pieces of a product in orders that are not sent yet. */
  readonly countInOrders: (db: Kysely<Database>, productId: number) => Promise<number>;
}

/** Invalidates everything that shows these products, and the lists that contain them, unless they are unchanged. */
export type InvalidateProducts = (ids: readonly number[], invalidation?: { readonly areListsChanged: boolean }) => Promise<void>;

export interface ChangeStockParts extends ShowStockParts {
  readonly invalidateProducts: InvalidateProducts;
}

/**
 * Loads the stock of a product, with the pieces that carts reserve and orders have taken.
 *
 * @throws ApiError `not_found`
 */
export async function showStock({ db, clock, findProduct, countInOrders }: ShowStockParts, name: string): Promise<OperatorStock> {
  const { id, sku, title, is_for_order } = await findProduct(db, name);
  const reserved = await reservedInCarts(db, clock.now(), [id]);
  return { sku, title: title.en, is_for_order, stock: await loadStock(db, id), in_carts: reserved.get(id) ?? 0, in_orders: await countInOrders(db, id) };
}

/**
 * Changes the stock of a product. The pieces that orders have taken do not count as stock and are not changed. If
 * carts reserve more than the new stock, the first ones keep their pieces and the others are refused when they are ordered.
 *
 * @param next - returns the new number of pieces from the previous one
 * @throws ApiError `not_found`, `stock_too_low` where fewer than 0 pieces would be left, `validation_failed` for too many
 */
export async function changeStock(parts: ChangeStockParts, name: string, next: (before: number) => number): Promise<OperatorStock> {
  const { id, areListsChanged } = await parts.db.transaction().execute(async (trx) => {
    const found = await parts.findProduct(trx, name);
    const available = (await lockStock(trx, [found.id])).get(found.id) ?? 0;
    const quantity = next(available);
    if (quantity < 0) throw new ApiError('stock_too_low', { params: { available } });
    if (quantity > IMPORT_LIMITS.stock) throw new ApiError('validation_failed', { fields: [{ path: 'add', code: 'too_large', params: { max: IMPORT_LIMITS.stock } }] });
    await setStock(trx, found.id, quantity);
    const stateWith = (stock: number) => stockState({ isForOrder: found.is_for_order, stock });
    return { id: found.id, areListsChanged: stateWith(available) !== stateWith(quantity) };
  });
  await parts.invalidateProducts([id], { areListsChanged });
  return showStock(parts, name);
}
