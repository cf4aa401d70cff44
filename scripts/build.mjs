import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Failure } from './failure.mjs';
import { BIN, ROOT } from './paths.mjs';
import { spawnGroup, stopGroup } from './processGroup.mjs';
import { toolEnvironment } from './programs.mjs';

/** Lines in which the build tool and pnpm report about themselves. */
const OWN_LINES = /^\s*(•|Tasks:|Cached:|Time:|Failed:|ERROR\s+run failed)|cache (miss|hit|bypass)|:build: (\$ |\[ELIFECYCLE\])|#build:\s+(WARNING|ERROR)/;

/**
 * The relevant output of the build tool: everything but its own announcements.
 *
 * @param {string} output
 */
function compilerMessages(output) {
  return output
    .split('\n')
    .filter((line) => line.trim() && !OWN_LINES.test(line))
    .join('\n');
}

/**
 * Builds everything that has changed since the last build.
 *
 * @param {object} [options]
 * @param {readonly string[]} [options.packages] - names of packages; by default all that have a build
 * @param {AbortSignal} [options.signal] - ends the build
 * @returns {Promise<string>} a summary
 * @throws {Failure} with the compiler's messages
 */
export async function build({ packages = [], signal } = {}) {
  signal?.throwIfAborted();
  const args = [
    'run', 'build', '--output-logs=errors-only', '--log-order=grouped', '--continue=dependencies-successful', '--cache=local:rw',
    `--concurrency=${availableParallelism()}`,
    ...packages.map((name) => `--filter=${name}`),
  ];
  const child = spawnGroup(join(BIN, 'turbo'), args, { cwd: ROOT, env: toolEnvironment(process.env), stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => void stopGroup(child);
  signal?.addEventListener('abort', stop);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  signal?.removeEventListener('abort', stop);
  signal?.throwIfAborted();

  const plain = stripVTControlCharacters(output);
  if (code !== 0) {
    const failed = /^Failed:\s+(.+)$/m.exec(plain)?.[1]?.replaceAll('#build', '').replaceAll('@feszek/', '');
    throw new Failure(`The build failed${failed ? ` in ${failed}` : ''}: the compiler's message is above.`, compilerMessages(plain));
  }
  const total = Number(/Tasks:.*?(\d+) total/.exec(plain)?.[1] ?? 0);
  const cached = Number(/Cached:\s+(\d+) cached/.exec(plain)?.[1] ?? 0);
  return cached === total ? 'builds are up to date' : `built ${total - cached} of ${total} programs`;
}
