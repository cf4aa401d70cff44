import type { Heading, List, Paragraph, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { containerBlock, leafBlock } from './directives.ts';
import type { Document } from './Document.ts';
import { nameOf, toInlines } from './toInlines.ts';
import type { Alignment, SourceBlock } from '../source.ts';

type Blocks = readonly SourceBlock[];

const DEEPEST_HEADING = 4;

function toHeading(node: Heading, document: Document, isTop: boolean): Blocks {
  const text = toString(node).replaceAll(/\s+/g, ' ').trim();
  if (!isTop) document.fault(node, 'A heading cannot be inside another block.');
  if (node.depth === 1) document.fault(node, 'Headings start with ##: the title is in the front matter.');
  if (node.depth > DEEPEST_HEADING) document.fault(node, 'Headings go down to ####.');
  if (text === '') document.fault(node, 'The heading has no text.');
  return [{ type: 'heading', level: node.depth, id: document.idOf(text), text }];
}

function toParagraph(node: Paragraph, document: Document): Blocks {
  const [only, ...rest] = node.children;
  if (only?.type !== 'image' || rest.length > 0) return [{ type: 'paragraph', inlines: toInlines(node.children, document) }];
  if (!only.alt?.trim()) document.fault(node, 'The picture has no alternative text: ![alternative text](file.webp).');
  const file = document.picture(node, only.url);
  return file === undefined ? [] : [{ type: 'picture', file, alt: only.alt?.trim() ?? '', caption: only.title?.trim() || null }];
}

function toList(node: List, document: Document): Blocks {
  if (node.children.some(({ checked }) => typeof checked === 'boolean')) document.fault(node, 'A list of tasks is not supported.');
  return [{ type: 'list', is_ordered: node.ordered === true, start: node.start ?? 1, items: node.children.map(({ children }) => ({ blocks: toBlocks(children, document, false) })) }];
}

function toTable(node: Table, document: Document): Blocks {
  const [head, ...rows] = node.children;
  const alignments: readonly Alignment[] = node.align ?? [];
  const columns = head?.children ?? [];
  for (const row of rows) if (row.children.length !== columns.length) document.fault(row, `The row has ${row.children.length} cells; the table has ${columns.length} columns.`);
  return [{
    type: 'table',
    columns: columns.map(({ children }, index) => ({ align: alignments[index] ?? null, inlines: toInlines(children, document) })),
    rows: rows.map(({ children }) => ({ cells: children.map((cell) => ({ inlines: toInlines(cell.children, document) })) })),
  }];
}

function toBlock(node: RootContent, document: Document, isTop: boolean): Blocks {
  switch (node.type) {
    case 'heading':
      return toHeading(node, document, isTop);
    case 'paragraph':
      return toParagraph(node, document);
    case 'list':
      return toList(node, document);
    case 'blockquote':
      return [{ type: 'quote', blocks: toBlocks(node.children, document, false) }];
    case 'table':
      return toTable(node, document);
    case 'leafDirective':
      return leafBlock(node, document);
    case 'containerDirective':
      return containerBlock(node, document, (nodes) => toBlocks(nodes, document, false));
    case 'html':
      document.fault(node, `HTML is not allowed: ${node.value.slice(0, 40)}`);
      return [];
    default:
      document.fault(node, `${nameOf(node)} is not supported.`);
      return [];
  }
}

/** Joins neighbouring accordion items to one group. */
function joinAccordions(blocks: Blocks): Blocks {
  const joined: SourceBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.type === 'accordion' && last?.type === 'accordion') joined[joined.length - 1] = { type: 'accordion', items: [...last.items, ...block.items] };
    else joined.push(block);
  }
  return joined;
}

/** The blocks of a document, or of one of its blocks. */
export function toBlocks(nodes: readonly RootContent[], document: Document, isTop = true): Blocks {
  return joinAccordions(nodes.flatMap((node) => toBlock(node, document, isTop)));
}

/** Reports headings that skip a level. */
export function checkHeadings(nodes: readonly RootContent[], document: Document): void {
  let level = 1;
  for (const node of nodes) {
    if (node.type !== 'heading') continue;
    if (node.depth > level + 1) document.fault(node, `A heading of level ${node.depth} follows one of level ${level}: a level is skipped.`);
    level = node.depth;
  }
}
