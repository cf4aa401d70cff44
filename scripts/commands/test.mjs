import { runParts } from '../check/runParts.mjs';
import { reportFailure } from '../failure.mjs';

/** With this argument the long test files run too. */
const ALL = '--all';

try {
  const args = process.argv.slice(2);
  const extent = args.includes(ALL) ? 'all' : 'core';
  process.exitCode = (await runParts(args.filter((arg) => arg !== ALL), { extent })) ? 0 : 1;
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
