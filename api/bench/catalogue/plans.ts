import { Kysely, PostgresDialect } from 'kysely';
import type { CompiledQuery, LogEvent } from 'kysely';
import pg from 'pg';
import { createChanges } from '../../src/platform/changes/changes.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/config.ts';
import { prepareConnection } from '../../src/platform/database/postgresPool.ts';
import type { Database } from '../../src/platform/database/schema.ts';
import { buildServer } from '../../src/server.ts';
import type { Kind } from './requests.ts';

/** PostgreSQL's plans for the statements of one kind of request. */
export interface Plan {
  readonly kind: string;
  readonly statements: readonly { readonly text: string; readonly lines: readonly string[] }[];
}

const LONGEST_LINE = 150;

const shortened = (line: string) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line);

/** The plan of each statement that requests run, under the kind of request that ran it first. */
export async function explain(databaseUrl: string, kinds: readonly Kind[]): Promise<Plan[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, onConnect: prepareConnection });
  const known = new Set<string>();
  let ran: CompiledQuery[] = [];
  const log = ({ query }: LogEvent) => {
    if (!known.has(query.sql)) ran.push(query);
    known.add(query.sql);
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log });
  const app = await buildServer({ db, clock: systemClock, config: readConfig({ LOG_LEVEL: 'silent', API_CACHE: 'off' }), changes: createChanges() });
  const plans: Plan[] = [];
  try {
    await app.ready();
    known.clear();
    for (const { name, address } of kinds) {
      ran = [];
      await app.inject(address(0));
      const statements = [];
      for (const { sql, parameters } of ran) {
        const { rows } = await pool.query({ text: `explain (analyze, buffers, costs off) ${sql}`, values: [...parameters], rowMode: 'array' });
        statements.push({ text: shortened(sql.replaceAll(/\s+/g, ' ').trim()), lines: rows.map(([line]: unknown[]) => shortened(String(line))) });
      }
      if (statements.length > 0) plans.push({ kind: name, statements });
    }
    return plans;
  } finally {
    await app.close();
    await db.destroy();
  }
}
