import type { ContentInline, ContentTable, Locale } from '@feszek/contract';

/** A text in each language. */
export type LocalText = Readonly<Record<Locale, string>>;

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const PHONE = /^\+\d[\d ]+$/;

/** A text of a cell; an email address or a telephone number is a link. */
function inlineOf(text: string): ContentInline {
  const address = EMAIL.test(text) ? `mailto:${text}` : PHONE.test(text) ? `tel:${text.replaceAll(' ', '')}` : undefined;
  const inline = { type: 'text' as const, text };
  return address === undefined ? inline : { type: 'link', address, is_external: true, inlines: [inline] };
}

/** A table of texts; a column of amounts is aligned to the right. */
export function textTable(columns: readonly string[], rows: readonly (readonly string[])[], rightAligned: readonly number[] = []): ContentTable {
  const cell = (text: string) => ({ inlines: [inlineOf(text)] });
  return {
    columns: columns.map((text, index) => ({ align: rightAligned.includes(index) ? 'right' : null, ...cell(text) })),
    rows: rows.map((texts) => ({ cells: texts.map(cell) })),
  };
}
