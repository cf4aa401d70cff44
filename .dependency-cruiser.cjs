const { LAYERS } = require('./scripts/check/layerOrder.mjs');

/** The pattern of a folder's files, or of a file beside the folders. */
const pathOf = (item) => (item.includes('.') ? `${item}$` : `${item}/`);
const anyOf = (items) => `(${items.map(pathOf).join('|')})`;

/** The rules of one package: every folder is in a layer, and imports only its own files and the layers below. */
function rulesOf([source, layers]) {
  const isNoTest = '[.]test(-d)?[.][a-z]+$';
  const unknown = {
    name: `known-layer-of-${source}`,
    comment: `every folder of ${source} is in a layer`,
    severity: 'error',
    from: { path: `^${source}/[^/]+/`, pathNot: [`^${source}/${anyOf(layers.flat())}`, isNoTest, 'node_modules'] },
    to: {},
  };
  const ordered = layers.flatMap((items, index) => {
    const below = layers.slice(0, index).flat();
    return items.map((item) => ({
      name: `layer-of-${source}/${item}`,
      comment: `${source}/${item} may import only itself and the layers below: ${below.join(', ') || 'none'}`,
      severity: 'error',
      from: { path: `^${source}/${pathOf(item)}`, pathNot: isNoTest },
      to: { path: `^${source}/`, pathNot: `^${source}/${anyOf([...below, item])}` },
    }));
  });
  return [unknown, ...ordered];
}

module.exports = {
  forbidden: [
    ...Object.entries(LAYERS).flatMap(rulesOf),
    {
      name: 'journeys-know-no-shop',
      comment: 'e2e/journeys runs against any shop, and imports only itself, Node.js and the browser',
      severity: 'error',
      from: { path: '^e2e/journeys/' },
      to: { pathNot: '^e2e/journeys/|(^|/)node_modules/puppeteer-core/|^puppeteer-core', dependencyTypesNot: ['core'] },
    },
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
