/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { addLoadedFonts, awaitFonts, loadFonts } from './loadFonts.ts';

/** A font face as a browser has it, whose file arrives when a test says so. */
class TestFontFace {
  readonly family: string;
  readonly source: string;
  readonly descriptors: FontFaceDescriptors;
  status: FontFaceLoadStatus = 'unloaded';
  arrive = () => {};
  fail = () => {};
  readonly loaded = new Promise<void>((resolve, reject) => {
    this.arrive = () => {
      this.status = 'loaded';
      resolve();
    };
    this.fail = () => reject(new Error('no such file'));
  });

  constructor(family: string, source: string, descriptors: FontFaceDescriptors) {
    this.family = family;
    this.source = source;
    this.descriptors = descriptors;
    created.push(this);
  }

  load(): Promise<void> {
    this.status = 'loading';
    return this.loaded;
  }
}

let created: TestFontFace[] = [];
let used: FontFace[] = [];

beforeEach(() => {
  created = [];
  used = [];
  document.head.innerHTML = ['fraunces', 'hanken-grotesk'].map((name) => `<link rel="preload" as="font" href="/assets/1/${name}.0a1b.woff2">`).join('');
  Object.assign(window, { FontFace: TestFontFace });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: (face: FontFace) => used.push(face) } });
});

const isPainted = () => document.documentElement.dataset['awaitsFonts'] === undefined;

describe('the fonts of the page', () => {
  it('are used before the content is parsed if all have arrived', () => {
    loadFonts();
    for (const face of created) face.arrive();
    void awaitFonts();
    expect([used, isPainted()]).toEqual([created, true]);
    expect(created.map(({ source }) => source)).toEqual(['url("http://localhost/assets/1/fraunces.0a1b.woff2")', 'url("http://localhost/assets/1/hanken-grotesk.0a1b.woff2")']);
  });

  it('are used if all arrive within the block period, in which nothing is painted', async () => {
    loadFonts();
    const waiting = awaitFonts();
    expect([used, isPainted()]).toEqual([[], false]);
    for (const face of created) face.arrive();
    await waiting;
    expect([used, isPainted()]).toEqual([created, true]);
  });

  it('are not used on this page if one of them is later, but on the next one', async () => {
    loadFonts();
    created[0]?.arrive();
    await awaitFonts();
    addLoadedFonts();
    created[1]?.arrive();
    expect([used, isPainted()]).toEqual([[], true]);
    addLoadedFonts();
    expect(used).toEqual(created);
  });

  it('are not used if one cannot be loaded', async () => {
    loadFonts();
    const waiting = awaitFonts();
    created[0]?.fail();
    await waiting;
    expect([used, isPainted()]).toEqual([[], true]);
  });

  it('have the weights and letters that their style sheet states', async () => {
    const css = await readFile(join(dirname(createRequire(import.meta.url).resolve('@feszek/ui')), 'styles', 'mainFonts.css'), 'utf8');
    const stated = [...css.matchAll(/font-family: '(?<family>[^']+)'.*?font-weight: (?<weight>[^;]+);.*?unicode-range: (?<unicodeRange>[^;]+);/gs)].map(({ groups }) => ({ ...groups }));
    loadFonts();
    expect(created.map(({ family, descriptors }) => ({ family, ...descriptors }))).toEqual(stated);
    expect(stated).toHaveLength(2);
  });
});
