import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { readFiles } from './serveFiles.ts';
import type { StoredFile } from './serveFiles.ts';

/** How many releases are kept: the live one and the two before it. */
const KEPT = 3;

/** After how long a copy that was never completed is removed, in milliseconds. */
const ABANDONED_MS = 10 * 60 * 1000;

/** An earlier release, whose files are requested by pages that were opened before. */
export interface EarlierRelease {
  readonly version: string;
  readonly files: ReadonlyMap<string, StoredFile>;
}

function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.some((code) => error.code === code);
}

/** Copies the files of the live release into a separate folder, atomically. */
async function keep(browser: string, releases: string, version: string): Promise<void> {
  const target = join(releases, version);
  await mkdir(releases, { recursive: true });
  const copy = await mkdtemp(join(releases, '.copy-'));
  await cp(browser, copy, { recursive: true });
  await rename(copy, target).catch(async (error: unknown) => {
    await rm(copy, { recursive: true, force: true });
    if (!isCode(error, 'EEXIST', 'ENOTEMPTY')) throw error;
  });
  const now = new Date();
  await utimes(target, now, now);
}

/** The kept releases, the one that was live last first. Removes the oldest, and copies that were never completed. */
async function tidy(releases: string): Promise<string[]> {
  const names = await readdir(releases);
  const entries = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(releases, name))).mtimeMs })));
  const newest = entries.filter(({ name }) => !name.startsWith('.')).sort((a, b) => b.at - a.at).map(({ name }) => name);
  const abandoned = entries.filter(({ name, at }) => name.startsWith('.') && at < Date.now() - ABANDONED_MS).map(({ name }) => name);
  await Promise.all([...newest.slice(KEPT), ...abandoned].map((name) => rm(join(releases, name), { recursive: true, force: true })));
  return newest.slice(0, KEPT);
}

/**
 * Stores the browser's files of the release that starts now in `dist/releases/{version}`, and reads those of the two
 * releases that were live before it. A folder that cannot be written is reported, and does not stop the program.
 *
 * @param dist - the build's folder; the files are in `browser`
 * @returns the earlier releases, the newest first
 */
export async function keepReleases(dist: string, version: string): Promise<EarlierRelease[]> {
  const releases = join(dist, 'releases');
  try {
    await keep(join(dist, 'browser'), releases, version);
    const earlier = (await tidy(releases)).filter((name) => name !== version);
    return await Promise.all(earlier.map(async (name) => ({ version: name, files: await readFiles(join(releases, name)) })));
  } catch (error) {
    process.stderr.write(`The files of earlier releases are not served: ${error instanceof Error ? error.message : String(error)}\n`);
    return [];
  }
}
