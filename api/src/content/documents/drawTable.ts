import type { ContentInline, ContentTable } from '@feszek/contract';
import { FONTS, INK, LINE, makeRoom, MARGIN, MUTED, WIDTH } from '../../platform/pdf/a4.ts';
import type { Doc } from '../../platform/pdf/a4.ts';
import { runsOf } from './runs.ts';

/** In points. */
const SIZE = 9;
const GAP = 5;

interface Cell {
  readonly text: string;
  readonly align: 'left' | 'center' | 'right';
}

function drawRow(doc: Doc, cells: readonly Cell[]): void {
  const width = WIDTH / cells.length;
  const height = Math.max(...cells.map(({ text }) => doc.heightOfString(text, { width: width - GAP })));
  makeRoom(doc, height + GAP);
  const { y } = doc;
  for (const [index, { text, align }] of cells.entries()) doc.text(text, MARGIN + index * width, y, { width: width - GAP, align });
  doc.y = y + height + GAP / 2;
  doc.moveTo(MARGIN, doc.y).lineTo(MARGIN + WIDTH, doc.y).lineWidth(0.5).strokeColor(LINE).stroke();
  doc.y += GAP / 2;
}

/** Draws a table with columns of one width. A row is never divided between two pages. */
export function drawTable(doc: Doc, { columns, rows }: ContentTable, shopUrl: string): void {
  if (rows.length === 0) return;
  const textOf = (inlines: readonly ContentInline[]) => runsOf(inlines, shopUrl).map(({ text }) => text).join('');
  const cellsOf = (texts: readonly (readonly ContentInline[])[]) => texts.map((inlines, index) => ({ text: textOf(inlines), align: columns[index]?.align ?? 'left' }));
  const headings = cellsOf(columns.map(({ inlines }) => inlines));
  doc.font(FONTS.strong).fontSize(SIZE).fillColor(MUTED);
  if (headings.some(({ text }) => text !== '')) drawRow(doc, headings);
  doc.font(FONTS.text).fillColor(INK);
  for (const { cells } of rows) drawRow(doc, cellsOf(cells.map(({ inlines }) => inlines)));
  doc.y += GAP;
}
