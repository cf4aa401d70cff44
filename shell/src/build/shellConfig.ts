import { IntegrityPlugin } from '@feszek/integrity/webpack';
import { DropUnusedSharing, MinifyCssPlugin, SHARED_PACKAGES, commonConfig } from '@feszek/kit/build';
import type { Mode } from '@feszek/kit/build';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

/** The shared libraries are part of the first files, which saves one request chain before a slice can start. */
const PROVIDED = Object.fromEntries(Object.entries(SHARED_PACKAGES).map(([name, rule]) => [name, { ...rule, eager: true }]));

function common(folder: string, mode: Mode, name: string): Configuration {
  return {
    ...commonConfig(mode, 'browser', folder, 'shell'),
    name: `shell:${name}`,
    output: {
      path: join(folder, 'dist', 'browser'),
      publicPath: 'auto',
      uniqueName: 'feszek_shell',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
  };
}

/**
 * The scripts before the page's content are a separate build: they must be tiny and do not use federation. So are those
 * of pages without the client: the fatal screen, and copies.
 */
export function earlyConfig(folder: string, mode: Mode): Configuration {
  return { ...common(folder, mode, 'early'), entry: { early: './src/client/early.ts', beforeContent: './src/client/beforeContent.ts', fatal: './src/client/fatal/fatal.ts', connection: './src/client/offline/connection.ts' } };
}

/** The style sheets of parts in the pages of other origins: those of the shop's pages without the layout. */
export function embedConfig(folder: string, mode: Mode): Configuration {
  return {
    ...common(folder, mode, 'embed'),
    entry: { embed: './src/embed/styles.ts', embedFonts: './src/embed/fonts.ts' },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }), new MinifyCssPlugin(mode)],
  };
}

/** The development panel, with its style sheet. Only pages of previews and of development load it. */
export function panelConfig(folder: string, mode: Mode): Configuration {
  return {
    ...common(folder, mode, 'panel'),
    entry: { panel: './src/client/panel/panel.ts' },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }), new MinifyCssPlugin(mode)],
  };
}

/** The code of `/embed.js`. The shop serves it with its settings in front, so it is no file of its own. */
export function embedLoaderConfig(folder: string, mode: Mode): Configuration {
  return { ...common(folder, mode, 'embed-loader'), entry: { embedLoader: './src/embed/loader/loader.ts' } };
}

/** The runtime of parts in the pages of other origins, with React. It is no host of the page's Module Federation: `provideShared.ts` is all that slices need. */
export function embedRuntimeConfig(folder: string, mode: Mode): Configuration {
  const shared = common(folder, mode, 'embed-runtime');
  return {
    ...shared,
    output: { ...shared.output, uniqueName: 'feszek_embed', filename: 'elements-[name].js', chunkFilename: 'elements-[name].[contenthash:8].js' },
    entry: { main: './src/embed/runtime/main.ts' },
    optimization: {
      ...shared.optimization,
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: { chunks: 'all', cacheGroups: { react: { test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', enforce: true }, default: false, defaultVendors: false } },
    },
  };
}

/** The service workers. */
export function workerConfig(folder: string, mode: Mode): Configuration {
  return { ...common(folder, mode, 'worker'), target: 'webworker', entry: { worker: './src/worker/worker.ts', removeWorker: './src/worker/removeWorker.ts' } };
}

const FEDERATION = join(import.meta.dirname, '..', 'client', 'federation');

/** Parts of the federation runtime that are longer than pages need, by the imported path, and their replacements (decisions 0135 and 0157). */
const SHORT_FEDERATION = [
  new webpack.NormalModuleReplacementPlugin(/[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/, join(FEDERATION, 'pageRuntime.ts')),
  new webpack.NormalModuleReplacementPlugin(/[\\/]semver[\\/]index\.js$/, join(FEDERATION, 'shortSemver.ts')),
  new webpack.NormalModuleReplacementPlugin(/^\.[\\/]logger\.js$/, (request) => {
    if (request.contextInfo.issuer.includes('sdk')) request.request = join(FEDERATION, 'shortLogger.ts');
  }),
];

/** The shell's client: the Module Federation host, which provides React and the federation runtime to all slices. */
export function clientConfig(folder: string, mode: Mode): Configuration {
  const shared = common(folder, mode, 'client');
  return {
    ...shared,
    // Federation needs the name of its runtime's file before that file has a hash. The version in the address changes with
    // the content in any case.
    output: { ...shared.output, filename: '[name].js', chunkFilename: '[name].js' },
    entry: { main: './src/client/main.ts' },
    // One first file: it compresses better than three, and modules of packages are concatenated with those that import them
    // (decision 0157). The version in its address changes with any of its code in any case.
    optimization: { ...shared.optimization, chunkIds: 'deterministic', moduleIds: 'deterministic', splitChunks: { chunks: 'async' } },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      new MinifyCssPlugin(mode),
      new DropUnusedSharing(),
      ...SHORT_FEDERATION,
      new ModuleFederationPlugin({
        name: 'feszek_shell',
        shared: PROVIDED,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { asyncStartup: false, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
      ...(mode === 'production' ? [new IntegrityPlugin()] : []),
    ],
  };
}
