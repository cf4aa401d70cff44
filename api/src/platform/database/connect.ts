import { Kysely, PostgresDialect } from 'kysely';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import { errorCode } from '../errorCode.ts';
import { ignoreCanceled } from './canceledBy.ts';
import { createListen } from './listen.ts';
import type { Listen } from './listen.ts';
import { BULK_LIMITS, openPool, REQUEST_LIMITS } from './postgresPool.ts';
import type { PoolLimits } from './postgresPool.ts';
import { openReads, replicaLimits, WATCH_LIMITS } from './replica/openReads.ts';
import type { Reads } from './replica/openReads.ts';
import type { Database } from './schema.ts';
import { ShopDataError } from './ShopDataError.ts';

export type Db = Kysely<Database>;

/** Connections of a pool. */
export interface ConnectionCounts {
  readonly open: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

export interface Connection {
  /** For requests and jobs. */
  readonly db: Db;
  /** The same database for work on the whole catalogue, which may take minutes: migrations, imports, the search index. */
  readonly bulkDb: Db;
  /** Receives the notifications of the same database. */
  readonly listen: Listen;
  /** For public reads; `undefined` without a replica. */
  readonly reads: Reads | undefined;
  /** The state of the connections of `db`. */
  connections(): ConnectionCounts;
  close(): Promise<void>;
}

/**
 * Connects to a PostgreSQL server.
 *
 * @param replicaUrl - a replica, which answers public reads while the server does not
 */
export function connectPostgres(databaseUrl: string, limits: PoolLimits = REQUEST_LIMITS, replicaUrl?: string): Connection {
  const open = (pool: Pool) => new Kysely<Database>({ dialect: new PostgresDialect({ pool, onCreateConnection: ignoreCanceled }) });
  const pool = openPool(databaseUrl, limits);
  const db = open(pool);
  const bulkDb = open(openPool(databaseUrl, BULK_LIMITS));
  const readServers = replicaUrl === undefined ? undefined : { watched: open(openPool(databaseUrl, WATCH_LIMITS)), replica: open(openPool(replicaUrl, replicaLimits(limits.connections))) };
  return {
    db,
    bulkDb,
    listen: createListen(databaseUrl),
    reads: readServers && openReads({ primary: db, ...readServers }),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      for (const each of [db, bulkDb, ...Object.values(readServers ?? {})]) await each.destroy();
    },
  };
}

/** The address of the shop's own server, which `npm start` writes into the data folder while the server runs. */
function ownServerUrl(dataDir: string): string | undefined {
  try {
    return readFileSync(path.join(dataDir, 'postgres', 'url'), 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

export interface ConnectionSettings {
  readonly databaseUrl: string | undefined;
  /** A replica of that database; only with `databaseUrl`. */
  readonly replicaUrl: string | undefined;
  readonly dataDir: string;
  /** Connections for requests and jobs; 10 by default. */
  readonly databasePool?: number;
}

/**
 * Connects to the configured database, or to the shop's own server if it runs.
 *
 * @throws ShopDataError if there is neither
 */
export function connect({ databaseUrl, replicaUrl, dataDir, databasePool = REQUEST_LIMITS.connections }: ConnectionSettings): Connection {
  const url = databaseUrl ?? ownServerUrl(dataDir);
  if (url === undefined) throw new ShopDataError(`The shop of the data folder ${dataDir} (DATA_DIR) is not running, and DATABASE_URL names no database. Start the shop (npm start), or set DATABASE_URL.`);
  return connectPostgres(url, { ...REQUEST_LIMITS, connections: databasePool }, replicaUrl);
}
