const { LAYERS } = require('./scripts/check/apiLayers.mjs');

const layerRules = LAYERS.flatMap((folders, index) =>
  folders.map((folder) => ({
    name: `layer-of-${folder}`,
    comment: `${folder}/ may import only itself and the layers below: ${LAYERS.slice(0, index).flat().join(', ') || 'none'}`,
    severity: 'error',
    from: { path: `^api/src/${folder}/`, pathNot: '[.]test[.]ts$' },
    to: { path: '^api/', pathNot: `^api/src/(${[...LAYERS.slice(0, index).flat(), folder].join('|')})/` },
  })),
);

module.exports = {
  forbidden: [
    {
      name: 'known-layer',
      comment: 'every folder of api/src is in a layer',
      severity: 'error',
      from: { path: '^api/src/[^/]+/', pathNot: `^api/src/(${LAYERS.flat().join('|')})/` },
      to: {},
    },
    ...layerRules,
    {
      name: 'no-circle',
      comment: 'no file imports itself through others, in any package; types count',
      severity: 'error',
      from: {},
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
