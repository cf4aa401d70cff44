import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { connectPostgres } from '../src/platform/database/connect.ts';
import type { Connection, Db } from '../src/platform/database/connect.ts';

/** Databases that `templates.ts` creates once for all tests; the others are copies of them. */
export const TEMPLATES = { empty: 'template1', migrated: 'template_migrated', shop: 'template_shop' } as const;

export type TemplateName = keyof typeof TEMPLATES;

/** How long opening a database may take on a busy machine, in milliseconds. */
export const OPEN_MS = 60_000;

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is set by the global setup of the tests');
  return url;
}

/** The address of a database on the tests' server. */
export function addressOf(name: string): string {
  const address = new URL(serverUrl());
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs a statement on a separate connection. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  /** The address, for separate processes. */
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database, a copy of a template. */
export async function createDatabase(template: TemplateName = 'empty'): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // A copy of the template's files; the default writes every page into the log too.
  await runOnServer(serverUrl(), `CREATE DATABASE ${name} TEMPLATE ${TEMPLATES[template]} STRATEGY FILE_COPY`);
  return { url: addressOf(name), drop: () => runOnServer(serverUrl(), `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Opens a new database, which is dropped when its connection is closed. */
export async function openDatabase(template: TemplateName = 'empty'): Promise<Connection> {
  const { url, drop } = await createDatabase(template);
  const { close, ...databases } = connectPostgres(url);
  return {
    ...databases,
    async close() {
      await close();
      await drop();
    },
  };
}

/** The address of an open database, for a separate program. */
export async function urlOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return addressOf(rows[0]?.name ?? '');
}
