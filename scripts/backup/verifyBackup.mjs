import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Failure } from '../failure.mjs';
import { checkDatabase } from '../postgres/checkDatabase.mjs';
import { startPostgres } from '../postgres/startPostgres.mjs';
import { checkFiles } from './backupFile.mjs';
import { restoreCluster } from './restoreBackup.mjs';

/**
 * What a backup contains.
 *
 * @typedef {object} BackupContents
 * @property {number} tables
 * @property {number} rows - of all tables
 * @property {number} orders
 * @property {number} pieces - in stock
 */

/**
 * Counts what a database contains.
 *
 * @param {string} url
 * @returns {Promise<BackupContents>}
 */
async function countContents(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query(`SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`);
    let rows = 0;
    for (const { name } of tables) {
      const { rows: [{ count }] } = await client.query(`SELECT count(*)::int AS count FROM ${name}`);
      rows += count;
    }
    const { rows: [{ orders, pieces }] } = await client.query('SELECT (SELECT count(*)::int FROM shop_order) AS orders, (SELECT coalesce(sum(quantity), 0)::int FROM product_stock) AS pieces');
    return { tables: tables.length, rows, orders, pieces };
  } finally {
    await client.end();
  }
}

/**
 * Proves that a backup can be restored: compares its files with their hashes, starts a database server on a copy, and checks
 * its tables and indexes.
 *
 * @param {string} backup
 * @returns {Promise<BackupContents>}
 * @throws {Failure} if the backup is damaged
 */
export async function verifyBackup(backup) {
  await checkFiles(backup);
  const scratch = mkdtempSync(join(tmpdir(), 'feszek-verify-'));
  try {
    await restoreCluster(backup, join(scratch, 'postgres'));
    const server = await startPostgres({ folder: join(scratch, 'postgres'), isDurable: true });
    try {
      const damage = await checkDatabase(server.url);
      if (damage !== undefined) throw new Failure(`The database of the backup ${backup} is damaged (${damage}).`);
      return await countContents(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
