import type { Currency } from '@feszek/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import { convert } from './exchangeRate.ts';
import type { ConvertedCurrency, ExchangeRate } from './exchangeRate.ts';

type Outcome = 'filled' | 'changed' | 'unchanged';

interface StoredTier {
  readonly quantity: number;
  readonly quantity_to: number | null;
  /** Gross, whole minor units. */
  readonly gross: number;
}

interface StoredPrice {
  readonly currency: Currency;
  readonly gross: number;
  readonly original_gross: number;
  readonly rate_id: number | null;
  readonly tiers: readonly StoredTier[];
}

interface ProductPrices {
  readonly id: number;
  readonly prices: readonly StoredPrice[];
}

/** The result of the conversion of a product's price in one currency. */
export interface PriceConversion {
  readonly productId: number;
  readonly currency: ConvertedCurrency;
  readonly outcome: Outcome;
}

export interface ConversionOptions {
  readonly now: Date;
  /** Whether missing prices are filled too; converted prices are always renewed. */
  readonly isFilling: boolean;
}

/** Prices with their tiers, locked until the transaction ends. */
async function loadPrices(trx: Trx, ids: readonly number[]): Promise<readonly ProductPrices[]> {
  await sql`select from product_price where product_id = any(${sql.val(ids)}::int[]) order by product_id, currency for update`.execute(trx);
  const { rows } = await sql<ProductPrices>`
    select p.product_id as id, json_agg(json_build_object('currency', p.currency, 'gross', p.gross, 'original_gross', p.original_gross, 'rate_id', p.rate_id, 'tiers', (
        select coalesce(json_agg(json_build_object('quantity', t.quantity, 'quantity_to', t.quantity_to, 'gross', t.gross) order by t.quantity), '[]')
        from product_tier t where t.product_id = p.product_id and t.currency = p.currency))) as prices
    from product_price p where p.product_id = any(${sql.val(ids)}::int[]) group by p.product_id order by p.product_id`.execute(trx);
  return rows;
}

function convertedPrice(forints: StoredPrice, rate: ExchangeRate) {
  const gross = convert(forints.gross, rate);
  return {
    currency: rate.currency,
    gross,
    original_gross: Math.max(gross, convert(forints.original_gross, rate)),
    rate_id: rate.id,
    tiers: forints.tiers.map(({ quantity, quantity_to, gross: tier }) => ({ quantity, quantity_to, gross: Math.min(gross, convert(tier, rate)) })),
  };
}

function isSame(one: StoredPrice, other: StoredPrice): boolean {
  const values = ({ gross, original_gross, rate_id, tiers }: StoredPrice) => [gross, original_gross, rate_id, ...tiers.flatMap((tier) => [tier.quantity, tier.quantity_to, tier.gross])];
  return values(one).join() === values(other).join();
}

/** Stores prices; a changed price is stored as an earlier one, so that the lowest price of 30 days stays correct. */
async function write(trx: Trx, prices: readonly (StoredPrice & { readonly product_id: number })[], now: Date): Promise<void> {
  if (prices.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as given(product_id int, currency text, gross bigint, original_gross bigint, rate_id int, tiers jsonb)`;
  await sql`insert into product_earlier_price (product_id, currency, since, gross)
    select p.product_id, p.currency, p.since, p.gross from ${given} join product_price p on p.product_id = given.product_id and p.currency = given.currency
    where p.gross <> given.gross on conflict do nothing`.execute(trx);
  await sql`insert into product_price (product_id, currency, gross, original_gross, since, rate_id)
    select product_id, currency, gross, original_gross, ${now}::timestamptz, rate_id from ${given}
    on conflict (product_id, currency) do update set gross = excluded.gross, original_gross = excluded.original_gross, rate_id = excluded.rate_id,
      since = case when product_price.gross = excluded.gross then product_price.since else excluded.since end`.execute(trx);
  await sql`delete from product_tier using ${given} where product_tier.product_id = given.product_id and product_tier.currency = given.currency`.execute(trx);
  await sql`insert into product_tier (product_id, currency, quantity, quantity_to, gross)
    select given.product_id, given.currency, tier.quantity, tier.quantity_to, tier.gross
    from ${given} cross join lateral jsonb_to_recordset(given.tiers) as tier(quantity int, quantity_to int, gross bigint)`.execute(trx);
}

/**
 * Converts the forint prices of these products, with their tiers, to the currencies with a rate. A given price is never
 * replaced.
 */
export async function convertPrices(trx: Trx, ids: readonly number[], rates: Iterable<ExchangeRate>, { now, isFilling }: ConversionOptions): Promise<PriceConversion[]> {
  const wanted = [...rates];
  if (wanted.length === 0 || ids.length === 0) return [];
  const conversions: PriceConversion[] = [];
  const written: (StoredPrice & { readonly product_id: number })[] = [];
  for (const { id, prices } of await loadPrices(trx, ids)) {
    const forints = prices.find(({ currency }) => currency === 'HUF');
    if (!forints) continue;
    for (const rate of wanted) {
      const before = prices.find(({ currency }) => currency === rate.currency);
      if (before ? before.rate_id === null : !isFilling) continue;
      const price = convertedPrice(forints, rate);
      const outcome = before ? (isSame(before, price) ? 'unchanged' : 'changed') : 'filled';
      conversions.push({ productId: id, currency: rate.currency, outcome });
      if (outcome !== 'unchanged') written.push({ product_id: id, ...price });
    }
  }
  await write(trx, written, now);
  return conversions;
}

/** The number of conversions of each currency by their result. */
export function countConversions(conversions: readonly PriceConversion[], rates: Iterable<ExchangeRate>) {
  const count = (currency: ConvertedCurrency, outcome: Outcome) => conversions.filter((each) => each.currency === currency && each.outcome === outcome).length;
  return [...rates].map(({ currency, rate, validFrom }) => ({
    currency, rate, valid_from: validFrom, filled: count(currency, 'filled'), changed: count(currency, 'changed'), unchanged: count(currency, 'unchanged'),
  }));
}
