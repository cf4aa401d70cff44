import type { FieldFault, ShowroomStock, ShowroomStockInput } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Texts } from '../../platform/database/columns.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { InvalidateProducts } from './changeStock.ts';
import { storeShowroomStock, sumShowroomStock } from '../showrooms/showroomStock.ts';

export interface ShowroomStockParts {
  readonly db: Db;
  readonly clock: Clock;
  /** The ids of products by their SKU; unknown ones are missing. */
  readonly findProductIds: (db: Kysely<Database>, skus: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** The showrooms of the shop. */
  readonly listShowrooms: (db: Kysely<Database>) => Promise<readonly { readonly key: string; readonly place: { readonly name: Texts } }[]>;
  readonly invalidateProducts: InvalidateProducts;
}

/** The counted stock of each showroom. */
export async function listShowroomStock({ db, listShowrooms }: ShowroomStockParts): Promise<ShowroomStock> {
  const sums = new Map((await sumShowroomStock(db)).map(({ showroom, ...sum }) => [showroom, sum]));
  const showrooms = await listShowrooms(db);
  return { showrooms: showrooms.map(({ key, place }) => ({ showroom: key, name: place.name.en, ...(sums.get(key) ?? { products: 0, pieces: 0 }) })) };
}

/**
 * Stores counted pieces of showrooms. With an invalid row nothing is changed.
 *
 * @throws ApiError `validation_failed` for an unknown showroom or SKU, or a product that is named twice for one showroom
 */
export async function importShowroomStock(parts: ShowroomStockParts, { rows, is_whole: isWhole }: ShowroomStockInput): Promise<ShowroomStock> {
  const { db, clock, findProductIds, listShowrooms, invalidateProducts } = parts;
  const ids = await findProductIds(db, [...new Set(rows.map(({ sku }) => sku))]);
  const keys = new Set((await listShowrooms(db)).map(({ key }) => key));
  const named = new Set<string>();
  const fields = rows.flatMap(({ showroom, sku }, index): FieldFault[] => {
    const row = JSON.stringify([showroom, sku]);
    const isRepeated = named.has(row);
    named.add(row);
    if (!keys.has(showroom)) return [{ path: `rows[${index}].showroom`, code: 'unknown_value' }];
    if (!ids.has(sku)) return [{ path: `rows[${index}].sku`, code: 'unknown_value' }];
    return isRepeated ? [{ path: `rows[${index}].sku`, code: 'already_named', params: { value: sku } }] : [];
  });
  if (fields.length > 0) throw new ApiError('validation_failed', { fields });
  const counted = rows.flatMap(({ showroom, sku, quantity }) => {
    const productId = ids.get(sku);
    return productId === undefined ? [] : [{ showroom, productId, quantity }];
  });
  await invalidateProducts(await db.transaction().execute((trx) => storeShowroomStock(trx, clock.now(), counted, isWhole)));
  return listShowroomStock(parts);
}
