import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from './failure.mjs';
import { BIN, ROOT } from './paths.mjs';
import { toolEnvironment } from './programs.mjs';

/** The folders in `shared` of the packages that a slice in a repository of its own imports. What they need is packed too. */
const PUBLIC = ['api-client', 'bus', 'contract', 'embed', 'forms', 'i18n', 'kit', 'testing', 'ui'];

const SHARED = join(ROOT, 'shared');
const SCOPE = '@feszek/';
/** TypeScript that is compiled, or only for tests; declarations are copied. */
const COMPILED = /(?<!\.d)\.tsx?$/;

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} description
 * @property {Readonly<Record<string, string>>} exports
 * @property {Readonly<Record<string, string>>} [bin]
 * @property {boolean | readonly string[]} [sideEffects]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 */

/**
 * @param {string} folder - in `shared`
 * @returns {Promise<Manifest>}
 */
async function readManifest(folder) {
  return JSON.parse(await readFile(join(SHARED, folder, 'package.json'), 'utf8'));
}

/**
 * The manifests of folders and of all packages of the project that these need, by folder.
 *
 * @param {readonly string[]} folders
 * @param {Map<string, Manifest>} [seen]
 */
async function withNeeded(folders, seen = new Map()) {
  for (const folder of folders) {
    if (seen.has(folder)) continue;
    const manifest = await readManifest(folder);
    seen.set(folder, manifest);
    const names = Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith(SCOPE));
    await withNeeded(names.map((name) => name.slice(SCOPE.length)), seen);
  }
  return seen;
}

/**
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {string} cwd
 */
async function run(tool, args, cwd) {
  try {
    await promisify(execFile)(join(BIN, tool), args, { cwd, env: toolEnvironment(process.env) });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    throw new Failure(`${tool} failed: see above.`, output.trimEnd().split('\n').slice(-20).join('\n'));
  }
}

/**
 * Writes JavaScript and declarations of packages to `{target}/{folder}/src`. The types are not checked: `npm test -- check`
 * does that.
 *
 * @param {readonly string[]} folders
 * @param {string} target
 */
async function compile(folders, target) {
  const sources = folders.map((folder) => join(SHARED, folder, 'src'));
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      target: 'es2022', noEmit: false, noCheck: true, declaration: true, rewriteRelativeImportExtensions: true, allowJs: false,
      rootDir: SHARED, outDir: target, typeRoots: [join(ROOT, 'node_modules', '@types')],
    },
    include: sources,
    exclude: sources.map((source) => `${source}/**/*.test*.*`),
  };
  const file = join(target, 'tsconfig.json');
  await writeFile(file, JSON.stringify(config));
  await run('tsc', ['-p', file], ROOT);
}

/** @param {string} path - of a source, relative to its package */
function builtPath(path) {
  return path.replace('./src/', './dist/').replace(COMPILED, '.js');
}

/** @param {string} path - of an entry's source */
function entry(path) {
  const built = builtPath(path);
  return built.endsWith('.js') ? { types: built.replace(/\.js$/, '.d.ts'), default: built } : built;
}

/**
 * The manifest outside the project: entries are the compiled files, and packages of the project have versions.
 *
 * @param {Manifest} manifest
 * @param {readonly Manifest[]} all
 */
function packedManifest({ name, version, description, exports, bin, sideEffects, dependencies, peerDependencies }, all) {
  const versions = new Map(all.map((manifest) => [manifest.name, manifest.version]));
  const needed = Object.entries(dependencies ?? {}).map(([dependency, range]) => [dependency, versions.get(dependency) ?? range]);
  // Entries for the project's tests are in `test`.
  const entries = Object.entries(exports).filter(([, path]) => path.startsWith('./src/')).map(([key, path]) => [key, entry(path)]);
  return {
    name, version, description, license: 'UNLICENSED', type: 'module', files: ['dist'], exports: Object.fromEntries(entries),
    bin: bin && Object.fromEntries(Object.entries(bin).map(([command, path]) => [command, builtPath(path)])),
    sideEffects, dependencies: Object.fromEntries(needed), peerDependencies,
  };
}

/**
 * Packs the packages for slices in other repositories, with every package of the project that they need.
 *
 * @param {string} target - the folder to which the tarballs are written
 * @returns {Promise<string[]>} their paths
 * @throws {Failure} if a tool fails
 */
export async function packPackages(target) {
  const manifests = await withNeeded(PUBLIC);
  const work = await mkdtemp(join(tmpdir(), 'feszek-pack-'));
  try {
    await mkdir(target, { recursive: true });
    await compile([...manifests.keys()], work);
    const files = [];
    for (const [folder, manifest] of manifests) {
      const staged = join(work, 'packages', folder);
      await cp(join(work, folder, 'src'), join(staged, 'dist'), { recursive: true });
      await cp(join(SHARED, folder, 'src'), join(staged, 'dist'), { recursive: true, filter: (path) => !COMPILED.test(path) });
      await cp(join(SHARED, folder, 'README.md'), join(staged, 'README.md'));
      await writeFile(join(staged, 'package.json'), JSON.stringify(packedManifest(manifest, [...manifests.values()]), undefined, 2));
      await run('pnpm', ['pack', '--pack-destination', target], staged);
      files.push(join(target, `feszek-${folder}-${manifest.version}.tgz`));
    }
    return files;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
