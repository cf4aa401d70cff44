import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findBorderViolations } from './borders.mjs';

/** @type {string} */
let root;

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'borders-'));
  for (const folder of ['shell', 'api', 'e2e', 'demo', 'scripts', 'mfe-catalog', 'mfe-content', 'shared/contract', 'shared/ui']) {
    write(`${folder}/package.json`, JSON.stringify({ name: `@feszek/${folder.replace('shared/', '')}` }));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

describe('import borders', () => {
  it('allow every package to import shared packages by name, and its own files by path', () => {
    write('mfe-catalog/src/product/Product.tsx', "import { Button } from '@feszek/ui';\nimport '@feszek/ui/base.css';\nimport { x } from '../x.ts';");
    write('shell/src/a.ts', "export { ROUTES } from '@feszek/contract';\nconst page = await import('./page.ts');");
    write('api/src/a.ts', "import type { Cart } from '@feszek/contract';\nimport fastify from 'fastify';");
    write('api/src/a.test.ts', "import { goods } from '@feszek/demo/goods';");
    write('demo/src/a.ts', "import type { Cart } from '@feszek/contract';");
    write('shared/ui/src/a.ts', "import { locale } from '@feszek/contract';");
    write('e2e/src/a.ts', "import { startShop } from '@feszek/scripts';");
    expect(findBorderViolations(root)).toEqual([]);
  });

  it.each([
    ['mfe-catalog', '@feszek/mfe-content', 'slice may not import slice'],
    ['mfe-catalog', '@feszek/shell', 'slice may not import shell'],
    ['mfe-catalog', '@feszek/api', 'slice may not import api'],
    ['shell', '@feszek/mfe-catalog', 'shell may not import slice'],
    ['shell', '@feszek/api', 'shell may not import api'],
    ['shared/ui', '@feszek/mfe-catalog', 'shared may not import slice'],
    ['shared/ui', '@feszek/shell', 'shared may not import shell'],
    ['api', '@feszek/mfe-catalog', 'api may not import slice'],
    ['api', '@feszek/demo', 'api may not import demo'],
    ['demo', '@feszek/api', 'demo may not import api'],
    ['e2e', '@feszek/api', 'e2e may not import api'],
  ])('stop %s from importing %s', (folder, specifier, reason) => {
    write(`${folder}/src/a.ts`, `import { x } from '${specifier}';`);
    expect(findBorderViolations(root)).toEqual([`${folder}/src/a.ts: import of "${specifier}" crosses a border: ${reason}`]);
  });

  it.each([
    ['a static import', "import { x } from '../../mfe-content/src/x.ts';"],
    ['a type', "import type { X } from '../../mfe-content/src/x.ts';"],
    ['a dynamic import', "const x = await import('../../mfe-content/src/x.ts');"],
    ['a re-export', "export * from '../../mfe-content/src/x.ts';"],
    ['several lines', "import {\n  x,\n} from\n  '../../mfe-content/src/x.ts';"],
    ['a side effect', "import '../../mfe-content/src/x.ts';"],
    ['a file address', "const file = new URL('../../mfe-content/src/x.ts', import.meta.url);"],
  ])('stop a relative path out of the package: %s', (_, code) => {
    write('mfe-catalog/src/a.ts', code);
    expect(findBorderViolations(root)).toEqual(['mfe-catalog/src/a.ts: import of "../../mfe-content/src/x.ts" leaves its package by a relative path']);
  });

  it('forbid imports of the internals of a shared package', () => {
    write('mfe-catalog/src/a.ts', "import { x } from '@feszek/ui/src/button/Button.tsx';");
    expect(findBorderViolations(root)).toEqual(['mfe-catalog/src/a.ts: import of "@feszek/ui/src/button/Button.tsx" reaches into the insides of a package']);
  });

  it('ignore comments, and packages whose name begins alike', () => {
    write('mfe-catalog/src/a.ts', "// import { x } from '@feszek/api';\n/* import '@feszek/shell'; */\nimport { client } from '@feszek/api-client';");
    write('shared/api-client/package.json', JSON.stringify({ name: '@feszek/api-client' }));
    expect(findBorderViolations(root)).toEqual([]);
  });
});
