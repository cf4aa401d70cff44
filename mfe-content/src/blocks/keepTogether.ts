/** A number before its unit, and a group of three digits after other digits. The unit is not the beginning of a longer word. */
const BREAKS = /(?<=\d) (?=(?:\d{3}|cm|mm|m|km|m²|kg|g|l|dl|ml|Ft|€|\$|%|°C|lux|lumen|lm|K|W)(?![\p{L}\d]))/gu;

/** A text whose numbers stay on one line with their unit and their thousands: the spaces between them do not break. */
export function keepTogether(text: string): string {
  return text.replaceAll(BREAKS, '\u00A0');
}
