import { CURRENCIES } from '@feszek/contract';
import type { OperatorPrices, PriceInput } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import type { Clock } from '../../platform/clock.ts';
import { loadLowestPrices } from '../loadLowestPrices.ts';
import { storeReferencePrices } from '../storeReferencePrices.ts';
import type { Kysely } from 'kysely';
import type { Texts } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Db } from '../../platform/database/connect.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { exactMinor } from '../exactMinor.ts';

/** A product with its prices. */
export interface PricedProduct {
  readonly id: number;
  readonly sku: string;
  readonly title: Texts;
}

export interface ShowPricesParts {
  readonly db: Db;
  /** Finds a product by its SKU; throws ApiError `not_found`. */
  readonly findProduct: (db: Kysely<Database>, sku: string) => Promise<PricedProduct>;
}

export interface SetPriceParts extends ShowPricesParts {
  readonly clock: Clock;
  /** Invalidates everything that shows these products. */
  readonly invalidateProducts: (ids: readonly number[]) => Promise<void>;
}

/** A product's prices in every currency. Throws ApiError `not_found`. */
export async function showPrices({ db, findProduct }: ShowPricesParts, name: string): Promise<OperatorPrices> {
  const { id, sku, title } = await findProduct(db, name);
  const prices = await db.selectFrom('product_price').selectAll().where('product_id', '=', id).execute();
  const lowestPrices = await loadLowestPrices(db, [id]);
  const tiers = await db.selectFrom('product_tier').selectAll().where('product_id', '=', id).orderBy('quantity').execute();
  const listed = prices.map(({ currency, gross, original_gross, since }) => {
    const lowest = lowestPrices.find((each) => each.currency === currency)?.gross;
    return {
      currency,
      price: toMajor(gross, currency),
      original: toMajor(original_gross, currency),
      since: since.toISOString(),
      lowest_before: lowest === undefined ? null : toMajor(lowest, currency),
      tiers: tiers.filter((tier) => tier.currency === currency).map((tier) => ({ quantity: tier.quantity, price: toMajor(tier.gross, currency) })),
    };
  });
  return { sku, title: title.en, prices: listed.toSorted((a, b) => CURRENCIES.indexOf(a.currency) - CURRENCIES.indexOf(b.currency)) };
}

/**
 * Sets a product's price in one currency. A changed price is stored as an earlier one, so that the lowest price of 30
 * days stays correct, and tier prices above the new price are lowered to it. A converted price becomes a given one.
 *
 * @throws ApiError `not_found`, `validation_failed`
 */
export async function setPrice(parts: SetPriceParts, name: string, { currency, price, original }: PriceInput): Promise<OperatorPrices> {
  const gross = exactMinor('price', price, currency);
  const original_gross = original === undefined ? gross : exactMinor('original', original, currency);
  if (original_gross < gross) throw new ApiError('validation_failed', { fields: [{ path: 'original', code: 'below_price' }] });
  const product = await parts.db.transaction().execute(async (trx) => {
    const found = await parts.findProduct(trx, name);
    const now = parts.clock.now();
    const before = await trx.selectFrom('product_price').selectAll().where('product_id', '=', found.id).where('currency', '=', currency).forUpdate().executeTakeFirst();
    const hasChanged = before?.gross !== gross;
    if (before && hasChanged) {
      await trx.insertInto('product_earlier_price').values({ product_id: found.id, currency, since: before.since, gross: before.gross }).onConflict((conflict) => conflict.doNothing()).execute();
    }
    await trx
      .insertInto('product_price')
      .values({ product_id: found.id, currency, gross, original_gross, since: now, rate_id: null })
      .onConflict((conflict) => conflict.columns(['product_id', 'currency']).doUpdateSet({ gross, original_gross, rate_id: null, ...(hasChanged && { since: now }) }))
      .execute();
    await trx.updateTable('product_tier').set({ gross }).where('product_id', '=', found.id).where('currency', '=', currency).where('gross', '>', gross).execute();
    await storeReferencePrices(trx, [found.id]);
    return found;
  });
  await parts.invalidateProducts([product.id]);
  return showPrices(parts, name);
}
