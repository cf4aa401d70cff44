/** A number before its unit, and a group of three digits after other digits. The unit is not the beginning of a longer word. */
const BREAKS = /(?<=\d) (?=(?:\d{3}|cm|mm|m|km|m²|kg|g|l|dl|ml|Ft|€|\$|%|°C|lux|lumen|lm|K|W)(?![\p{L}\d]))/gu;

/** A phone number in international form. */
const PHONE_NUMBER = /\+\d[\d ]*\d/gu;

/** The hyphen of “e-mail”, also at the beginning of a longer word. */
const HYPHEN_OF_EMAIL = /(?<!\p{L})e-(?=mail)/giu;

/** A text whose numbers stay on one line with their unit and their thousands, phone numbers as a whole, and “e-” with “mail”. */
export function keepTogether(text: string): string {
  return text.replaceAll(PHONE_NUMBER, (number) => number.replaceAll(' ', '\u00A0')).replaceAll(BREAKS, '\u00A0').replaceAll(HYPHEN_OF_EMAIL, '$&\u2060');
}
