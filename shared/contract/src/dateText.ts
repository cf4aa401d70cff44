type DatePart = Pick<Intl.DateTimeFormatPart, 'type' | 'value'>;

const isBetween = (before: DatePart | undefined, after: DatePart | undefined, one: string, other: string) =>
  (before?.type === one && after?.type === other) || (before?.type === other && after?.type === one);

/**
 * The text of a formatted date, the same in every engine: some put other spaces into a date than others, and hydration
 * compares every character. A no-break space (U+00A0) is between month and day, so that no line breaks there.
 *
 * @param parts of `formatToParts`
 */
export function dateText(parts: readonly DatePart[]): string {
  return parts
    .map(({ value }, index) => {
      const text = value.replaceAll(/\s/g, ' ');
      return text === ' ' && isBetween(parts[index - 1], parts[index + 1], 'month', 'day') ? '\u00A0' : text;
    })
    .join('');
}
