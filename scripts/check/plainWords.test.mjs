import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findPrivateWords } from './plainWords.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(root, 'docs'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} text */
function found(text) {
  writeFileSync(join(root, 'docs/a.md'), `# A\n${text}\n`);
  return findPrivateWords(root, ['docs']);
}

describe('words that the glossary replaces', () => {
  it.each([
    ['The shell is told.', 'told'],
    ['`toldOrders`', 'told'],
    ['class ListWish', 'wish'],
    ['The wishes of a buyer.', 'wishes'],
    ['Nobody reads it.', 'nobody'],
    ['PRICE_NEWS', 'news'],
    ['The buyer and his cart.', 'his'],
    ['A dialog that lies above the page.', 'lies above'],
    ['The request is sent once more.', 'once more'],
    ['GET unless given.', 'unless given'],
  ])('are found in texts and in parts of names: %s', (text, word) => {
    expect(found(text)).toEqual([expect.stringMatching(new RegExp(`^docs/a.md:2: "${word}" is not in the glossary; use: `))]);
  });

  it.each(['requester: { name }, wishes: DRAFT', 'save({ requester, wishes })', 'draft.wishes.city', "prefix: 'wishes.'"])('are allowed as the name of the field `wishes`: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([['The newsletter has untold readers.'], ['`reportedPurchases`, `ListQuery`'], ['wakefulness']])('are not found inside longer words: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are allowed in names that cannot change', () => {
    expect(found("user === 'nobody'")).toEqual([]);
  });

  it('are allowed in the texts of the demonstration shop, but not in its code', () => {
    for (const folder of ['goods', 'bank']) {
      mkdirSync(join(root, 'demo/src', folder), { recursive: true });
      writeFileSync(join(root, 'demo/src', folder, 'a.ts'), 'Nobody leaves this chair.');
    }
    expect(findPrivateWords(root, ['demo'])).toEqual([expect.stringContaining('demo/src/bank/a.ts:1: "nobody"')]);
  });
});
