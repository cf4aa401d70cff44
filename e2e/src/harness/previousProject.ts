import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROGRAMS } from '@feszek/scripts';
import { temporaryEnvironment } from './temporaryShop.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const run = promisify(execFile);

/** Files whose change is one of what programs exchange. */
const CONTRACTS = [':(glob)*/contract.json', 'shared/contract/src'];

/** What `npm start` prints once all programs answer. */
const OPEN = 'Fészek is open at ';

/** The project as it was before its contracts last changed, with its builds. */
export interface PreviousProject {
  /** The shop of this project. */
  readonly url: string;
  /** The build of one of its slices. */
  dist(slice: string): string;
  /** Runs `npm run slice` of this project on its shop. */
  slice(...args: readonly string[]): Promise<string>;
  stop(): Promise<void>;
}

async function git(...args: readonly string[]): Promise<string> {
  return (await run('git', args, { cwd: ROOT })).stdout.trim();
}

/**
 * The commit before the one that last changed a contract.
 *
 * @returns `undefined` without the history, as in a shallow clone
 */
export async function previousCommit(): Promise<string | undefined> {
  try {
    const changed = await git('log', '-1', '--format=%H', '--', ...CONTRACTS);
    return await git('rev-parse', '--verify', `${changed}~1^{commit}`);
  } catch {
    return undefined;
  }
}

async function untilOpen(started: ChildProcess): Promise<void> {
  let output = '';
  started.stderr?.on('data', (chunk) => (output += String(chunk)));
  for await (const chunk of started.stdout ?? []) {
    output += String(chunk);
    if (output.includes(OPEN)) return void started.stdout?.resume();
  }
  throw new Error(`The previous shop has not started:\n${output.split('\n').slice(-40).join('\n')}`);
}

/** Copies the files of a commit into a folder of their own, and starts the shop there: this installs and builds it. */
export async function startPreviousProject(commit: string): Promise<PreviousProject> {
  const folder = await mkdtemp(join(tmpdir(), 'feszek-previous-'));
  const archive = join(folder, 'project.tar');
  await git('archive', `--output=${archive}`, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  const env = await temporaryEnvironment(join(folder, '.data'));
  const started = spawn(process.execPath, ['scripts/start.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = async () => {
    const ended = started.exitCode === null && once(started, 'exit');
    started.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilOpen(started);
  } catch (error) {
    await stop();
    throw error;
  }
  const shell = PROGRAMS.find(({ name }) => name === 'shell');
  return {
    url: `http://localhost:${env[shell?.portVariable ?? '']}`,
    dist: (slice) => join(folder, `mfe-${slice}`, 'dist'),
    slice: async (...args) => (await run(process.execPath, ['scripts/slice.mjs', ...args], { cwd: folder, env })).stdout,
    stop,
  };
}
