import { Kysely, PostgresDialect } from 'kysely';
import { openEmbedded } from './embeddedFolder.ts';
import { lockFolder } from './folderLock.ts';
import { BULK_LIMITS, openPool, REQUEST_LIMITS } from './postgresPool.ts';
import type { PoolLimits } from './postgresPool.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

export interface Connection {
  /** For requests and jobs. */
  readonly db: Db;
  /** The same database for work on the whole range, which may take minutes: migrations, imports, the search index. */
  readonly bulkDb: Db;
  close(): Promise<void>;
}

/** Connects to a PostgreSQL server. */
export function connectPostgres(databaseUrl: string, limits: PoolLimits = REQUEST_LIMITS): Connection {
  const open = (poolLimits: PoolLimits) => new Kysely<Database>({ dialect: new PostgresDialect({ pool: async () => openPool(databaseUrl, poolLimits) }) });
  const db = open(limits);
  const bulkDb = open(BULK_LIMITS);
  return {
    db,
    bulkDb,
    async close() {
      await db.destroy();
      await bulkDb.destroy();
    },
  };
}

/**
 * Connects to the database that the configuration names.
 *
 * @throws FolderInUseError where another process has the embedded database open
 * @throws ShopDataError where the embedded database is lost or damaged, or there is none yet and none may be made
 */
export async function connect(config: { databaseUrl: string | undefined; dataDir: string; isFirstStartAllowed: boolean }): Promise<Connection> {
  if (config.databaseUrl) return connectPostgres(config.databaseUrl);
  const unlock = lockFolder(config.dataDir);
  try {
    const { close, ...databases } = await openEmbedded(config.dataDir, config.isFirstStartAllowed);
    return { ...databases, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
