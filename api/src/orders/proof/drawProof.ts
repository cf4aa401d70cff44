import { LOCALE_TAGS } from '@feszek/contract';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Proof } from './toProof.ts';
import { PROOF_TEXTS } from './proofTexts.ts';

// Whole fonts: those of the pages are split by alphabet, and a PDF would lack ő and ű.
const { resolve } = createRequire(import.meta.url);
const FONTS = {
  text: resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf'),
} as const;

/** In points, on A4. */
const MARGIN = 50;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN - 20;
const GAP = 8;
const INK = '#1F1B16';
const MUTED = '#6B6257';
const ACCENT = '#1F4D3A';
const LINE = '#E2D9CB';
/** The widths of the columns of the table. */
const COLUMNS = [WIDTH - 310, 40, 90, 90, 90] as const;

type Doc = PDFKit.PDFDocument;

/** Starts a new page if `height` points do not fit on this one. Returns whether it did. */
function makeRoom(doc: Doc, height: number): boolean {
  if (doc.y + height <= BOTTOM) return false;
  doc.addPage();
  return true;
}

function rule(doc: Doc): void {
  doc.moveTo(MARGIN, doc.y).lineTo(MARGIN + WIDTH, doc.y).lineWidth(0.7).strokeColor(LINE).stroke();
  doc.y += GAP;
}

function drawHeader(doc: Doc, { title, notice, facts }: Proof): void {
  doc.font(FONTS.strong).fontSize(13).fillColor(ACCENT).text('fészek', MARGIN, MARGIN);
  doc.moveDown(0.8).fontSize(22).fillColor(INK).text(title);
  doc.moveDown(0.3).font(FONTS.text).fontSize(9).fillColor(MUTED).text(notice, { width: WIDTH });
  doc.y += 2 * GAP;
  for (const [label, value] of facts) {
    const { y } = doc;
    doc.font(FONTS.text).fontSize(10).fillColor(MUTED).text(label, MARGIN, y, { width: 130 });
    doc.fillColor(INK).text(value, MARGIN + 140, y, { width: WIDTH - 140 });
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

/** The number of each page, below its content. */
function drawPageNumbers(doc: Doc, { locale }: Proof): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    // Below the margin a text would start a new page.
    doc.page.margins.bottom = 0;
    doc.font(FONTS.text).fontSize(8).fillColor(MUTED).text(PROOF_TEXTS[locale].page(index + 1, count), MARGIN, BOTTOM + 20, { width: WIDTH, align: 'right', lineBreak: false });
  }
}

/** Draws a proof as a PDF on A4, with its fonts in it. */
export function drawProof(proof: Proof): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4', margin: MARGIN, bufferPages: true, lang: LOCALE_TAGS[proof.locale], displayTitle: true, info: { Title: `${proof.title} ${proof.facts[0]?.[1] ?? ''}`, Author: 'Fészek' },
  });
  const { promise, resolve: finish, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.on('end', () => finish(Buffer.concat(chunks)));
  doc.on('error', reject);
  drawHeader(doc, proof);
  drawParties(doc, proof);
  drawLines(doc, proof);
  drawTotals(doc, proof);
  drawPageNumbers(doc, proof);
  doc.end();
  return promise;
}
