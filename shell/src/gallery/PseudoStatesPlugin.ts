import { showPseudoStates } from '@feszek/ui/gallery/pseudo-states';
import webpack from 'webpack';
import type { Compiler } from 'webpack';

/** Lets the gallery show components in the states `:hover` and `:focus`, which a page cannot set. */
export class PseudoStatesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PseudoStates', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: 'PseudoStates', stage }, (assets) => {
        for (const [filename, source] of Object.entries(assets)) {
          if (filename.endsWith('.css')) compilation.updateAsset(filename, new webpack.sources.RawSource(showPseudoStates(source.source().toString())));
        }
      });
    });
  }
}
