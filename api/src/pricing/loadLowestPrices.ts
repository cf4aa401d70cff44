import type { Currency } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { lowestBefore, lowestIn, periodBefore } from './lowestPrice.ts';
import type { EarlierPrice, ReducedPrice } from './lowestPrice.ts';
import { convert } from './rates/exchangeRate.ts';
import type { ExchangeRate } from './rates/exchangeRate.ts';
import { loadRates } from './rates/storedRates.ts';

interface StoredPrice extends ReducedPrice {
  readonly productId: number;
  readonly currency: Currency;
  /** The rate of a converted price. */
  readonly rateId: number | null;
  /** By ascending `since`. */
  readonly earlier: readonly EarlierPrice[];
}

/** The lowest price of the 30 days before a reduction. */
export interface LowestPrice {
  readonly productId: number;
  readonly currency: Currency;
  /** Whole minor units. */
  readonly gross: number;
}

const keyOf = ({ productId, currency }: Pick<StoredPrice, 'productId' | 'currency'>) => `${productId} ${currency}`;

/** The reduced prices of these products. */
async function loadReduced(db: Kysely<Database>, productIds: readonly number[]): Promise<readonly StoredPrice[]> {
  const prices = await db
    .selectFrom('product_price')
    .where('product_id', 'in', productIds)
    .whereRef('gross', '<', 'original_gross')
    .select(['product_id as productId', 'currency', 'gross', 'original_gross as originalGross', 'since', 'rate_id as rateId'])
    .execute();
  if (prices.length === 0) return [];
  const reduced = [...new Set(prices.map(({ productId }) => productId))];
  const earlier = await db.selectFrom('product_earlier_price').where('product_id', 'in', reduced).select(['product_id as productId', 'currency', 'since', 'gross']).orderBy('since').execute();
  const byPrice = Map.groupBy(earlier, keyOf);
  return prices.map((price) => ({ ...price, earlier: byPrice.get(keyOf(price)) ?? [] }));
}

/**
 * The reference price of a converted price. The forint price was reduced, so the period is that of the forint price. A
 * product that was not sold in the currency in that period has the forint reference, converted by the rate of the price.
 */
function lowestOfConverted(price: StoredPrice, rate: ExchangeRate, forints: StoredPrice): number | undefined {
  const period = periodBefore(forints.earlier, forints);
  const applied = [...price.earlier, price].filter(({ since }) => since.getTime() < period.to.getTime());
  const lowest = lowestBefore(forints.earlier, forints);
  return lowestIn(applied, period) ?? (lowest === undefined ? undefined : convert(lowest, rate));
}

/**
 * The lowest prices of the 30 days before the reductions of these products (Directive 98/6/EC, article 6a).
 *
 * @returns without prices that are not reduced or have no earlier price
 */
export async function loadLowestPrices(db: Kysely<Database>, productIds: readonly number[]): Promise<readonly LowestPrice[]> {
  if (productIds.length === 0) return [];
  const prices = await loadReduced(db, productIds);
  const forints = new Map(prices.flatMap((price) => (price.currency === 'HUF' ? [[price.productId, price]] : [])));
  const rates = await loadRates(db, [...new Set(prices.flatMap(({ rateId }) => rateId ?? []))]);
  return prices.flatMap((price) => {
    const { productId, currency, rateId } = price;
    const [rate, inForints] = [rateId === null ? undefined : rates.get(rateId), forints.get(productId)];
    const gross = rate && inForints ? lowestOfConverted(price, rate, inForints) : lowestBefore(price.earlier, price);
    return gross === undefined ? [] : [{ productId, currency, gross }];
  });
}
