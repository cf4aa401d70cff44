import { transform } from 'lightningcss';
import { Buffer } from 'node:buffer';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import type { Mode } from './common.ts';

/** Minifies every emitted style sheet with Lightning CSS, before the content hash is taken. */
export class MinifyCssPlugin {
  readonly #isActive: boolean;

  constructor(mode: Mode) {
    this.#isActive = mode === 'production';
  }

  apply(compiler: Compiler): void {
    if (!this.#isActive) return;
    compiler.hooks.thisCompilation.tap('MinifyCss', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: 'MinifyCss', stage }, (assets) => {
        for (const [filename, source] of Object.entries(assets)) {
          if (!filename.endsWith('.css')) continue;
          const { code } = transform({ filename, code: Buffer.from(source.source()), minify: true });
          compilation.updateAsset(filename, new webpack.sources.RawSource(Buffer.from(code)));
        }
      });
    });
  }
}
