import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runWebpack } from '@feszek/kit/build';

type Configuration = Parameters<typeof runWebpack>[0];

const EXAMPLES = join(import.meta.dirname, '..', '..', '..', 'docs', 'examples', 'embed');
const require = createRequire(import.meta.url);

/** A file of the guide's examples. */
export function exampleFile(name: string): Promise<string> {
  return readFile(join(EXAMPLES, name), 'utf8');
}

/** The script of React for pages without a bundler. */
export function reactScript(name: 'react' | 'react-dom', version: '17' | '18'): Promise<string> {
  return readFile(join(dirname(require.resolve(`${name}-${version}`)), 'umd', `${name}.production.min.js`), 'utf8');
}

/** The code of `@feszek/embed` that a bundler adds to a page. */
export async function embedPackageScript(): Promise<string> {
  return stripTypeScriptTypes(await readFile(join(dirname(require.resolve('@feszek/embed')), 'defineElements.ts'), 'utf8'));
}

export interface HostFile {
  readonly name: string;
  readonly code: string;
}

/** Builds the example of a webpack host with its own settings and React 18. */
export async function buildExampleHost(sku: string): Promise<HostFile[]> {
  const folder = join(EXAMPLES, 'webpack-host');
  const target = await mkdtemp(join(tmpdir(), 'feszek-host-'));
  // The host is a project of its own; here it uses the packages of the shop's project.
  const kit = createRequire(require.resolve('@feszek/kit/build'));
  const settings = new Function('require', 'module', await exampleFile('webpack-host/webpack.config.js'));
  const module: { exports: Configuration } = { exports: {} };
  settings((name: string): unknown => kit(name), module);
  try {
    await runWebpack({
      ...module.exports,
      context: folder,
      output: { ...module.exports.output, path: target },
      resolve: { alias: Object.fromEntries((['react', 'react-dom'] as const).map((name) => [name, dirname(require.resolve(`${name}-18`))])) },
    });
    const names = await readdir(target);
    return await Promise.all(names.filter((name) => name.endsWith('.js')).map(async (name) => ({ name, code: (await readFile(join(target, name), 'utf8')).replaceAll('VAC-1', sku) })));
  } finally {
    await rm(target, { recursive: true });
  }
}
