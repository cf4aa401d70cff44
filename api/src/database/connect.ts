import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ExclusivePGliteDialect } from './exclusivePglite.ts';
import { lockFolder } from './folderLock.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

const INT8 = 20;
const NUMERIC = 1700;
/** Amounts and counters stay far below 2^53, so a number is exact. */
const toNumber = (text: string) => Number(text);
const POOL_SIZE = 10;

export interface Connection {
  readonly db: Db;
  close(): Promise<void>;
}

/** A transaction whose process says nothing for so long has lost it, with its machine or its line. */
const LOST_AFTER_MS = 60_000;

/**
 * What every connection begins with. A page's statements take milliseconds: starting helpers, or compiling, takes
 * longer than either saves. The server hears at once of a process that has died; of a machine that has, it never does,
 * and would keep the locks of its transactions.
 */
export async function prepareConnection(client: pg.ClientBase): Promise<void> {
  await client.query(`SET max_parallel_workers_per_gather = 0; SET jit = off; SET idle_in_transaction_session_timeout = ${LOST_AFTER_MS}`);
}

/** Connects to a PostgreSQL server. */
export function connectPostgres(databaseUrl: string): Connection {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, toNumber);
  types.setTypeParser(NUMERIC, toNumber);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE, types, onConnect: prepareConnection });
  // An idle connection that breaks is replaced by the pool at the next query; without a listener it would end the process.
  pool.on('error', (error) => process.emitWarning(`A database connection was lost: ${error.message}`));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

/**
 * Opens the embedded database.
 *
 * @param folder where it is kept; `undefined`: in memory, for tests
 * @param initial a dump that a new database begins with; an empty one unless told
 */
export async function openPglite(folder?: string, initial?: Blob): Promise<Connection> {
  const parsers = { [INT8]: toNumber, [NUMERIC]: toNumber };
  const pglite = await PGlite.create(folder ?? 'memory://', { parsers, ...(initial && { loadDataDir: initial }) });
  const db = new Kysely<Database>({ dialect: new ExclusivePGliteDialect(pglite) });
  return { db, close: () => db.destroy() };
}

/**
 * Connects to the database that the configuration names.
 *
 * @throws FolderInUseError where another process has the embedded database open
 */
export async function connect(config: { databaseUrl: string | undefined; dataDir: string }): Promise<Connection> {
  if (config.databaseUrl) return connectPostgres(config.databaseUrl);
  const unlock = lockFolder(config.dataDir);
  try {
    const folder = path.join(config.dataDir, 'db');
    mkdirSync(folder, { recursive: true });
    const { db, close } = await openPglite(folder);
    return { db, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
