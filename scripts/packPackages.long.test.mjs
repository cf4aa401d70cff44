import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { packPackages } from './packPackages.mjs';
import { BIN, PINNED_NODE, ROOT } from './paths.mjs';
import { createSlice } from './releases/createSlice.mjs';

const LIMIT_MS = 600_000;
const execute = promisify(execFile);

const USE = `
import { LOCALES } from '@feszek/contract';
import { createBus } from '@feszek/bus';
const bus = createBus({ channel: null }).for({ slice: 'gift-ideas', version: '1.0.0' });
const heard = [];
bus.on('notice.shown', ({ text }) => heard.push(text));
bus.emit('notice.shown', { kind: 'success', text: 'packed' });
console.log(JSON.stringify({ locales: LOCALES, heard }));
`;

const SLICES = ['mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content'];

const PAGE = `
import type { ElementFailure } from '@feszek/embed';
import type {} from '@feszek/embed/react';
import type { JSX } from 'react';
export const tags: readonly (keyof HTMLElementTagNameMap & keyof JSX.IntrinsicElements)[] = [TAGS];
export const versionOf = ({ detail }: CustomEvent<ElementFailure>) => detail.version;
document.addEventListener('feszek-error', versionOf);
export const product = <feszek-product sku="VAC-1" locale="en" currency="EUR" className="chair" />;
// @ts-expect-error -- a product has an article number
export const unknown = <feszek-product locale="en" />;
`;

// If a declaration were missing, the values would be \`any\`, and the comment an error.
const TYPES = `
import { createBus } from '@feszek/bus';
import { defineScreen, found } from '@feszek/kit';
const bus = createBus({ channel: null }).for({ slice: 'gift-ideas', version: '1.0.0' });
// @ts-expect-error -- the text of a notice is not a number
bus.emit('notice.shown', { kind: 'success', text: 1 });
// @ts-expect-error -- a screen has a component
defineScreen<string>({ load: () => Promise.resolve(found('')) });
`;

const TSCONFIG = {
  compilerOptions: {
    target: 'es2024', lib: ['es2024', 'dom', 'dom.iterable'], module: 'nodenext', jsx: 'react-jsx', strict: true, allowImportingTsExtensions: true, noEmit: true,
    skipLibCheck: true, types: ['@feszek/kit/css'],
  },
  include: ['src', 'types.ts', 'page.tsx'],
  exclude: ['src/**/*.test.tsx'],
};

/** @type {string} */
let outside;
/** @type {string} */
let slice;

/** Packages from the registry, by name, as the project has installed them: the test has no network. */
async function installedPackages() {
  /** @type {Map<string, string>} */
  const links = new Map();
  for (const folder of await readdir(join(ROOT, 'shared'))) {
    const { dependencies, peerDependencies, devDependencies } = JSON.parse(await readFile(join(ROOT, 'shared', folder, 'package.json'), 'utf8'));
    const names = Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies }).filter((name) => !name.startsWith('@feszek/'));
    for (const name of names) links.set(name, `link:${await realpath(join(ROOT, 'shared', folder, 'node_modules', name))}`);
  }
  return links;
}

/** The elements that the shop defines: those that its slices declare, and the one for any part. */
async function elementTags() {
  const sources = await Promise.all(SLICES.map((name) => readFile(join(ROOT, name, 'src', 'slice.ts'), 'utf8')));
  return ['part', ...sources.flatMap((source) => [...source.matchAll(/\belement: '([a-z-]+)'/g)].map(([, name]) => name))].map((name) => `feszek-${name}`);
}

/**
 * Makes a folder independent of the project: its packages are the tarballs.
 *
 * @param {string} folder
 * @param {readonly string[]} tarballs
 */
async function install(folder, tarballs) {
  const packed = tarballs.map((file) => [file.replace(/^.*\/feszek-(.+)-[\d.]+\.tgz$/, '@feszek/$1'), `file:${file}`]);
  const manifestFile = join(folder, 'package.json');
  const manifest = JSON.parse((await readFile(manifestFile, 'utf8')).replaceAll('workspace:*', '1.0.0'));
  manifest.dependencies['@feszek/embed'] = '1.0.0';
  await writeFile(manifestFile, JSON.stringify(manifest));
  const overrides = Object.fromEntries([...packed, ...await installedPackages()]);
  await writeFile(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides }));
  await execute(join(BIN, 'pnpm'), ['install', '--offline', '--ignore-scripts', '--store-dir', join(outside, 'store')], { cwd: folder });
}

beforeAll(async () => {
  outside = await realpath(await mkdtemp(join(tmpdir(), 'feszek-outside-')));
  const tarballs = await packPackages(join(outside, 'packages'));
  slice = await createSlice('gift-ideas', outside);
  await install(slice, tarballs);
}, LIMIT_MS);

afterAll(() => rm(outside, { recursive: true, force: true }));

it('runs the contract and the bus in Node.js', async () => {
  await writeFile(join(slice, 'use.mjs'), USE);
  const { stdout } = await execute(PINNED_NODE, ['use.mjs'], { cwd: slice });
  expect(JSON.parse(stdout)).toEqual({ locales: ['hu', 'en'], heard: ['packed'] });
}, LIMIT_MS);

it('has types for a slice, for the bus and for the elements in the page of another site', async () => {
  await writeFile(join(slice, 'types.ts'), TYPES);
  await writeFile(join(slice, 'page.tsx'), PAGE.replace('TAGS', (await elementTags()).map((tag) => `'${tag}'`).join(', ')));
  await writeFile(join(slice, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  const { stdout } = await execute(join(BIN, 'tsc'), ['-p', slice]).catch((/** @type {{ stdout: string }} */ failure) => failure);
  expect(stdout).toBe('');
}, LIMIT_MS);

it('builds a slice outside the project', async () => {
  await execute(join(slice, 'node_modules', '.bin', 'feszek-slice'), ['build'], { cwd: slice, env: { ...process.env, PATH: `${join(PINNED_NODE, '..')}:${process.env.PATH}` } });
  const manifest = JSON.parse(await readFile(join(slice, 'dist', 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ protocol: 1, name: 'gift-ideas', fragments: { 'gift-ideas': { kind: 'public', mode: 'hydrate' } } });
  expect(manifest.version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
  expect(Object.keys(manifest.files)).toContain('server/slice.js');
}, LIMIT_MS);
