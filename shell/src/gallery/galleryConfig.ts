import { commonConfig } from '@feszek/kit/build';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { PseudoStatesPlugin } from './PseudoStatesPlugin.ts';

/**
 * The component gallery: a separate page with its own React. It is built only for development, into a folder that a
 * production build does not use.
 */
export function galleryConfig(folder: string): Configuration {
  return {
    ...commonConfig('development', 'browser', folder, 'gallery'),
    name: 'shell:gallery',
    entry: { gallery: './src/gallery/main.tsx' },
    output: {
      path: join(folder, 'dist', 'gallery'),
      publicPath: '/_gallery/',
      uniqueName: 'feszek_gallery',
      filename: '[name].js',
      assetModuleFilename: '[name][ext]',
    },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' }), new PseudoStatesPlugin()],
  };
}
