import type { ContentBlock, Locale } from '@feszek/contract';
import { drawPdf, drawTitle, FONTS, INK, LINE, makeRoom, MARGIN, MUTED, WIDTH } from '../../platform/pdf/a4.ts';
import type { Doc } from '../../platform/pdf/a4.ts';
import { drawTable } from './drawTable.ts';
import { runsOf } from './runs.ts';
import type { Run } from './runs.ts';

/** In points. */
const TEXT_SIZE = 10;
const GAP = 6;
const INDENT = 16;
const HEADING_SIZES: ReadonlyMap<number, number> = new Map([[2, 14], [3, 11.5]]);

/** A page of the shop as a document of its own. */
export interface DocumentContent {
  readonly locale: Locale;
  readonly title: string;
  /** A line below the title, such as the version. */
  readonly note: string;
  readonly blocks: readonly ContentBlock[];
  /** Public origin of the shop: addresses of the shop become whole addresses. */
  readonly shopUrl: string;
}

interface Place {
  readonly shopUrl: string;
  /** The distance from the left margin, in points. */
  readonly indent: number;
}

const fontOf = ({ isStrong, isEmphasis }: Run) => (isStrong ? FONTS.strong : isEmphasis ? FONTS.emphasis : FONTS.text);

function drawRuns(doc: Doc, runs: readonly Run[], { indent }: Place): void {
  if (runs.length === 0) return;
  const x = MARGIN + indent;
  runs.forEach((run, index) => {
    const options = { width: WIDTH - indent, lineGap: 2, continued: index < runs.length - 1, link: run.url ?? null, underline: run.url !== undefined };
    doc.font(fontOf(run)).fontSize(TEXT_SIZE).fillColor(INK);
    if (index === 0) doc.text(run.text, x, doc.y, options);
    else doc.text(run.text, options);
  });
  doc.y += GAP;
}

function drawHeading(doc: Doc, text: string, level: number): void {
  makeRoom(doc, 60);
  doc.y += GAP;
  doc.font(FONTS.strong).fontSize(HEADING_SIZES.get(level) ?? TEXT_SIZE).fillColor(INK).text(text, MARGIN, doc.y, { width: WIDTH });
  doc.y += GAP / 2;
}

/** Items with a mark before each. */
function drawItems(doc: Doc, items: readonly { readonly blocks: readonly ContentBlock[] }[], markOf: (index: number) => string, place: Place): void {
  const inner = { ...place, indent: place.indent + INDENT };
  for (const [index, { blocks }] of items.entries()) {
    makeRoom(doc, 2 * TEXT_SIZE);
    const { y } = doc;
    doc.font(FONTS.text).fontSize(TEXT_SIZE).fillColor(MUTED).text(markOf(index), MARGIN + place.indent, y, { width: INDENT, lineBreak: false });
    doc.y = y;
    drawBlocks(doc, blocks, inner);
  }
}

/** A part with a line above and below. */
function drawBox(doc: Doc, blocks: readonly ContentBlock[], place: Place): void {
  const line = () => doc.moveTo(MARGIN + place.indent, doc.y).lineTo(MARGIN + WIDTH, doc.y).lineWidth(0.7).strokeColor(LINE).stroke();
  makeRoom(doc, 40);
  line();
  doc.y += GAP;
  drawBlocks(doc, blocks, place);
  line();
  doc.y += GAP;
}

function drawBlock(doc: Doc, block: ContentBlock, place: Place): void {
  switch (block.type) {
    case 'heading':
      return drawHeading(doc, block.text, block.level);
    case 'paragraph':
      return drawRuns(doc, runsOf(block.inlines, place.shopUrl), place);
    case 'list':
      return drawItems(doc, block.items, (index) => (block.is_ordered ? `${block.start + index}.` : '–'), place);
    case 'steps':
      return drawItems(doc, block.steps, (index) => `${index + 1}.`, place);
    case 'quote':
    case 'notice':
      return drawBox(doc, block.blocks, place);
    case 'table':
    case 'data':
      return drawTable(doc, block.table, place.shopUrl);
    case 'accordion':
      for (const { title, blocks } of block.items) {
        drawHeading(doc, title, 3);
        drawBlocks(doc, blocks, place);
      }
      return undefined;
    // These belong to the page on the screen only.
    case 'picture':
    case 'products':
    case 'map':
    case 'form':
      return undefined;
    default:
      block satisfies never;
      throw new Error(`The block ${JSON.stringify(block)} cannot be drawn`);
  }
}

function drawBlocks(doc: Doc, blocks: readonly ContentBlock[], place: Place): void {
  for (const block of blocks) drawBlock(doc, block, place);
}

/**
 * Draws a page of the shop as a PDF.
 *
 * @throws Error for a block of an unknown type: a document of a contract is complete
 */
export function drawDocument({ locale, title, note, blocks, shopUrl }: DocumentContent): Promise<Buffer> {
  return drawPdf({ locale, title }, (doc) => {
    drawTitle(doc, title);
    doc.moveDown(0.3).font(FONTS.text).fontSize(9).fillColor(MUTED).text(note, { width: WIDTH });
    doc.y += 2 * GAP;
    drawBlocks(doc, blocks, { shopUrl, indent: 0 });
  });
}
