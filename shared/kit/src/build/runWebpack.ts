import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';
import { BuildError } from './BuildError.ts';

/** Builds once. Throws `BuildError` with webpack's messages if there are errors. */
export function runWebpack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError);
        else if (!stats || stats.hasErrors()) reject(new BuildError(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'The build gave no result.'));
        else resolve(stats);
      });
    });
  });
}

/** Builds again after every change until the returned function is called. */
export function watchWebpack(config: Configuration, onBuilt: (stats: Stats) => void, onError: (message: string) => void): () => void {
  const watching = webpack(config).watch({ aggregateTimeout: 80 }, (error, stats) => {
    if (error) onError(error.message);
    else if (!stats || stats.hasErrors()) onError(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'The build gave no result.');
    else onBuilt(stats);
  });
  return () => watching?.close(() => undefined);
}
