import { BACKUP_TOPICS, BACKUP_USAGE, runBackupCommand } from '../backup/command.mjs';
import { reportFailure } from '../failure.mjs';
import { endSignal } from '../signals.mjs';

const args = process.argv.slice(2);
if (BACKUP_TOPICS.includes(args[0] ?? '')) {
  try {
    await runBackupCommand(args, process.env, endSignal());
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
  if (process.connected) process.disconnect();
} else {
  if (args[0] === undefined || args[0] === '--help') console.log(`${BACKUP_USAGE}\n`);
  await import(new URL('../../api/src/operator/shop.ts', import.meta.url).href);
}
