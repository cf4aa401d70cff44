import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BIN, ROOT } from '../paths.mjs';

/** @type {string} */
let root;

/** @param {Readonly<Record<string, string>>} files - text by path */
function violations(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { stdout } = spawnSync(join(BIN, 'depcruise'), ['--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json', '.'], { cwd: root, encoding: 'utf8' });
  /** @type {{ from: string, to: string, rule: { name: string } }[]} */
  const found = JSON.parse(stdout).summary.violations;
  return found.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'layers-'));
});

afterEach(() => rmSync(root, { recursive: true }));

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

  it.each([
    ['a layer above', 'platform', "import { x } from '../cart/b.ts';\nexport const y = x;", 'api/src/cart/b.ts'],
    ['a type of a layer above', 'stock', "import type { X } from '../catalog/b.ts';\nexport type Y = X;", 'api/src/catalog/b.ts'],
    ['a folder beside it', 'pricing', "import { x } from '../stock/b.ts';\nexport const y = x;", 'api/src/stock/b.ts'],
    ['the root', 'operator', "import { x } from '../config.ts';\nexport const y = x;", 'api/src/config.ts'],
  ])('stop an import of %s', (_, folder, text, target) => {
    expect(violations({ [`api/src/${folder}/a.ts`]: text, [target]: `${EMPTY}\nexport type X = number;` })).toEqual([`layer-of-${folder}: api/src/${folder}/a.ts → ${target}`]);
  }, 30_000);

  it('stop a folder that is in no layer', () => {
    expect(violations({ 'api/src/helpers/a.ts': "import { x } from '../config.ts';\nexport const y = x;", 'api/src/config.ts': EMPTY })).toEqual(['known-layer: api/src/helpers/a.ts → api/src/config.ts']);
  }, 30_000);

  it('stop circular imports in any package, types too', () => {
    expect(
      violations({
        'shell/src/a.tsx': "import { b } from './b.ts';\nexport interface A { readonly b: typeof b }",
        'shell/src/b.ts': "import type { A } from './a.tsx';\nexport const b: A | undefined = undefined;",
      }),
    ).toEqual(expect.arrayContaining([expect.stringMatching(/^no-circle: /)]));
  }, 30_000);
});
