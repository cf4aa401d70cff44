import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';

/** Rows that one statement applies: few enough that progress is reported often. */
export const CHUNK_ROWS = 500;

/** Temporary tables that statements of one chunk pass to the next; each statement truncates its table before filling it. */
const SCRATCH = [
  'import_changed (product_id int not null, is_searched boolean not null)',
  'import_price (product_id int not null, is_new boolean not null, currency char(3) not null, gross bigint not null, original_gross bigint not null)',
  'import_tier (product_id int not null, is_new boolean not null, currency char(3) not null, tiers jsonb not null)',
  'import_color (product_id int not null, is_new boolean not null, colors text[] not null)',
  'import_related (product_id int not null, position bigint not null, related_id int)',
  'import_related_changed (product_id int not null, is_new boolean not null)',
];

/** Creates the temporary tables of the transaction. */
export async function createScratch(trx: Trx): Promise<void> {
  for (const table of SCRATCH) await sql`create temp table ${sql.raw(table)} on commit drop`.execute(trx);
}

/** The targets `t` of a chunk with their rows `r`. */
export function rowsOf(chunk: number): RawBuilder<unknown> {
  return sql`(select * from import_target where import_target.chunk = ${chunk}::int) t join catalogue_import_row r on r.import_id = t.import_id and r.line = t.line`;
}

/** Runs a step for each chunk in order. */
export async function forEachChunk(chunks: number, work: (rows: RawBuilder<unknown>) => Promise<void>): Promise<void> {
  for (let chunk = 0; chunk < chunks; chunk += 1) await work(rowsOf(chunk));
}
