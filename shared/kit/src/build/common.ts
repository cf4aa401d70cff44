import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** Browsers that the shop is built for: those of the last two and a half years. */
const BROWSERS = ['chrome 120', 'edge 120', 'firefox 121', 'safari 17.2'];

export type Mode = 'production' | 'development';

/** The version range of each package that a page loads once. Changing it needs a release of the shell and of every slice. */
export const SHARED_PACKAGES = {
  react: { singleton: true, requiredVersion: '^19.3.0' },
  'react/': { singleton: true, requiredVersion: '^19.3.0' },
  'react-dom': { singleton: true, requiredVersion: '^19.3.0' },
  'react-dom/': { singleton: true, requiredVersion: '^19.3.0' },
} as const;

function scripts(target: 'browser' | 'server'): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // Never React's development runtime: a live slice uses the shell's React, which may be the production one.
        transform: { react: { runtime: 'automatic', development: false } },
        preserveAllComments: true,
      },
      env: target === 'browser' ? { targets: BROWSERS } : { targets: { node: '24' } },
      module: { type: 'es6' },
    },
  };
}

/** What webpack says about a file. */
interface LoaderFile {
  readonly rootContext: string;
  readonly resourcePath: string;
}

/**
 * The same class names in the browser's and in the server's build: made from the file and the name only. The name itself
 * compresses better than a hash of it, because the code that refers to it has it too (decision 0157).
 */
function className(prefix: string, { rootContext, resourcePath }: LoaderFile, name: string): string {
  return `${prefix}-${createHash('sha256').update(relative(rootContext, resourcePath)).digest('base64url').slice(0, 4)}-${name}`;
}

function styles(mode: Mode, target: 'browser' | 'server', prefix: string): RuleSetRule[] {
  const cssLoader = {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: target === 'server',
        ...(mode === 'production'
          ? { getLocalIdent: (file: LoaderFile, _pattern: string, name: string) => className(prefix, file, name) }
          : { localIdentName: `${prefix}-[name]-[local]-[hash:base64:4]` }),
      },
    },
  };
  return [{ test: /\.css$/, sideEffects: true, use: target === 'browser' ? [MiniCssExtractPlugin.loader, cssLoader] : [cssLoader] }];
}

/** What every webpack build of the shop has in common. `prefix` makes the class names of a program unique. */
export function commonConfig(mode: Mode, target: 'browser' | 'server', context: string, prefix: string): Configuration {
  return {
    mode,
    context,
    target: target === 'browser' ? `browserslist:${BROWSERS.join(', ')}` : 'node24',
    devtool: mode === 'production' ? false : 'source-map',
    // Packages with modern and old code (rxjs) provide the modern code.
    resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['es2015', '...'] },
    module: {
      rules: [
        scripts(target),
        ...styles(mode, target, prefix),
        // Formik imports it for `connect` only, which no form uses. The package does not declare that it has no side effects.
        { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
        { test: /\.(woff2|svg|webp)$/, type: 'asset/resource', generator: { emit: target === 'browser' } },
      ],
    },
    // swc needs a quarter of Terser's time for files of the same size.
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })] },
    performance: false,
    // The types check the configuration; to compile the schemas takes each build half a second.
    validate: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: mode === 'development' ? { type: 'memory' } : false,
  };
}
