import { resolve } from 'node:path';
import { Failure } from '../failure.mjs';
import { notice, step } from '../progress.mjs';
import { readSettings } from '../programs.mjs';
import { restoreBackup } from './restoreBackup.mjs';
import { takeBackup } from './takeBackup.mjs';
import { verifyBackup } from './verifyBackup.mjs';

/** The commands of these topics. */
export const BACKUP_USAGE = `npm run shop -- backup FOLDER    copies the running shop into a new folder
npm run shop -- verify FOLDER    proves that a backup can be restored
npm run shop -- restore FOLDER   copies a backup into DATA_DIR, which holds no shop`;

/** The topics of the operator's command line that work on the data folder, not through the API. */
export const BACKUP_TOPICS = ['backup', 'verify', 'restore'];

/**
 * Runs a command for backups.
 *
 * @param {readonly string[]} args - the topic and the folder
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal
 * @throws {Failure} if the command is incomplete, or fails
 */
export async function runBackupCommand([topic, name, ...others], env, signal) {
  if (name === '--help') return void process.stdout.write(`${BACKUP_USAGE}\n`);
  if (!name || others.length > 0) throw new Failure(`Name one folder.\n\n${BACKUP_USAGE}`);
  // npm changes into the project's folder: the path is relative to the operator's folder.
  const folder = resolve(env.INIT_CWD ?? process.cwd(), name);
  const { dataDir } = readSettings(env, 'production');
  if (topic !== 'verify' && env.DATABASE_URL) throw new Failure('DATABASE_URL names a server of your own: back it up and restore it with the tools of PostgreSQL, and copy DATA_DIR (docs/guides/backup.md).');
  if (topic === 'backup') {
    await step(`copying the shop to ${folder}`, async () => `copied the shop to ${folder}: ${await takeBackup({ dataDir, target: folder, signal })} files`);
    notice(`To prove that the backup can be restored: npm run shop -- verify ${name}`);
  } else if (topic === 'verify') {
    await step(`reading the backup ${folder}`, async () => {
      const { tables, rows, orders, pieces } = await verifyBackup(folder);
      return `the backup can be restored: ${tables} tables with ${rows} rows, ${orders} orders, ${pieces} pieces in stock`;
    });
  } else {
    await step(`copying the backup to ${dataDir}`, async () => {
      await restoreBackup({ dataDir, backup: folder, signal });
      return `restored the shop in ${dataDir}; start it with npm start`;
    });
  }
}
