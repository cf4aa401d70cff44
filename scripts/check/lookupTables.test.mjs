import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findOpenTables } from './lookupTables.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tables-'));
  mkdirSync(join(root, 'api/src'), { recursive: true });
  mkdirSync(join(root, 'scripts'));
  for (const name of ['api', 'scripts']) writeFileSync(join(root, name, 'package.json'), JSON.stringify({ name }));
});

afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} code */
function found(code) {
  writeFileSync(join(root, 'api/src/a.ts'), `import x from 'y';\n${code}\n`);
  return findOpenTables(root);
}

describe('lookup tables', () => {
  it.each([
    ["const WORDS: Readonly<Record<string, string>> = { a: 'b' };"],
    ['export const WORDS: Record<string, readonly string[]> = {};'],
    ['  const WORDS: Readonly<Partial<Record<string, number>>> = {'],
  ])('may not be objects that any string can look up: %s', (code) => {
    expect(found(code)).toEqual(['api/src/a.ts:2: WORDS is an object that any string can look up; use a Map']);
  });

  it.each([
    ["const WORDS: ReadonlyMap<string, string> = new Map(Object.entries({ a: 'b' }));"],
    ["const WORDS = { a: 'b' } as const satisfies Record<string, string>;"],
    ["const WORDS: Readonly<Record<Locale, string>> = { hu: 'a', en: 'b' };"],
    ['const headers: Readonly<Record<string, string>> = request.headers;'],
  ])('may be maps, and objects with the keys that their type names: %s', (code) => {
    expect(found(code)).toEqual([]);
  });
});
