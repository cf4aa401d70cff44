import { Socket } from 'node:net';
import pg from 'pg';
import { nameMarkedStatements } from './preparedStatements.ts';

/** Time limits of work on a connection, in milliseconds, and the number of connections. */
export interface PoolLimits {
  readonly connections: number;
  /** The wait for a free connection, or a new one. */
  readonly connectMs: number;
  /** One statement; the server ends it. */
  readonly statementMs: number;
  /** The wait for a lock of another transaction; the server ends the statement. */
  readonly lockMs: number;
  /** Silence on the connection; this process then closes it. Longer than the limit of a statement. */
  readonly silenceMs: number;
  /** Whether the server refuses every change; not by default. */
  readonly isReadOnly?: boolean;
}

/** For requests and jobs. */
export const REQUEST_LIMITS: PoolLimits = { connections: 10, connectMs: 15_000, statementMs: 15_000, lockMs: 10_000, silenceMs: 20_000 };

const MINUTE_MS = 60_000;
/** For migrations, the first filling, the search index and imports: a statement may process the whole catalogue. */
export const BULK_LIMITS: PoolLimits = { connections: 4, connectMs: 15_000, statementMs: 30 * MINUTE_MS, lockMs: 30 * MINUTE_MS, silenceMs: 31 * MINUTE_MS };

/** Idle time before TCP keep-alive probes, in milliseconds; Node.js then sends ten, a second apart. */
const KEEP_ALIVE_AFTER_MS = 10_000;
/** A transaction whose process is silent for this time is ended by the server: its machine or its network has failed. */
const LOST_AFTER_MS = 60_000;

const INT8 = 20;
const NUMERIC = 1700;
/** Amounts and counters are far below 2^53, so a number is exact. */
export const toNumber = (text: string) => Number(text);
export const NUMBER_TYPES = { INT8, NUMERIC } as const;

/** The server sent nothing for longer than `silenceMs`. */
class SilentServerError extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * Settings of every connection. A page's statements take milliseconds: parallel workers and compilation would take longer
 * than they save. The server is notified of a process that has died, but not of a failed machine, and would keep the
 * locks of its transactions.
 *
 * Sets the number of the server's process that a cancellation names: a pooler such as PgBouncer sends another one.
 */
export async function prepareConnection(client: pg.ClientBase, { statementMs, lockMs, isReadOnly = false }: PoolLimits = REQUEST_LIMITS): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  Object.assign(client, { processID: rows[0]?.pid });
  await client.query(`SET max_parallel_workers_per_gather = 0; SET jit = off; SET idle_in_transaction_session_timeout = ${LOST_AFTER_MS};
    SET statement_timeout = ${statementMs}; SET lock_timeout = ${lockMs}; ${isReadOnly ? 'SET default_transaction_read_only = on' : ''}`);
}

/**
 * Closes a silent connection. If a network fails without a packet, the server's limits have no effect: the socket
 * destroys itself after the silence, its query fails, and the pool replaces the connection.
 */
function openSocket({ silenceMs }: PoolLimits): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => socket.destroy(new SilentServerError(`The database server was silent for ${silenceMs / 1000} seconds`)));
  return socket;
}

/** Connections to a PostgreSQL server, with limits on every wait. */
export function openPool(databaseUrl: string, limits: PoolLimits): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, toNumber);
  types.setTypeParser(NUMERIC, toNumber);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    stream: () => openSocket(limits),
    onConnect: async (client) => {
      await prepareConnection(client, limits);
      nameMarkedStatements(client);
    },
  });
  // An `error` event without a listener ends the process, and the pool listens only to idle connections.
  pool.on('connect', (client) => {
    client.on('error', (error) => process.emitWarning(`A database connection was lost: ${error.message}`));
  });
  // The connection's own listener has reported it.
  pool.on('error', () => undefined);
  return pool;
}
