import { Failure } from '@feszek/scripts';
import { spawnSync } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** A source of a program. */
export interface ProgramSource {
  readonly name: string;
  /** @returns the path of a program, or `undefined` if this source has none */
  provide(): Promise<string | undefined>;
}

export interface ProvideOptions {
  readonly sources: readonly ProgramSource[];
  readonly isRunnable: (path: string) => boolean;
  /** States which program is missing and how to install it. */
  readonly failure: string;
}

/**
 * Provides a program from the first source whose program runs.
 *
 * @returns its path
 * @throws Failure if no source has one; its details contain the reason of each source
 */
export async function provideProgram({ sources, isRunnable, failure }: ProvideOptions): Promise<string> {
  const reasons: string[] = [];
  for (const { name, provide } of sources) {
    try {
      const executable = await provide();
      if (executable && isRunnable(executable)) return executable;
      reasons.push(`${name}: ${executable ? `${executable} does not run` : 'none'}`);
    } catch (error) {
      reasons.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Failure(failure, reasons.join('\n'));
}

export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * Finds a program of this system.
 *
 * @param names - file names in the folders of `PATH`, the preferred one first
 * @param paths - other possible paths
 */
export async function findOnSystem(names: readonly string[], paths: readonly string[] = [], env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const folders = (env.PATH ?? '').split(delimiter);
  for (const path of [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...paths]) {
    if (await isExecutable(path)) return path;
  }
  return undefined;
}

/**
 * Installs packages of Debian. Only root may use the package manager: a test run must not request a password.
 *
 * @returns whether they are installed
 */
export function installPackages(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  const apt = (...args: readonly string[]) => spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
