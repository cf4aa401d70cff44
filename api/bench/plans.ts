import { Kysely, PostgresDialect } from 'kysely';
import type { CompiledQuery, LogEvent } from 'kysely';
import pg from 'pg';
import { loadProductRecords } from '../src/catalogue/productRecords.ts';
import { ChangeNotes } from '../src/catalogue/readModel/ChangeNotes.ts';
import { loadProductRows } from '../src/catalogue/readModel/productRows.ts';
import type { Database } from '../src/database/schema.ts';

const PAGE = 24;

export interface Plan {
  readonly name: string;
  readonly lines: readonly string[];
}

/** What PostgreSQL does for each statement that a listing still runs. */
export async function explain(databaseUrl: string, productIds: readonly number[]): Promise<Plan[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  let last: CompiledQuery | undefined;
  const log = ({ query }: LogEvent) => {
    last = query;
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log });
  const plans: Plan[] = [];
  async function plan(name: string, run: () => Promise<unknown>): Promise<void> {
    await run();
    if (!last) return;
    const { rows } = await pool.query({ text: `explain (analyze, buffers, costs off) ${last.sql}`, values: [...last.parameters], rowMode: 'array' });
    plans.push({ name, lines: rows.map(([line]: unknown[]) => String(line)) });
  }
  try {
    const notes = await ChangeNotes.open(db);
    await plan('The look at the notes of changes, at most five times a second', () => notes.read());
    await plan(`The ${PAGE} products of a page`, () => loadProductRecords(db, productIds.slice(0, PAGE)));
    await plan('A product that was changed', () => loadProductRows(db, productIds.slice(0, 1)));
    return plans;
  } finally {
    await db.destroy();
  }
}
