import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { BIN, ROOT } from '../paths.mjs';

/** @param {Readonly<Record<string, string>>} files - text by path */
function violations(files) {
  const root = mkdtempSync(join(tmpdir(), 'layers-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { stdout } = spawnSync(join(BIN, 'depcruise'), ['--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json', '.'], { cwd: root, encoding: 'utf8' });
  /** @type {{ from: string, to: string, rule: { name: string } }[]} */
  const found = JSON.parse(stdout).summary.violations;
  rmSync(root, { recursive: true });
  return found.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
}

const EMPTY = 'export const x = 1;';

describe('layers of the packages', () => {
  it('let a folder import itself and the layers below, and files beside the folders import everything', () => {
    expect(
      violations({
        'mfe-catalog/src/i18n.ts': EMPTY,
        'mfe-catalog/src/product/a.ts': "import { x } from '../i18n.ts';\nexport const y = x;",
        'mfe-catalog/src/slice.ts': "import { y } from './product/a.ts';\nexport const z = y;",
        'scripts/failure.mjs': EMPTY,
        'scripts/postgres/a.mjs': "import { x } from '../failure.mjs';\nexport const y = x;",
        'scripts/index.mjs': "export { y } from './postgres/a.mjs';",
        'shell/src/markup/a.ts': EMPTY,
        'shell/src/client/a.ts': "import { x } from '../markup/a.ts';\nexport const y = x;",
        'shell/src/server/a.ts': "import { x } from '../markup/a.ts';\nexport const y = x;",
        'api/src/platform/a.ts': EMPTY,
        'api/src/cart/b.ts': "import { x } from '../platform/a.ts';\nexport const y = x;",
        'api/src/cart/c.ts': "import { y } from './b.ts';\nexport const z = y;",
        'api/src/server.ts': "import { z } from './cart/c.ts';\nexport const server = z;",
        'api/src/platform/a.test.ts': "import { server } from '../server.ts';\nexport const tested = server;",
      }),
    ).toEqual([]);
  }, 30_000);

  const IMPORT = (/** @type {string} */ path) => `import { x } from '${path}';\nexport const y = x;`;
  /** Every import that is not allowed: what it is, the importing file, its text, the imported file, the rule that it breaks. One run of the tool finds all. */
  const BROKEN = /** @type {const} */ ([
    ['a layer above', 'api/src/platform/a.ts', IMPORT('../cart/b.ts'), 'api/src/cart/b.ts', 'layer-of-api/src/platform'],
    ['a type of a layer above', 'api/src/stock/a.ts', "import type { X } from '../catalog/b.ts';\nexport type Y = X;", 'api/src/catalog/b.ts', 'layer-of-api/src/stock'],
    ['a folder of the same layer', 'api/src/pricing/a.ts', IMPORT('../stock/b.ts'), 'api/src/stock/b.ts', 'layer-of-api/src/pricing'],
    ['a file beside the folders', 'api/src/operator/a.ts', IMPORT('../config.ts'), 'api/src/config.ts', 'layer-of-api/src/operator'],
    ['anything into a folder that is in no layer', 'api/src/helpers/a.ts', IMPORT('../config.ts'), 'api/src/config.ts', 'known-layer-of-api/src'],
    ['the server into the client of the shell', 'shell/src/client/a.ts', "import type { X } from '../server/b.ts';\nexport type Y = X;", 'shell/src/server/b.ts', 'layer-of-shell/src/client'],
    ['the client into the server of the shell', 'shell/src/server/a.ts', IMPORT('../client/b.ts'), 'shell/src/client/b.ts', 'layer-of-shell/src/server'],
    ['an offer into a quote', 'mfe-cart-checkout/src/quote/a.ts', IMPORT('../offer/b.ts'), 'mfe-cart-checkout/src/offer/b.ts', 'layer-of-mfe-cart-checkout/src/quote'],
    ['a quote into an offer', 'mfe-cart-checkout/src/offer/a.ts', IMPORT('../quote/b.ts'), 'mfe-cart-checkout/src/quote/b.ts', 'layer-of-mfe-cart-checkout/src/offer'],
    ['a screen into a part', 'mfe-catalog/src/product-card/a.ts', IMPORT('../product/b.ts'), 'mfe-catalog/src/product/b.ts', 'layer-of-mfe-catalog/src/product-card'],
    ['a screen that is loaded later', 'mfe-account/src/webauthn/a.ts', "export const load = () => import('../login/b.ts');", 'mfe-account/src/login/b.ts', 'layer-of-mfe-account/src/webauthn'],
    ['the declaration of a slice', 'mfe-content/src/article/a.ts', IMPORT('../slice.ts'), 'mfe-content/src/slice.ts', 'layer-of-mfe-content/src/article'],
    ['the server into the browser', 'shared/kit/src/browser/a.ts', IMPORT('../server/b.ts'), 'shared/kit/src/server/b.ts', 'layer-of-shared/kit/src/browser'],
    ['goods into the renderer', 'demo/src/pictures/a.ts', IMPORT('../goods/b.ts'), 'demo/src/goods/b.ts', 'layer-of-demo/src/pictures'],
    ['screens into the harness', 'e2e/src/harness/a.ts', IMPORT('../screens/b.ts'), 'e2e/src/screens/b.ts', 'layer-of-e2e/src/harness'],
    ['the harness into the journeys through any shop', 'e2e/journeys/a.ts', IMPORT('../src/harness/b.ts'), 'e2e/src/harness/b.ts', 'journeys-know-no-shop'],
    ['a folder into a helper', 'scripts/a.mjs', IMPORT('./releases/b.mjs'), 'scripts/releases/b.mjs', 'layer-of-scripts/(?!index)[^/]+[.]mjs'],
  ]);
  /** @type {readonly string[]} */
  let found;
  beforeAll(() => {
    found = violations({
      ...Object.fromEntries(BROKEN.map(([, , , target]) => [target, target.endsWith('.mjs') ? EMPTY : `${EMPTY}\nexport type X = number;`])),
      ...Object.fromEntries(BROKEN.map(([, file, text]) => [file, text])),
      'register/src/a.ts': "import { b } from './b.ts';\nexport interface A { readonly b: typeof b }",
      'register/src/b.ts': "import type { A } from './a.ts';\nexport const b: A | undefined = undefined;",
    });
  }, 30_000);

  it.each(BROKEN)('stop an import of %s', (_, file, _text, target, rule) => {
    expect(found.filter((line) => line.includes(`${file} →`))).toEqual([`${rule}: ${file} → ${target}`]);
  });

  it('stop circular imports in any package, types too', () => {
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^no-circle: .*register/)]));
  });

  it('stop nothing else', () => {
    expect(found.filter((line) => !line.startsWith('no-circle: '))).toHaveLength(BROKEN.length);
  });
});
