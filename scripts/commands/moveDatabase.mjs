import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { moveFromPglite } from '../../api/src/platform/database/moveFromPglite.ts';
import { Failure, reportFailure } from '../failure.mjs';
import { databaseFolder, earlierFolder } from '../postgres/dataFolder.mjs';
import { startShopDatabase } from '../postgres/shopDatabase.mjs';
import { printIncident } from '../printIncident.mjs';
import { done, step } from '../progress.mjs';
import { readSettings } from '../programs.mjs';

/** The version that earlier releases used. */
const PGLITE = '@electric-sql/pglite@0.5.16';

/**
 * Downloads PGlite from npm for this run.
 *
 * @param {string} folder
 * @returns {Promise<{ create: (folder: string) => Promise<Parameters<typeof moveFromPglite>[0]> }>} the class `PGlite`
 */
async function fetchPglite(folder) {
  const { status, stderr } = spawnSync('npm', ['install', '--prefix', folder, '--no-save', PGLITE], { encoding: 'utf8' });
  if (status !== 0) throw new Failure(`${PGLITE} could not be fetched from npm.`, stderr);
  const entry = createRequire(join(folder, 'x.js')).resolve('@electric-sql/pglite');
  return (await import(pathToFileURL(entry).href)).PGlite;
}

/** Copies the shop of an earlier release (PGlite, `DATA_DIR/db`) into a database server's files (`DATA_DIR/postgres`). */
async function move() {
  const settings = readSettings(process.env, 'production');
  const earlier = earlierFolder(settings.dataDir);
  const target = databaseFolder(settings.dataDir);
  if (!existsSync(join(earlier, 'PG_VERSION'))) throw new Failure(`There is no database of an earlier release in ${earlier}.`);
  if (existsSync(join(target, 'data'))) throw new Failure(`There is a database in ${target} already. Nothing was moved.`);
  const scratch = mkdtempSync(join(tmpdir(), 'feszek-move-'));
  try {
    const PGlite = await fetchPglite(scratch);
    const copy = join(scratch, 'db');
    // A copy is opened, because opening changes the files.
    cpSync(earlier, copy, { recursive: true });
    const database = await startShopDatabase(settings, { onIncident: printIncident, isMoving: true });
    try {
      await step('moving the shop’s database', async () => `moved ${await moveFromPglite(await PGlite.create(copy), database.url)} rows`);
    } catch (error) {
      await database.stop();
      rmSync(target, { recursive: true, force: true });
      throw error;
    }
    await database.stop();
    done(`the shop opens with npm start; ${earlier} is not needed any more, keep it as a backup`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

try {
  await move();
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
