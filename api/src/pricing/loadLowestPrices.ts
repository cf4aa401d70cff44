import type { Currency } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { lowestBefore, lowestIn, periodBefore } from './lowestPrice.ts';
import type { EarlierPrice, ReducedPrice } from './lowestPrice.ts';
import { convert } from './rates/exchangeRate.ts';
import { loadRate } from './rates/storedRates.ts';

interface StoredPrice extends ReducedPrice {
  readonly currency: Currency;
  /** The rate of a converted price. */
  readonly rateId: number | null;
  /** By ascending `since`. */
  readonly earlier: readonly EarlierPrice[];
}

function isReduced({ gross, originalGross }: ReducedPrice): boolean {
  return gross < originalGross;
}

async function loadPrices(db: Kysely<Database>, productId: number): Promise<StoredPrice[]> {
  const prices = await db.selectFrom('product_price').where('product_id', '=', productId).select(['currency', 'gross', 'original_gross as originalGross', 'since', 'rate_id as rateId']).execute();
  const earlier = await db.selectFrom('product_earlier_price').where('product_id', '=', productId).select(['currency', 'since', 'gross']).orderBy('since').execute();
  return prices.map((price) => ({ ...price, earlier: earlier.filter(({ currency }) => currency === price.currency) }));
}

/**
 * The reference price of a converted price. The forint price was reduced, so the period is that of the forint price. A
 * product that was not sold in the currency in that period has the forint reference, converted by the rate of the price.
 */
async function lowestOfConverted(db: Kysely<Database>, price: StoredPrice, rateId: number, forints: StoredPrice): Promise<number | undefined> {
  const period = periodBefore(forints.earlier, forints);
  const applied = [...price.earlier, price].filter(({ since }) => since.getTime() < period.to.getTime());
  const lowest = lowestBefore(forints.earlier, forints);
  return lowestIn(applied, period) ?? (lowest === undefined ? undefined : convert(lowest, await loadRate(db, rateId)));
}

/**
 * The lowest prices of the 30 days before the reductions of a product, by currency (Directive 98/6/EC, article 6a).
 *
 * @returns gross, whole minor units; without currencies whose price is not reduced or has no earlier price
 */
export async function loadLowestPrices(db: Kysely<Database>, productId: number): Promise<ReadonlyMap<Currency, number>> {
  const prices = await loadPrices(db, productId);
  const forints = prices.find(({ currency }) => currency === 'HUF');
  const lowestPrices = new Map<Currency, number>();
  for (const price of prices.filter(isReduced)) {
    const { rateId } = price;
    const lowest = rateId !== null && forints && isReduced(forints) ? await lowestOfConverted(db, price, rateId, forints) : lowestBefore(price.earlier, price);
    if (lowest !== undefined) lowestPrices.set(price.currency, lowest);
  }
  return lowestPrices;
}
