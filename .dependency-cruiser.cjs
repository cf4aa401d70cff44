/**
 * The layers of the API from the bottom up: a folder of `api/src` imports its own files and those of the layers below.
 * Folders of one layer do not import each other. The files beside the folders compose them and may import everything.
 */
const LAYERS = [['platform'], ['media', 'pricing', 'stock'], ['catalog'], ['cart'], ['orders'], ['quotes'], ['accounts', 'content', 'setup'], ['operator']];

/** Code that is moved out of the API: the demonstration goods and the sandbox bank. */
const LEAVING = ['^api/src/demo/', '^api/src/orders/payment/(payments[.]ts|sandbox/)'];

const layerRules = LAYERS.flatMap((folders, index) =>
  folders.map((folder) => ({
    name: `layer-of-${folder}`,
    comment: `${folder}/ may import only itself and the layers below: ${LAYERS.slice(0, index).flat().join(', ') || 'none'}`,
    severity: 'error',
    from: { path: `^api/src/${folder}/`, pathNot: ['[.]test[.]ts$', ...LEAVING] },
    to: { path: '^api/', pathNot: [`^api/src/(${[...LAYERS.slice(0, index).flat(), folder].join('|')})/`, ...LEAVING] },
  })),
);

module.exports = {
  forbidden: [
    {
      name: 'known-layer',
      comment: 'every folder of api/src is in a layer',
      severity: 'error',
      from: { path: '^api/src/[^/]+/', pathNot: [`^api/src/(${LAYERS.flat().join('|')})/`, ...LEAVING] },
      to: {},
    },
    ...layerRules,
    {
      name: 'no-circle',
      comment: 'no file imports itself through others, in any package; types count',
      severity: 'error',
      from: { pathNot: LEAVING },
      to: { circular: true },
    },
  ],
  options: {
    // The compiler of TypeScript 7 has no interface for other programs yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|coverage|[.]data)/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'], exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
