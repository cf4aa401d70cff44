/** The units of measurement in names of products, in both languages, and the sign between two measurements. */
const BEFORE_UNIT = /(?<=\d) (?=(?:×|(?:mm|cm|m|g|kg|l|liter|litres?|W)(?![\p{L}\d])))/gu;
const AFTER_SIGN = /(?<=[×⌀]) (?=\d)/g;

/** Forbids line breaks inside measurements in a text: `160 × 200 cm`. For texts that are shown, not for those that are compared. */
export function joinUnits(text: string): string {
  return text.replaceAll(BEFORE_UNIT, '\u00A0').replaceAll(AFTER_SIGN, '\u00A0');
}
