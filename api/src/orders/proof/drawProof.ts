import { drawPdf, drawTitle, FONTS, INK, LINE, makeRoom, MARGIN, MUTED, WIDTH } from '../../platform/pdf/a4.ts';
import type { Doc } from '../../platform/pdf/a4.ts';
import type { Proof } from './toProof.ts';

/** In points. */
const GAP = 8;
/** The widths of the columns of the table. */
const COLUMNS = [WIDTH - 310, 40, 90, 90, 90] as const;

function rule(doc: Doc): void {
  doc.moveTo(MARGIN, doc.y).lineTo(MARGIN + WIDTH, doc.y).lineWidth(0.7).strokeColor(LINE).stroke();
  doc.y += GAP;
}

function drawHeader(doc: Doc, { title, notice, facts }: Proof): void {
  drawTitle(doc, title);
  doc.moveDown(0.3).font(FONTS.text).fontSize(9).fillColor(MUTED).text(notice, { width: WIDTH });
  doc.y += 2 * GAP;
  for (const [label, value] of facts) {
    const { y } = doc;
    doc.font(FONTS.text).fontSize(10).fillColor(MUTED).text(label, MARGIN, y, { width: 130 });
    const bottom = doc.y;
    doc.fillColor(INK).text(value, MARGIN + 140, y, { width: WIDTH - 140 });
    doc.y = Math.max(bottom, doc.y);
  }
  doc.y += 2 * GAP;
}

/** Seller, buyer and delivery address side by side. */
function drawParties(doc: Doc, { parties }: Proof): void {
  const top = doc.y;
  const width = WIDTH / 3 - 12;
  const bottoms = parties.map(({ label, rows }, index) => {
    const x = MARGIN + index * (WIDTH / 3);
    doc.font(FONTS.strong).fontSize(10).fillColor(INK).text(label, x, top, { width });
    doc.font(FONTS.text).text(rows.join('\n'), { width });
    return doc.y;
  });
  doc.x = MARGIN;
  doc.y = Math.max(top, ...bottoms) + 3 * GAP;
}

function drawCells(doc: Doc, cells: readonly string[]): void {
  const { y } = doc;
  let x = MARGIN;
  let bottom = y;
  for (const [index, cell] of cells.entries()) {
    const width = COLUMNS[index] ?? 0;
    doc.text(cell, x, y, { width: width - 6, align: index === 0 ? 'left' : 'right' });
    bottom = Math.max(bottom, doc.y);
    x += width;
  }
  doc.y = bottom + GAP / 2;
}

function drawColumns(doc: Doc, { columns }: Proof): void {
  doc.font(FONTS.text).fontSize(9).fillColor(MUTED);
  drawCells(doc, columns);
  rule(doc);
}

/** The items. A page that they continue on starts with the names of the columns. */
function drawLines(doc: Doc, proof: Proof): void {
  makeRoom(doc, 60);
  drawColumns(doc, proof);
  for (const line of proof.lines) {
    doc.font(FONTS.text).fontSize(10);
    if (makeRoom(doc, doc.heightOfString(line[0] ?? '', { width: COLUMNS[0] - 6 }) + GAP)) drawColumns(doc, proof);
    doc.font(FONTS.text).fontSize(10).fillColor(INK);
    drawCells(doc, line);
  }
  rule(doc);
}

function drawTotals(doc: Doc, { totals }: Proof): void {
  makeRoom(doc, totals.length * 18);
  for (const { label, amount, isStrong } of totals) {
    const { y } = doc;
    doc.font(isStrong ? FONTS.strong : FONTS.text).fontSize(isStrong ? 12 : 10).fillColor(INK);
    doc.text(label, MARGIN + WIDTH - 290, y, { width: 180 });
    doc.text(amount, MARGIN + WIDTH - 110, y, { width: 104, align: 'right' });
    doc.y += GAP / 2;
  }
}

/** Draws a proof as a PDF on A4. */
export function drawProof(proof: Proof): Promise<Buffer> {
  return drawPdf({ locale: proof.locale, title: `${proof.title} ${proof.facts[0]?.[1] ?? ''}` }, (doc) => {
    drawHeader(doc, proof);
    drawParties(doc, proof);
    drawLines(doc, proof);
    drawTotals(doc, proof);
  });
}
