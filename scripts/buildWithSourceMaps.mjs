import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ROOT } from './paths.mjs';
import { readSliceFolders } from './sliceFolders.mjs';

/** Source maps that the code does not name: so it is the same as in a build without them. */
const DEVTOOL = 'hidden-source-map';

/**
 * A script of the production build.
 *
 * @typedef {object} MappedScript
 * @property {string} program - its folder: `shell`, `mfe-catalog`
 * @property {string} code
 * @property {import('node:module').SourceMapPayload} map
 */

/**
 * @param {string} name - `shell`, or that of the slice
 * @param {string} program
 * @param {string} folder - where the build is
 * @returns {Promise<[string, MappedScript][]>}
 */
async function readScripts(name, program, folder) {
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.js.map'));
  return Promise.all(maps.map(async (file) => {
    const script = basename(file, '.map');
    const [map, code] = await Promise.all([file, script].map((each) => readFile(join(folder, each), 'utf8')));
    return [`${name}/${script}`, { program, code: code ?? '', map: JSON.parse(map ?? '') }];
  }));
}

/**
 * Builds the scripts of the shell's client and of all slices again, with source maps.
 *
 * @param {string} target - an empty folder
 * @returns {Promise<Map<string, MappedScript>>} by `shell` or the name of the slice, and the name of the file: `catalog/remoteEntry.js`
 * @throws the compiler's error
 */
export async function buildWithSourceMaps(target) {
  const [{ clientConfig }, { browserConfig }, { runWebpack }, { readSliceName }] = await Promise.all([
    import('../shell/src/build/shellConfig.ts'), import('../shared/kit/src/build/sliceConfig.ts'), import('../shared/kit/src/build/runWebpack.ts'), import('../shared/kit/src/build/buildSlice.ts'),
  ]);
  const shell = join(ROOT, 'shell');
  const client = clientConfig(shell, 'production');
  await runWebpack({ ...client, devtool: DEVTOOL, output: { ...client.output, path: join(target, 'shell') } });
  const scripts = new Map(await readScripts('shell', 'shell', join(target, 'shell')));
  for (const { folder } of readSliceFolders(ROOT)) {
    const source = join(ROOT, folder);
    const { name } = await readSliceName(source);
    await runWebpack({ ...browserConfig({ folder: source, slice: name, mode: 'production', target: join(target, folder) }), devtool: DEVTOOL });
    for (const [file, script] of await readScripts(name, folder, join(target, folder, 'browser'))) scripts.set(file, script);
  }
  return scripts;
}
