import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepReleases } from './keepReleases.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'feszek-releases-'));
});
afterEach(() => rm(dist, { recursive: true }));

/** Replaces the browser's files, as a build does. */
async function build(text: string): Promise<void> {
  await rm(join(dist, 'browser'), { recursive: true, force: true });
  await mkdir(join(dist, 'browser', 'deep'), { recursive: true });
  await writeFile(join(dist, 'browser', `${text}.js`), text);
  await writeFile(join(dist, 'browser', 'deep', 'chunk.js'), `chunk of ${text}`);
}

/** Starts a release a while after the one before it. */
async function start(version: string): Promise<string[]> {
  await build(version);
  const earlier = await keepReleases(dist, version);
  for (const name of await readdir(join(dist, 'releases'))) {
    if (name === version) await utimes(join(dist, 'releases', name), new Date(), new Date(Date.now() - 1000 + (clock += 10)));
  }
  return earlier.map((release) => release.version);
}

let clock = 0;

describe('the files of releases', () => {
  it('are kept for the two releases before the live one', async () => {
    expect([await start('1'), await start('2'), await start('3'), await start('4')]).toEqual([[], ['1'], ['2', '1'], ['3', '2']]);
    expect((await readdir(join(dist, 'releases'))).sort()).toEqual(['2', '3', '4']);
  });

  it('are those of the build', async () => {
    await start('1');
    await build('2');
    const [earlier] = await keepReleases(dist, '2');
    expect([...(earlier?.files ?? [])].map(([name, { plain }]) => [name, plain.toString()]).sort()).toEqual([['1.js', '1'], ['deep/chunk.js', 'chunk of 1']]);
  });

  it('are stored once if a release is started again, and the release that was live last is removed last', async () => {
    const write = jest.spyOn(process.stderr, 'write');
    for (const version of ['1', '2', '3', '1']) await start(version);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
    expect(await start('4')).toEqual(['1', '3']);
  });

  it('are missing if the folder cannot be written, which is reported', async () => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      await build('1');
      await writeFile(join(dist, 'releases'), 'a file');
      expect(await keepReleases(dist, '1')).toEqual([]);
      expect(write.mock.calls.flat().join('')).toMatch(/^The files of earlier releases are not served: /);
    } finally {
      write.mockRestore();
    }
  });
});
