import { MinifyCssPlugin, SHARED_PACKAGES, commonConfig } from '@feszek/kit/build';
import type { Mode } from '@feszek/kit/build';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';

/** What the shell provides is in its first files: one request chain less before a slice can start. */
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

/** The page's first script is a bundle of its own: it is tiny and does not use federation. */
export function earlyConfig(folder: string, mode: Mode): Configuration {
  return { ...common(folder, mode, 'early'), entry: { early: './src/client/early.ts' } };
}

/** The shell's client: the Module Federation host, which provides React and the federation runtime to all slices. */
export function clientConfig(folder: string, mode: Mode): Configuration {
  const shared = common(folder, mode, 'client');
  return {
    ...shared,
    // Federation asks for the name of the file that holds its runtime before there is a hash of it. The version in the
    // files' address changes with their content all the same.
    output: { ...shared.output, filename: '[name].js' },
    entry: { main: './src/client/main.ts' },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: { chunks: 'all', cacheGroups: { react: { test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', enforce: true } } },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
      new MinifyCssPlugin(mode),
      new ModuleFederationPlugin({
        name: 'feszek_shell',
        shared: PROVIDED,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { asyncStartup: false, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}
