import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAQ_PATHS } from './views/fragments.mjs';

/** Imports of `.mjs` files, which browsers get as `.js`. */
const IMPORTS = /(from '\.\/\w+)\.mjs'/g;

/**
 * Copies the files of the slice into the folders of a release, and writes its manifest. Nothing is compiled.
 *
 * @param {string} target - a folder that is replaced
 * @returns {Promise<string>} the version
 */
export async function build(target) {
  const source = import.meta.dirname;
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await cp(join(source, 'browser'), join(target, 'browser'), { recursive: true });
  await cp(join(source, 'server'), join(target, 'server'), { recursive: true });
  await cp(join(source, 'views'), join(target, 'server', 'views'), { recursive: true });
  for (const name of await readdir(join(source, 'views'))) {
    const text = await readFile(join(source, 'views', name), 'utf8');
    await writeFile(join(target, 'browser', name.replace('.mjs', '.js')), text.replaceAll(IMPORTS, "$1.js'"));
  }
  const rendering = join(target, 'server', 'renderFragment.mjs');
  await writeFile(rendering, (await readFile(rendering, 'utf8')).replaceAll("'../views/", "'./views/"));

  /** @type {Record<string, string>} */
  const files = {};
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files[path.slice(target.length + 1).replaceAll('\\', '/')] = `sha384-${createHash('sha384').update(await readFile(path)).digest('base64')}`;
  }
  const version = `1.0.0-plain-${createHash('sha256').update(JSON.stringify(Object.entries(files).sort())).digest('hex').slice(0, 8)}`;
  const base = `/slices/content/${version}/`;
  const shown = { kind: 'public', styles: [`${base}plain.css`], scripts: [] };
  const manifest = {
    protocol: 1, name: 'content', version, remoteEntry: `${base}remoteEntry.js`, texts: { hu: [], en: [] },
    fragments: { 'faq': { ...shown, mode: 'hydrate' }, 'faq-teaser': { ...shown, mode: 'static' }, 'showrooms': { ...shown, mode: 'static' } },
    routes: [{ name: 'faq', screen: 'faq', paths: FAQ_PATHS, auth: 'anyone', cacheable: true, query: [] }],
    places: { footer: 'showrooms' }, files,
  };
  await writeFile(join(target, 'manifest.json'), JSON.stringify(manifest, undefined, 2));
  return version;
}

if (process.argv[1] === import.meta.filename) process.stdout.write(`${await build(join(import.meta.dirname, 'dist'))}\n`);
