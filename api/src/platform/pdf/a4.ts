import type { Locale } from '@feszek/contract';
import { LOCALE_TAGS } from '@feszek/contract';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

// Whole fonts: those of the pages are split by alphabet, and a PDF would lack ő and ű.
const { resolve } = createRequire(import.meta.url);
export const FONTS = {
  text: resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
  emphasis: resolve('@expo-google-fonts/hanken-grotesk/400Regular_Italic/HankenGrotesk_400Regular_Italic.ttf'),
  strong: resolve('@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf'),
} as const;

/** In points, on A4. */
export const MARGIN = 50;
export const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN - 20;

export const INK = '#1F1B16';
export const MUTED = '#6B6257';
export const ACCENT = '#1F4D3A';
export const LINE = '#E2D9CB';

export type Doc = PDFKit.PDFDocument;

const PAGE: Readonly<Record<Locale, (page: number, count: number) => string>> = {
  hu: (page, count) => `${page}/${count}. oldal`,
  en: (page, count) => `Page ${page} of ${count}`,
};

/** Starts a new page if `height` points do not fit on this one. Returns whether it did. */
export function makeRoom(doc: Doc, height: number): boolean {
  if (doc.y + height <= BOTTOM) return false;
  doc.addPage();
  return true;
}

/** The shop's name and the title of the document, at the top of the first page. */
export function drawTitle(doc: Doc, title: string): void {
  doc.font(FONTS.strong).fontSize(13).fillColor(ACCENT).text('fészek', MARGIN, MARGIN);
  doc.moveDown(0.8).fontSize(22).fillColor(INK).text(title);
}

/** The number of each page, below its content. */
function drawPageNumbers(doc: Doc, locale: Locale): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    // Below the margin a text would start a new page.
    doc.page.margins.bottom = 0;
    doc.font(FONTS.text).fontSize(8).fillColor(MUTED).text(PAGE[locale](index + 1, count), MARGIN, BOTTOM + 20, { width: WIDTH, align: 'right', lineBreak: false });
  }
}

/** Draws a PDF on A4, with its fonts in it, and numbers its pages. */
export function drawPdf({ locale, title }: { readonly locale: Locale; readonly title: string }, draw: (doc: Doc) => void): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, bufferPages: true, lang: LOCALE_TAGS[locale], displayTitle: true, info: { Title: title, Author: 'Fészek' } });
  const { promise, resolve: finish, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.on('end', () => finish(Buffer.concat(chunks)));
  doc.on('error', reject);
  draw(doc);
  drawPageNumbers(doc, locale);
  doc.end();
  return promise;
}
