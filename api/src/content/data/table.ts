import type { ContentTable, Locale } from '@feszek/contract';

/** A text in each language. */
export type LocalText = Readonly<Record<Locale, string>>;

/** A table of plain texts; a column of amounts is aligned to the right. */
export function textTable(columns: readonly string[], rows: readonly (readonly string[])[], rightAligned: readonly number[] = []): ContentTable {
  const cell = (text: string) => ({ inlines: [{ type: 'text' as const, text }] });
  return {
    columns: columns.map((text, index) => ({ align: rightAligned.includes(index) ? 'right' : null, ...cell(text) })),
    rows: rows.map((texts) => ({ cells: texts.map(cell) })),
  };
}
