import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { NamedParts } from './namedParts.ts';

/** Stores prices. A changed price is stored as an earlier price, so that the lowest price of 30 days stays correct. */
async function applyListPrices(trx: Trx, rows: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`insert into import_price
    select t.product_id, t.is_new, price.currency, (price.value->>'gross')::bigint as gross, (price.value->>'original_gross')::bigint as original_gross
    from ${rows} cross join lateral jsonb_each(r.prices) as price(currency, value)`.execute(trx);
  await sql`with added as (
      insert into product_price (product_id, currency, gross, original_gross, since)
      select product_id, currency, gross, original_gross, ${now}::timestamptz from import_price on conflict do nothing returning product_id, currency
    ) insert into import_changed select distinct added.product_id, false from added join import_price using (product_id, currency) where not is_new`.execute(trx);
  await sql`insert into product_earlier_price (product_id, currency, since, gross)
    select p.product_id, p.currency, p.since, p.gross
    from import_price i join product_price p on p.product_id = i.product_id and p.currency = i.currency
    where not i.is_new and p.gross <> i.gross
    on conflict do nothing`.execute(trx);
  // A given price replaces a converted one.
  await sql`with changed as (
      update product_price p set gross = i.gross, original_gross = i.original_gross, rate_id = null, since = case when p.gross = i.gross then p.since else ${now}::timestamptz end
      from import_price i
      where not i.is_new and p.product_id = i.product_id and p.currency = i.currency and (p.gross <> i.gross or p.original_gross <> i.original_gross or p.rate_id is not null)
      returning p.product_id
    ) insert into import_changed select product_id, false from changed`.execute(trx);
}

/** Stores tier prices. */
async function applyTiers(trx: Trx, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into import_tier
    select t.product_id, t.is_new, given.currency, given.tiers from ${rows} cross join lateral jsonb_each(r.tiers) as given(currency, tiers) where given.tiers is distinct from (
      select coalesce(jsonb_agg(jsonb_build_object('quantity', p.quantity, 'quantity_to', p.quantity_to, 'gross', p.gross) order by p.quantity), '[]')
      from product_tier p where p.product_id = t.product_id and p.currency = given.currency)`.execute(trx);
  await sql`delete from product_tier using import_tier i where product_tier.product_id = i.product_id and product_tier.currency = i.currency`.execute(trx);
  await sql`insert into product_tier (product_id, currency, quantity, quantity_to, gross)
    select i.product_id, i.currency, tier.quantity, tier.quantity_to, tier.gross
    from import_tier i cross join lateral jsonb_to_recordset(i.tiers) as tier(quantity int, quantity_to int, gross bigint)`.execute(trx);
  await sql`insert into import_changed select distinct product_id, false from import_tier where not is_new`.execute(trx);
}

/** Lowers tier prices that are above the new single price. */
async function lowerTiers(trx: Trx): Promise<void> {
  await sql`update product_tier tier set gross = price.gross from import_price i join product_price price on price.product_id = i.product_id and price.currency = i.currency
    where tier.product_id = i.product_id and tier.currency = i.currency and tier.gross > price.gross`.execute(trx);
}

/** Stores the prices and tier prices of a chunk. A tier price above the single price is lowered to it. */
export async function applyPrices(trx: Trx, rows: RawBuilder<unknown>, now: Date, named: Pick<NamedParts, 'prices' | 'tiers'>): Promise<void> {
  if (!named.prices && !named.tiers) return;
  await sql`truncate import_price, import_tier`.execute(trx);
  if (named.prices) await applyListPrices(trx, rows, now);
  if (named.tiers) await applyTiers(trx, rows);
  if (named.prices) await lowerTiers(trx);
}
