import { IntegrityPlugin } from '@feszek/integrity/webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { extname, join } from 'node:path';
import webpack from 'webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { containerName } from '../slice/containerName.ts';
import { SHARED_PACKAGES, commonConfig } from './common.ts';
import type { Mode } from './common.ts';
import { DropUnusedSharing } from './DropUnusedSharing.ts';
import { MinifyCssPlugin } from './MinifyCssPlugin.ts';
import { insertStyles } from './insertStyles.ts';
import { GROUPS_QUERY } from './texts/fragmentTexts.ts';

/**
 * Parts of lodash that Formik imports, by the function of the platform that replaces them. Formik calls them with the
 * values of forms, which are plain data (decision 0040).
 */
const PLATFORM_FUNCTIONS = { 'lodash-es/cloneDeep': 'var structuredClone', 'lodash-es/clone': 'var structuredClone' };

/**
 * The minimum size of code for a shared chunk, in bytes before minification. Smaller code is copied into each fragment: one
 * more request and style sheet cost a first visit more than the code, which another screen loads again (decisions 0101 and 0157).
 */
const SHARED_CHUNK_BYTES = 30_000;

/** `.ts` in the project, and `.js` in the packed package. */
const EXTENSION = extname(import.meta.filename);

/** The runtime of entries, and its replacement: the page contains its code already. */
const ENTRY_RUNTIME = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;
const PAGE_RUNTIME = join(import.meta.dirname, '..', 'browser', `pageFederation${EXTENSION}`);

/** Each fragment gets a chunk with the texts that it uses, in each language (decision 0135). */
function textRules(folder: string): RuleSetRule[] {
  const loader = (name: string) => join(import.meta.dirname, 'texts', `${name}${EXTENSION}`);
  return [
    { resource: join(import.meta.dirname, '..', 'browser', `textsOf${EXTENSION}`), loader: loader('fragmentTextsLoader'), options: { folder } },
    { resourceQuery: (query) => query.startsWith(GROUPS_QUERY), loader: loader('groupsLoader') },
  ];
}

/** One build of a slice. */
export interface SliceBuild {
  /** The slice's sources. */
  readonly folder: string;
  readonly slice: string;
  readonly mode: Mode;
  /** Where `browser` and `server` are written. */
  readonly target: string;
}

/** The browser's build: a Module Federation remote that exposes `./slice`. */
export function browserConfig({ folder, slice, mode, target }: SliceBuild): Configuration {
  const common = commonConfig(mode, 'browser', folder, slice);
  return {
    ...common,
    name: `${slice}:browser`,
    entry: {},
    output: {
      path: join(target, 'browser'),
      clean: true,
      publicPath: 'auto',
      uniqueName: containerName(slice),
      // Without hashes, which the entry would name: the version in the address changes with the content in any case.
      filename: `${slice}-[name].js`,
      chunkFilename: `${slice}-[name].js`,
      assetModuleFilename: `${slice}-[name].[contenthash:8][ext]`,
    },
    module: { rules: [...(common.module?.rules ?? []), ...textRules(folder)] },
    externals: PLATFORM_FUNCTIONS,
    optimization: { ...common.optimization, splitChunks: { chunks: 'async', minSize: SHARED_CHUNK_BYTES }, chunkIds: 'deterministic', moduleIds: 'deterministic' },
    plugins: [
      new MiniCssExtractPlugin({ filename: `${slice}-[name].css`, chunkFilename: `${slice}-[name].css`, ignoreOrder: true, insert: insertStyles }),
      new MinifyCssPlugin(mode),
      new DropUnusedSharing(),
      new webpack.NormalModuleReplacementPlugin(ENTRY_RUNTIME, PAGE_RUNTIME),
      new ModuleFederationPlugin({
        name: containerName(slice),
        filename: 'remoteEntry.js',
        exposes: { './slice': { import: './src/remote.ts', name: 'slice' } },
        shared: SHARED_PACKAGES,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { asyncStartup: false, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
      // In development files change in their place.
      ...(mode === 'production' ? [new IntegrityPlugin({ inline: ['slice'] })] : []),
    ],
  };
}

/**
 * The server's build: the slice's declaration and its rendering, with React. It needs no installed package, so a release
 * runs from any folder.
 */
export function serverConfig({ folder, slice, mode, target }: SliceBuild): Configuration {
  const common = commonConfig(mode, 'server', folder, slice);
  return {
    ...common,
    name: `${slice}:server`,
    entry: { slice: join(import.meta.dirname, '..', 'server', `bundleEntry${EXTENSION}`) },
    experiments: { outputModule: true },
    output: { path: join(target, 'server'), clean: true, filename: '[name].js', chunkFilename: '[name].[contenthash:8].js', module: true, library: { type: 'module' }, chunkFormat: 'module' },
    resolve: { ...common.resolve, alias: { '@feszek/slice-under-build': join(folder, 'src', 'slice.ts') } },
    externalsPresets: { node: true },
    optimization: { minimize: false },
    plugins: [],
  };
}
