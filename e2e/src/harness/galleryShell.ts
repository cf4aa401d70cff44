import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startShellBeside } from './shellBeside.ts';
import type { ShellBeside } from './shellBeside.ts';

const SHELL = join(import.meta.dirname, '..', '..', '..', 'shell');

/** Builds the gallery of components, and starts a shell in development mode, the only one that shows it. */
export async function startGalleryShell(ports: Readonly<Record<string, number>>): Promise<ShellBeside> {
  await promisify(execFile)(process.execPath, ['src/build/cli.ts', 'gallery'], { cwd: SHELL });
  return startShellBeside({ ports, nodeEnv: 'development' });
}
