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

describe('layers of the API', () => {
  it('let a folder import itself and the layers below, and the root import everything', () => {
    expect(
      violations({
        'api/src/platform/a.ts': EMPTY,
        'api/src/cart/b.ts': "import { x } from '../platform/a.ts';\nexport const y = x;",
        'api/src/cart/c.ts': "import { y } from './b.ts';\nexport const z = y;",
        'api/src/server.ts': "import { z } from './cart/c.ts';\nexport const server = z;",
        'api/src/platform/a.test.ts': "import { server } from '../server.ts';\nexport const tested = server;",
      }),
    ).toEqual([]);
  }, 30_000);

  /** Every file with an import that is not allowed, and the rule that it breaks; one run of the tool finds all. */
  const BROKEN = /** @type {const} */ ([
    ['a layer above', 'layer-of-platform', 'platform', "import { x } from '../cart/b.ts';\nexport const y = x;", 'api/src/cart/b.ts'],
    ['a type of a layer above', 'layer-of-stock', 'stock', "import type { X } from '../catalog/b.ts';\nexport type Y = X;", 'api/src/catalog/b.ts'],
    ['a folder beside it', 'layer-of-pricing', 'pricing', "import { x } from '../stock/b.ts';\nexport const y = x;", 'api/src/stock/b.ts'],
    ['the root', 'layer-of-operator', 'operator', "import { x } from '../config.ts';\nexport const y = x;", 'api/src/config.ts'],
    ['anything into a folder that is in no layer', 'known-layer', 'helpers', "import { x } from '../config.ts';\nexport const y = x;", 'api/src/config.ts'],
  ]);
  /** @type {readonly string[]} */
  let found;
  beforeAll(() => {
    found = violations({
      ...Object.fromEntries(BROKEN.map(([, , , , target]) => [target, `${EMPTY}\nexport type X = number;`])),
      ...Object.fromEntries(BROKEN.map(([, , folder, text]) => [`api/src/${folder}/a.ts`, text])),
      'shell/src/a.tsx': "import { b } from './b.ts';\nexport interface A { readonly b: typeof b }",
      'shell/src/b.ts': "import type { A } from './a.tsx';\nexport const b: A | undefined = undefined;",
    });
  }, 30_000);

  it.each(BROKEN)('stop an import of %s', (_, rule, folder, _text, target) => {
    expect(found.filter((line) => line.includes(`api/src/${folder}/a.ts →`))).toEqual([`${rule}: api/src/${folder}/a.ts → ${target}`]);
  });

  it('stop circular imports in any package, types too', () => {
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^no-circle: .*shell/)]));
  });

  it('stop nothing else', () => {
    expect(found.filter((line) => !line.startsWith('no-circle: '))).toHaveLength(BROKEN.length);
  });
});
