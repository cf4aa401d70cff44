import type { ContentInline, ContentTable, Locale } from '@feszek/contract';

/** A text in each language. */
export type LocalText = Readonly<Record<Locale, string>>;

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const PHONE = /^\+\d[\d ]+$/;

function linkOf(address: string, text: string): ContentInline {
  return { type: 'link', address, is_external: true, inlines: [{ type: 'text', text }] };
}

/** A text of a cell; an email address or a telephone number, which stays on one line, is a link. */
function inlineOf(text: string): ContentInline {
  if (EMAIL.test(text)) return linkOf(`mailto:${text}`, text);
  if (PHONE.test(text)) return linkOf(`tel:${text.replaceAll(' ', '')}`, text.replaceAll(' ', '\u00A0'));
  return { type: 'text', text };
}

/** A table of texts; a column of amounts is aligned to the right. */
export function textTable(columns: readonly string[], rows: readonly (readonly string[])[], rightAligned: readonly number[] = []): ContentTable {
  const cell = (text: string) => ({ inlines: [inlineOf(text)] });
  return {
    columns: columns.map((text, index) => ({ align: rightAligned.includes(index) ? 'right' : null, ...cell(text) })),
    rows: rows.map((texts) => ({ cells: texts.map(cell) })),
  };
}
