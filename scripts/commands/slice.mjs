import { resolve } from 'node:path';
import { reportFailure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';
import { sliceCommand } from '../releases/sliceCommand.mjs';

try {
  console.log(await sliceCommand(process.argv.slice(2), resolve(ROOT, process.env.DATA_DIR || '.data')));
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
