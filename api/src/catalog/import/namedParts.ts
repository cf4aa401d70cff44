import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';

/** What the rows of an import name, so that steps without anything to apply are left out. */
export interface NamedParts {
  /** Whether a row creates a product. */
  readonly hasNew: boolean;
  readonly prices: boolean;
  readonly tiers: boolean;
  readonly history: boolean;
  readonly stock: boolean;
  readonly names: boolean;
  readonly colors: boolean;
  readonly related: boolean;
}

/** Reads what the selected rows name. */
export async function namedParts(trx: Trx): Promise<NamedParts> {
  const { rows } = await sql<NamedParts>`
    select bool_or(t.is_new) as "hasNew", bool_or(r.prices is not null) as prices, bool_or(r.tiers is not null) as tiers, bool_or(r.price_history is not null) as history,
      bool_or(t.is_new or r.stock is not null) as stock, bool_or(r.sort_key is not null) as names, bool_or(r.colors is not null) as colors, bool_or(r.related is not null) as related
    from import_target t join catalogue_import_row r on r.import_id = t.import_id and r.line = t.line
    having count(*) > 0`.execute(trx);
  return rows[0] ?? { hasNew: false, prices: false, tiers: false, history: false, stock: false, names: false, colors: false, related: false };
}
