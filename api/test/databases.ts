import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { connectPostgres } from '../src/platform/database/connect.ts';
import type { Connection, Db } from '../src/platform/database/connect.ts';
import { openPglite } from '../src/platform/database/pglite.ts';
import { emptyDatabase } from './emptyDatabase.ts';

export interface TestDatabase {
  readonly name: string;
  /** Opens an empty database of its own. */
  open(): Promise<Connection>;
}

const serverUrl = process.env['TEST_DATABASE_URL'];

/** Runs a statement on a connection of its own. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface PostgresDatabase {
  /** For processes of their own. */
  readonly url: string;
  drop(): Promise<void>;
}

async function createDatabase(serverAddress: string): Promise<PostgresDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnServer(serverAddress, `CREATE DATABASE ${name}`);
  const address = new URL(serverAddress);
  address.pathname = `/${name}`;
  return { url: address.href, drop: () => runOnServer(serverAddress, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function openPostgres(serverAddress: string): Promise<Connection> {
  const { url, drop } = await createDatabase(serverAddress);
  const { close, ...databases } = connectPostgres(url);
  return {
    ...databases,
    async close() {
      await close();
      await drop();
    },
  };
}

/** A real PostgreSQL server, when `TEST_DATABASE_URL` names one: there alone transactions really meet. */
export const POSTGRES: readonly TestDatabase[] = serverUrl ? [{ name: 'PostgreSQL', open: () => openPostgres(serverUrl) }] : [];

/** Makes an empty database on that server, for several processes at once; `undefined` where there is no server. */
export const createPostgres = serverUrl ? () => createDatabase(serverUrl) : undefined;

/** The address of an open database on that server, for a program of its own. */
export async function urlOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const address = new URL(serverUrl ?? '');
  address.pathname = `/${rows[0]?.name ?? ''}`;
  return address.href;
}

/** The database that is part of the process. */
export const EMBEDDED: TestDatabase = { name: 'PGlite', open: async () => openPglite(undefined, await emptyDatabase()) };

/** Every database that the API runs on. */
export const DATABASES: readonly TestDatabase[] = [EMBEDDED, ...POSTGRES];

/** How long opening a database may take on a busy machine, in milliseconds. */
export const OPEN_MS = 60_000;
