/** Units that also stay with a suffix after a hyphen. */
const UNITS = String.raw`cm|mm|m|km|m²|kg|g|l|dl|ml|Ft|€|\$|%|°C`;

/**
 * A number before its unit, a group of three digits after other digits, and a dimension beside its ×. The unit is not the beginning
 * of a longer word.
 */
const BREAKS = new RegExp(String.raw`(?<=\d) (?=(?:\d{3}|${UNITS}|lux|lumen|lm|K|W)(?![\p{L}\d])|× \d)|(?<=\d ×) (?=\d)`, 'gu');

/** A text whose numbers stay on one line with their unit, their thousands and their ×: the spaces between them do not break. */
export function keepTogether(text: string): string {
  return text.replaceAll(BREAKS, '\u00A0');
}

/** `e-mail`, numbers of companies, a number or its unit with a suffix, such as `Ft-tól`, and a phone number in international form. */
const UNBROKEN = new RegExp(String.raw`((?<![\p{L}\d])(?:e-mail|\d{1,8}-\d{1,2}-\d{1,6}(?!\d)|(?:\d[\d:.,]*|${UNITS})-\p{Ll}+)|\+\d[\d \u00A0]*\d)`, 'iu');

/** The pieces of a text in turn: a text that may break, a word that does not, and so on. */
export function unbrokenWords(text: string): string[] {
  return text.split(UNBROKEN);
}
