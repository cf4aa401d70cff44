import { openSync } from 'fontkit';
import type { Font } from 'fontkit';
import { createRequire } from 'node:module';

// Whole fonts: those of the pages are split by alphabet. Texts become outlines, so no font of the machine is used.
const { resolve } = createRequire(import.meta.url);
const FILES = {
  display: '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
  text: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
} as const;

export type FontName = keyof typeof FILES;

const opened = new Map<FontName, Font>();

function openFont(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = openSync(resolve(FILES[name]));
  if (!('layout' in font)) throw new Error(`${FILES[name]} contains several fonts`);
  opened.set(name, font);
  return font;
}

/** A text in a font at a size in pixels. */
export interface Typeface {
  readonly font: FontName;
  readonly size: number;
}

/** The text without characters that the font lacks, with single spaces. */
export function printable(text: string, name: FontName): string {
  const font = openFont(name);
  const known = [...text.normalize('NFC')].filter((character) => /\s/.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  return known.join('').replaceAll(/\s+/g, ' ').trim();
}

/** The width of a text in pixels. */
export function textWidth(text: string, { font: name, size }: Typeface): number {
  const font = openFont(name);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/**
 * A line of text as an SVG group of outlines.
 *
 * @param x - left edge in pixels
 * @param y - baseline in pixels
 */
export function textPaths(text: string, { font: name, size }: Typeface, { x, y, color }: { readonly x: number; readonly y: number; readonly color: string }): string {
  const font = openFont(name);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    pen += xAdvance;
    return outline;
  });
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}
