import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findBrokenLinks } from './links.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'links-'));
  for (const folder of ['docs/guides', 'api']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'api/package.json'), JSON.stringify({ name: 'api' }));
  writeFileSync(join(root, 'docs/guides/a.md'), '# A');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('links of the documents', () => {
  it('lead to files and folders that exist, to parts of them, or to addresses', () => {
    writeFileSync(join(root, 'README.md'), '[a](docs/guides/a.md), [part](docs/guides/a.md#part), [folder](docs), [page](https://example.com), [health](/health), [part](#part), `[code](none.md)`\n```\n[code](none.md)\n```');
    expect(findBrokenLinks(root)).toEqual([]);
  });

  it('are refused otherwise, in the documents of every package', () => {
    writeFileSync(join(root, 'docs/guides/b.md'), '# B\n\n[missing](c.md#part)');
    writeFileSync(join(root, 'api/README.md'), '[missing](../docs/d.md)');
    expect(findBrokenLinks(root)).toEqual(['docs/guides/b.md:3: c.md does not exist', 'api/README.md:1: ../docs/d.md does not exist']);
  });
});
