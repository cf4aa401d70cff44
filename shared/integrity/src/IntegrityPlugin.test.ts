import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { hashOf } from './hashOf.ts';
import { IntegrityPlugin } from './IntegrityPlugin.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'integrity-'));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src', 'first.js'), `export const later = () => import(/* webpackChunkName: "later" */ './later.js');`);
  await writeFile(join(folder, 'src', 'later.js'), 'export const text = "later";');
  await writeFile(join(folder, 'src', 'main.js'), `import(/* webpackChunkName: "first" */ './first.js').then(({ later }) => later());`);
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds into a folder; returns the texts of the files by name. */
async function build(target: string): Promise<ReadonlyMap<string, string>> {
  const path = join(folder, target);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './src/main.js',
    output: { path, filename: '[name].js', chunkFilename: '[name].[contenthash].js' },
    plugins: [new MiniCssExtractPlugin(), new IntegrityPlugin({ inline: ['first'] })],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  const names = await readdir(path);
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(path, name), 'utf8')] as const)));
}

describe('a build with checked files', () => {
  it('has a map with the hashes of all scripts but the entry, which contains that of the map', async () => {
    const files = await build('one');
    const map = files.get('integrity.json') ?? '';
    const chunks = [...files].filter(([name]) => name !== 'main.js' && name.endsWith('.js'));
    expect(chunks).toHaveLength(2);
    expect(JSON.parse(map)).toEqual(Object.fromEntries(chunks.map(([name, code]) => [name, hashOf(code)])));
    expect(files.get('main.js')).toContain(hashOf(map));
  });

  it('has the hashes of the chunks that are loaded at once in the entry, and no others', async () => {
    const files = await build('one');
    const inEntry = (start: string) => [...files].filter(([name]) => name.startsWith(start)).map(([, code]) => files.get('main.js')?.includes(hashOf(code)));
    expect([inEntry('first.'), inEntry('later.')]).toEqual([[true], [false]]);
  });

  it('is the same each time that nothing changes', async () => {
    expect(await build('one')).toEqual(await build('other'));
  });
});
