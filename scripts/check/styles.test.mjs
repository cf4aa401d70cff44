import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findOwnStyles } from './styles.mjs';

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
  root = mkdtempSync(join(tmpdir(), 'styles-'));
  for (const folder of ['shell', 'mfe-catalog', 'shared/ui']) write(`${folder}/package.json`, JSON.stringify({ name: folder }));
  write('shared/ui/src/styles/tokens.css', ':root { --color-ink: #1f1b16; --shadow-float: 0 1px 2px #000; --text-1: 1.2rem; --radius-2: 10px; }');
});

afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} declaration */
function reasonFor(declaration) {
  write('mfe-catalog/src/product/Product.module.css', `@layer slice {\n  .card:hover {\n    ${declaration};\n  }\n}\n`);
  return findOwnStyles(root);
}

describe('styles of slices and the shell', () => {
  it.each([
    'color: var(--color-ink)',
    'background: none',
    'background: transparent',
    'border-color: currentcolor',
    'box-shadow: var(--shadow-float)',
    'box-shadow: none',
    'font-size: var(--text-1)',
    'font-size: inherit',
    'font: inherit',
    'border-radius: var(--radius-2)',
    'border-radius: 0',
    'border-radius: inherit',
    'border-radius: var(--radius-2) var(--radius-2) 0 0',
    'border-radius: calc(var(--radius-2) - 1px)',
    'border-end-start-radius: var(--radius-2)',
    'grid-area: tan',
    'background: color-mix(in oklab, var(--color-ink), transparent)',
    "background: url('data:image/svg+xml,%23fff#red')",
    "content: '#fff'",
  ])('may contain "%s"', (declaration) => {
    expect(reasonFor(declaration)).toEqual([]);
  });

  it.each([
    ['color: #fff', 'a colour'],
    ['color: RED', 'a colour'],
    ['border: 1px solid black', 'a colour'],
    ['background: rgb(0 0 0 / 0.4)', 'a colour'],
    ['background: linear-gradient(to right, hsl(20 30% 40%), transparent)', 'a colour'],
    ['color: var(--color-ink, #000)', 'a colour'],
    ['background: color-mix(in oklab, var(--color-ink), white)', 'a colour'],
    ['--own: oklch(40% 0.1 20)', 'a colour'],
    ['box-shadow: 0 1px 2px var(--color-ink)', 'a shadow'],
    ['box-shadow: var(--own)', 'a shadow'],
    ['filter: drop-shadow(0 1px 2px var(--color-ink))', 'a shadow'],
    ['font-size: 14px', 'a size of type'],
    ['font-size: calc(1rem + 1vw)', 'a size of type'],
    ['font-size: var(--text-1, 14px)', 'a size of type'],
    ['font-size: var(--text-unknown)', 'a size of type'],
    ['font: 600 1rem/1.2 serif', 'a size of type'],
    ['border-radius: 8px', 'a radius'],
    ['border-radius: 50%', 'a radius'],
    ['border-radius: var(--radius-2) 4px', 'a radius'],
    ['border-start-start-radius: 8px', 'a radius'],
  ])('may not contain "%s"', (declaration, reason) => {
    expect(reasonFor(declaration)).toEqual([`mfe-catalog/src/product/Product.module.css:3: "${declaration}" is ${reason} that is no token`]);
  });

  it('include those of the shell, but not those of the design language itself', () => {
    write('shell/src/styles/shell.css', '.bar { color: #abc }');
    write('shared/ui/src/button/Button.module.css', '.button { color: #abc }');
    expect(findOwnStyles(root)).toEqual(['shell/src/styles/shell.css:1: "color: #abc" is a colour that is no token']);
  });

  it('are not read from comments, builds and installed packages', () => {
    write('shell/src/styles/shell.css', '/* color: #abc; */\n.bar { color: var(--color-ink); }');
    write('shell/dist/shell.css', '.bar { color: #abc; }');
    write('shell/node_modules/other/other.css', '.bar { color: #abc; }');
    expect(findOwnStyles(root)).toEqual([]);
  });
});
