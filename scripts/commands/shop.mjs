import { BACKUP_TOPICS, BACKUP_USAGE, runBackupCommand } from '../backup/command.mjs';
import { reportFailure } from '../failure.mjs';
import { endSignal } from '../signals.mjs';

const args = process.argv.slice(2);
const topic = args[0] ?? '';

/** Checks the settings of the shop, and prints what is missing and what is weak. */
async function runDoctor() {
  const { diagnose } = await import(new URL('../../api/src/doctor.ts', import.meta.url).href);
  const { lines, exitCode } = await diagnose(process.env);
  for (const line of lines) console.log(line);
  process.exitCode = exitCode;
}

/** @type {(() => Promise<void>) | undefined} - the commands that need no running API */
const command = topic === 'doctor' ? runDoctor : BACKUP_TOPICS.includes(topic) ? () => runBackupCommand(args, process.env, endSignal()) : undefined;
if (command) {
  try {
    await command();
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
  if (process.connected) process.disconnect();
} else {
  if (topic === '' || topic === '--help') console.log(`${BACKUP_USAGE}\n`);
  await import(new URL('../../api/src/operator/shop.ts', import.meta.url).href);
}
