import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';

const css = await readFile(new URL('tokens.css', import.meta.url), 'utf8');

type Palette = ReadonlyMap<string, string>;

/** The declarations of the block that opens with a selector list ending in `lastSelector`. */
function block(lastSelector: string): Palette {
  const start = css.indexOf(`${lastSelector} {`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  const declarations = body.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([\w-]+):\s*([^;]+);/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

/** Relative luminance (WCAG 2.2) of `#rrggbb`. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(palette: Palette, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(palette.get(`--color-${name}`) ?? ''))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const light = block("[data-theme='light']");
const dark = block(":host([data-theme='dark'])");

const grounds = ['ground', 'surface', 'sunken'];
const texts: readonly (readonly [string, string])[] = [
  ...['ink', 'muted', 'accent', 'sale'].flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-sale', 'sale'],
  ['on-sale', 'sale-strong'],
  ['few', 'few-tint'],
  ['few', 'ground'],
  ['few', 'surface'],
  ['ink', 'accent-tint'],
  ['muted', 'accent-tint'],
  ['accent', 'accent-tint'],
  ['ink', 'few-tint'],
  ['ink', 'sale-tint'],
  ['sale', 'sale-tint'],
];

/** The colours that show a control or its state (chosen, invalid, focused): its edge, ground or ring, on every possible ground. */
const edges: readonly (readonly [string, string])[] = [
  ...['control', 'accent', 'sale', 'ink'].flatMap((edge) => [...grounds, 'accent-tint', 'sale-tint', 'few-tint'].map((ground) => [edge, ground] as const)),
  ...grounds.map((ground) => ['few', ground] as const),
  ['on-accent', 'accent'],
  ['on-sale', 'sale'],
];

describe('tokens', () => {
  it('are the same in the dark scheme of the system and in the one that a visitor chose', () => {
    expect(block(":host(:not([data-theme='light']))")).toEqual(dark);
  });

  it('show cut-outs in the dark on a dark ground, not on pale slabs', () => {
    expect(luminance(dark.get('--color-picture') ?? '')).toBeLessThan(0.06);
    // Black legs stay visible on it.
    expect(luminance(dark.get('--color-picture') ?? '')).toBeGreaterThan(luminance(dark.get('--color-ground') ?? ''));
  });

  it('define the same colours in light and in dark', () => {
    expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
  });
});

describe.each([
  ['light', light],
  ['dark', dark],
])('colours, %s', (_name, palette) => {
  it.each(texts)('%s on %s has the contrast of text (4.5)', (text, ground) => {
    expect(contrast(palette, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('%s on %s has the contrast of controls (3)', (edge, ground) => {
    expect(contrast(palette, edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
