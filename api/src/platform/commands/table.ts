export interface Column<Row> {
  readonly title: string;
  readonly of: (row: Row) => string;
  /** Numbers and amounts are aligned to the right. */
  readonly isNumber?: boolean;
}

/** The width of a text on a terminal in characters; combining characters have none. */
const widthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;

/** A text without control characters for a terminal: buyers write names and comments. */
export function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
}

/** A table for a terminal: each column as wide as its widest cell, two spaces between them. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ of }) => plain(of(row))))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => widthOf(line[index] ?? ''))));
  const pad = (text: string, index: number) => {
    const space = ' '.repeat((widths[index] ?? 0) - widthOf(text));
    return columns[index]?.isNumber ? space + text : text + space;
  };
  return cells.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}

/** Names and values, one pair per line. */
export function list(facts: readonly (readonly [name: string, value: string | undefined])[]): string {
  const shown = facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const width = Math.max(0, ...shown.map(([name]) => widthOf(name)));
  return shown.map(([name, value]) => `${name}${' '.repeat(width - widthOf(name))}  ${value.split('\n').map(plain).join(`\n${' '.repeat(width + 2)}`)}`).join('\n');
}

const TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest', dateStyle: 'short', timeStyle: 'short' });

/** A time in the shop's time zone, such as `2026-11-21 18:05`. */
export function moment(iso: string): string {
  return TIME.format(new Date(iso));
}
