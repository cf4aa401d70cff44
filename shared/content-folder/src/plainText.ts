import type { SourceBlock, SourceInline, SourceItem } from './source.ts';

function inlineText(inline: SourceInline): string {
  switch (inline.type) {
    case 'text':
    case 'code':
      return inline.text;
    case 'strong':
    case 'emphasis':
    case 'link':
      return inlinesText(inline.inlines);
    default:
      return ' ';
  }
}

function inlinesText(inlines: readonly SourceInline[]): string {
  return inlines.map(inlineText).join('');
}

const itemsText = (items: readonly SourceItem[]) => items.map(({ blocks }) => plainText(blocks)).join('\n');

function blockText(block: SourceBlock): string {
  switch (block.type) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return inlinesText(block.inlines);
    case 'quote':
    case 'notice':
      return plainText(block.blocks);
    case 'list':
      return itemsText(block.items);
    case 'steps':
      return itemsText(block.steps);
    case 'accordion':
      return block.items.map((item) => `${item.title}\n${plainText(item.blocks)}`).join('\n');
    case 'table':
      return [...block.columns, ...block.rows.flatMap(({ cells }) => cells)].map(({ inlines }) => inlinesText(inlines)).join('\n');
    case 'picture':
      return block.caption ?? '';
    default:
      return '';
  }
}

/** The text of blocks without marks, for the search and the feeds. */
export function plainText(blocks: readonly SourceBlock[]): string {
  return blocks.map(blockText).filter(Boolean).join('\n');
}

const WORD = /[\p{Letter}\p{Number}]+(?:[-’'.,][\p{Letter}\p{Number}]+)*/gu;

/** The number of words that a reader reads. */
export function countWords(blocks: readonly SourceBlock[]): number {
  return [...plainText(blocks).matchAll(WORD)].length;
}
