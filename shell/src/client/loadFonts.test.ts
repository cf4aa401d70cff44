/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadFonts, addLoadedFonts } from './loadFonts.ts';

/** A font face as a browser has it, whose file arrives when a test says so. */
class TestFontFace {
  readonly family: string;
  readonly source: string;
  readonly descriptors: FontFaceDescriptors;
  status: FontFaceLoadStatus = 'unloaded';

  constructor(family: string, source: string, descriptors: FontFaceDescriptors) {
    this.family = family;
    this.source = source;
    this.descriptors = descriptors;
    created.push(this);
  }

  load(): Promise<void> {
    this.status = 'loading';
    return this.family === refused ? Promise.reject(new Error('no such file')) : Promise.resolve();
  }
}

let created: TestFontFace[] = [];
let refused: string | undefined;
let used: FontFace[] = [];

beforeEach(() => {
  created = [];
  refused = undefined;
  used = [];
  document.head.innerHTML = ['fraunces', 'hanken-grotesk'].map((name) => `<link rel="preload" as="font" href="/assets/1/${name}.0a1b.woff2">`).join('');
  Object.assign(window, { FontFace: TestFontFace });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: (face: FontFace) => used.push(face) } });
});

describe('the fonts of the page', () => {
  it('are used if all have arrived before the content', () => {
    loadFonts();
    for (const face of created) face.status = 'loaded';
    addLoadedFonts();
    expect(used).toEqual(created);
    expect(created.map(({ source }) => source)).toEqual(['url("http://localhost/assets/1/fraunces.0a1b.woff2")', 'url("http://localhost/assets/1/hanken-grotesk.0a1b.woff2")']);
  });

  it('are not used on this page if one of them is late', () => {
    loadFonts();
    const [first] = created;
    if (first) first.status = 'loaded';
    addLoadedFonts();
    for (const face of created) face.status = 'loaded';
    expect(used).toEqual([]);
  });

  it('are not used if one cannot be loaded', () => {
    refused = 'Fraunces';
    loadFonts();
    addLoadedFonts();
    expect(used).toEqual([]);
  });

  it('have the weights and letters that their style sheet states', async () => {
    const css = await readFile(join(dirname(createRequire(import.meta.url).resolve('@feszek/ui')), 'styles', 'mainFonts.css'), 'utf8');
    const stated = [...css.matchAll(/font-family: '(?<family>[^']+)'.*?font-weight: (?<weight>[^;]+);.*?unicode-range: (?<unicodeRange>[^;]+);/gs)].map(({ groups }) => ({ ...groups }));
    loadFonts();
    expect(created.map(({ family, descriptors }) => ({ family, ...descriptors }))).toEqual(stated);
    expect(stated).toHaveLength(2);
  });
});
