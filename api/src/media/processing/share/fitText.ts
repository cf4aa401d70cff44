import { textWidth } from './textPaths.ts';
import type { FontName, Typeface } from './textPaths.ts';

export interface FittedText {
  readonly typeface: Typeface;
  readonly lines: readonly string[];
}

/** The box of a text in pixels, and the sizes to try, the largest first. */
export interface TextBox {
  readonly font: FontName;
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
  /** Height of a line as a multiple of the size. */
  readonly lineHeight: number;
}

/** The pieces of a word that is wider than a line. */
function split(word: string, typeface: Typeface, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && textWidth(piece + character, typeface) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

function wrap(words: readonly string[], typeface: Typeface, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, typeface) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** A line that ends with an ellipsis and fits the width. */
function shortened(line: string, typeface: Typeface, width: number): string {
  let text = `${line}…`;
  while (text.length > 1 && textWidth(text, typeface) > width) text = `${text.slice(0, -2).trimEnd()}…`;
  return text;
}

/**
 * Breaks a text into lines, in the largest size in which it fits the box. A text that fits in no size is shortened. A word
 * is broken only in the smallest size.
 */
export function fitText(text: string, { font, width, height, sizes, lineHeight }: TextBox): FittedText {
  const words = text.split(' ').filter((word) => word !== '');
  for (const size of sizes) {
    const typeface = { font, size };
    const lines = wrap(words, typeface, width);
    const fits = lines.length * size * lineHeight <= height && lines.every((line) => textWidth(line, typeface) <= width);
    if (fits) return { typeface, lines };
  }
  const typeface = { font, size: sizes.at(-1) ?? 1 };
  const most = Math.max(1, Math.floor(height / (typeface.size * lineHeight)));
  const lines = wrap(words.flatMap((word) => split(word, typeface, width)), typeface, width);
  const last = lines[most - 1];
  return { typeface, lines: lines.length <= most || last === undefined ? lines : [...lines.slice(0, most - 1), shortened(last, typeface, width)] };
}
