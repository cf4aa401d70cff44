import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../failure.mjs';
import { BIN, ROOT } from '../paths.mjs';
import { toolEnvironment } from '../programs.mjs';

/**
 * Installs the dependencies of packages that were added, and writes them to the lock file. The versions of others stay.
 *
 * @throws {Failure} with the last lines of the output
 */
export async function updateInstallation() {
  try {
    await promisify(execFile)(join(BIN, 'pnpm'), ['install', '--no-frozen-lockfile', '--prefer-offline'], { cwd: ROOT, env: toolEnvironment(process.env) });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    throw new Failure('Installing the dependencies of the new slice failed: see above.', output.trimEnd().split('\n').slice(-20).join('\n'));
  }
}
