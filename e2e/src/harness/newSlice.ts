import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSlice } from '@feszek/scripts';

const SHARED = join(import.meta.dirname, '..', '..', '..', 'shared');

export interface NewSlice {
  /** The folder of its build. */
  readonly dist: string;
  remove(): Promise<void>;
}

/** Creates a slice from the template, outside the project, and builds it. */
export async function newSlice(name: string): Promise<NewSlice> {
  const parent = await mkdtemp(join(tmpdir(), 'feszek-slice-'));
  const folder = await createSlice(name, parent);
  await symlink(join(SHARED, 'slice-template', 'node_modules'), join(folder, 'node_modules'));
  await promisify(execFile)(process.execPath, [join(SHARED, 'kit', 'src', 'build', 'cli.ts'), 'build'], { cwd: folder });
  return { dist: join(folder, 'dist'), remove: () => rm(parent, { recursive: true }) };
}
