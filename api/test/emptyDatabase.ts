import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Another version of the embedded database may keep its data otherwise. */
function versionOfPglite(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = createRequire(import.meta.url)(join(dirname(entry), '..', 'package.json'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) return String(manifest.version);
  throw new TypeError(`The package of ${entry} has no version`);
}

const FILE = join(import.meta.dirname, '..', 'node_modules', '.cache', `empty-database-${versionOfPglite()}.tar`);

/** Makes an empty database and keeps it: making one takes ten times as long as copying it. */
export async function keepEmptyDatabase(): Promise<void> {
  if (existsSync(FILE)) return;
  const pglite = await PGlite.create('memory://');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(dirname(FILE), { recursive: true });
  const unfinished = `${FILE}.${process.pid}`;
  await writeFile(unfinished, dump.stream());
  await rename(unfinished, FILE);
}

/** A copy of the empty database, as the embedded database loads it. */
export async function emptyDatabase(): Promise<Blob> {
  return new Blob([await readFile(FILE)]);
}
