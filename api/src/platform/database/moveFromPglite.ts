import { Kysely, PGliteDialect } from 'kysely';
import type { PGliteDialectConfig } from 'kysely';
import { connectPostgres } from './connect.ts';
import { copyDatabase } from './copyDatabase.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';

/**
 * Copies a shop from PGlite, the database of earlier versions, into an empty database. Migrates both to the newest version.
 *
 * @param pglite opened on a copy of the shop's files; closed at the end
 * @returns the number of copied rows
 */
export async function moveFromPglite(pglite: PGliteDialectConfig['pglite'], databaseUrl: string): Promise<number> {
  const source = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  const target = connectPostgres(databaseUrl);
  try {
    await migrate(source);
    await migrate(target.bulkDb);
    return await copyDatabase(source, target.bulkDb);
  } finally {
    await source.destroy();
    await target.close();
  }
}
