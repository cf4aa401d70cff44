import { join } from 'node:path';
import { runTool } from '../check/runTool.mjs';
import { writeContracts } from '../contracts/contractFiles.mjs';
import { Failure, reportFailure } from '../failure.mjs';
import { PINNED_NODE, ROOT } from '../paths.mjs';
import { done, step } from '../progress.mjs';
import { endSignal } from '../signals.mjs';

/** What the API gives comes from the schemas of its routes, which only a running API has. */
const API_TEST = join('api', 'src', 'platform', 'openapi', 'apiContract.test.ts');

/** @param {AbortSignal} signal */
async function renewApiContract(signal) {
  const args = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js'), '--selectProjects', 'api', '--runTestsByPath', API_TEST];
  const { ok, output } = await runTool(PINNED_NODE, args, { signal, env: { RENEW_CONTRACTS: 'on' } });
  if (!ok) throw new Failure('The contract of the API could not be read: see above.', output);
  return 'api/contract.json is what the routes of the API declare';
}

const signal = endSignal();
try {
  await step('reading the routes of the API', () => renewApiContract(signal));
  for (const file of writeContracts()) done(`${file} is renewed`);
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
