/** Forbids a line break without a space of its own. */
const WORD_JOINER = '\u2060';

/** Forbids line breaks after the dashes of ranges: `09:00–18:00`. A range that is joined already stays as it is. */
export function joinRanges(text: string): string {
  return text.replaceAll(/–(?=[^\s\u2060])/g, `–${WORD_JOINER}`);
}
