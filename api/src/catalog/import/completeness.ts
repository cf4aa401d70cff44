import { CURRENCIES, LOCALES } from '@feszek/contract';
import type { ImportResult } from '@feszek/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';

/** How many products of an import lack something. */
interface Missing {
  /** New products without a title in each language, in the order of `LOCALES`. */
  readonly titles: readonly number[];
  /** Products without a price in each currency, in the order of `CURRENCIES`. */
  readonly prices: readonly number[];
  /** Products without a dimension or a weight. */
  readonly measures: number;
}

/** Counts what the products of an import lack after it, chunk by chunk. */
export class Completeness {
  readonly #chunks: Missing[] = [];

  /** Counts the products of a chunk whose rows are applied. A chunk is found by indexes; the whole import would lead to a scan of all prices. */
  async count(trx: Trx, rows: RawBuilder<unknown>): Promise<void> {
    const titles = LOCALES.map((locale) => sql`count(*) filter (where t.is_new and r.title->${sql.lit(locale)} is null)`);
    const prices = CURRENCIES.map((currency) => sql`count(*) filter (where ${sql.lit(currency)} <> all(price.currencies))`);
    const { rows: counted } = await sql<Missing>`
      select array[${sql.join(titles)}]::int[] as titles, array[${sql.join(prices)}]::int[] as prices,
        (count(*) filter (where p.width_mm is null or p.depth_mm is null or p.height_mm is null or p.weight_g is null))::int as measures
      from ${rows} join product p on p.id = t.product_id
      cross join lateral (select coalesce(array_agg(currency::text), '{}') as currencies from product_price where product_price.product_id = t.product_id) as price`.execute(trx);
    this.#chunks.push(...counted);
  }

  /** The figures of the import: how new products got a title in both languages, and what its products lack. */
  get figures(): Pick<ImportResult, 'untitled' | 'unpriced' | 'unmeasured'> {
    const sum = (pick: (missing: Missing) => number | undefined) => this.#chunks.reduce((total, missing) => total + (pick(missing) ?? 0), 0);
    return {
      untitled: LOCALES.map((locale, index) => ({ locale, products: sum(({ titles }) => titles[index]) })).filter(({ products }) => products > 0),
      unpriced: CURRENCIES.map((currency, index) => ({ currency, products: sum(({ prices }) => prices[index]) })).filter(({ products }) => products > 0),
      unmeasured: sum(({ measures }) => measures),
    };
  }
}
