import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from './until.ts';

/** A picture process whose jobs wait until the gate opens, and answers with the names of the files. */
const PROGRAM = `
import { appendFileSync, existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
const folder = import.meta.dirname;
process.on('message', async ({ id, bytes, files }) => {
  appendFileSync(folder + '/begun', Buffer.from(bytes) + '\\n');
  while (!existsSync(folder + '/open')) await sleep(5);
  process.send({ id, result: { facts: null, files: new Map(files.map(({ pixels }) => [pixels, Buffer.from(pixels + '.webp')])) } });
});
`;

/** Controls when the jobs of a picture process finish. */
export interface PictureGate {
  /** The program of a `PictureProcessor`. */
  readonly program: string;
  /** Waits until this many jobs have begun in all, and returns the contents of their pictures. */
  begun(count: number): Promise<readonly string[]>;
  /** Lets every job be finished from now on. */
  open(): Promise<void>;
}

/** @param folder - empty; holds the gate's files */
export async function createPictureGate(folder: string): Promise<PictureGate> {
  const program = join(folder, 'held.mjs');
  await writeFile(program, PROGRAM);
  await writeFile(join(folder, 'begun'), '');
  const begun = async () => (await readFile(join(folder, 'begun'), 'utf8')).split('\n').filter(Boolean);
  return {
    program,
    async begun(count) {
      await until(async () => (await begun()).length >= count, 5);
      return begun();
    },
    open: () => writeFile(join(folder, 'open'), ''),
  };
}
