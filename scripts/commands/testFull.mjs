import { runParts } from '../check/runParts.mjs';
import { reportFailure } from '../failure.mjs';

try {
  process.exitCode = (await runParts(process.argv.slice(2), { extent: 'full' })) ? 0 : 1;
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
