/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { describe, expect, it } from '@jest/globals';
import { checkEntries } from './checkEntries.ts';

const HASH = `sha384-${'b'.repeat(64)}`;
const hashes: Readonly<Record<string, string>> = { 'https://shop.example/known.js': HASH, 'https://shop.example/own.js': 'unchecked' };

function scriptFor(url: string): unknown {
  return checkEntries((address) => hashes[address]).createScript?.({ url });
}

describe('the plugin that checks entries', () => {
  it('lets the browser check an entry against its hash', () => {
    expect(scriptFor('https://shop.example/known.js')).toMatchObject({ src: 'https://shop.example/known.js', integrity: HASH, crossOrigin: 'anonymous' });
  });

  it('loads an entry without a check only if the page says so', () => {
    expect(scriptFor('https://shop.example/own.js')).toMatchObject({ src: 'https://shop.example/own.js', crossOrigin: null });
    expect(scriptFor('https://shop.example/unknown.js')).toMatchObject({ integrity: `sha384-${'A'.repeat(64)}` });
  });
});
