import type { SellerField, SourceBlock, SourceInline, SourceItem } from '@feszek/content-folder';
import type { ContentBlock, ContentData, ContentInline, ContentTable, Image } from '@feszek/contract';
import { isExternal } from './addresses.ts';
import type { FindAddress } from './addresses.ts';

/** The current values of the names in a document. */
export interface Values {
  readonly findAddress: FindAddress;
  /** A picture by its path in the content folder. */
  readonly findPicture: (file: string) => Omit<Image, 'alt'> | undefined;
  readonly seller: Readonly<Record<SellerField, string>>;
  readonly tables: ReadonlyMap<ContentData, ContentTable>;
}

const EMPTY_TABLE: ContentTable = { columns: [], rows: [] };
/** In the place of a seller's field that is not set. */
const UNKNOWN = '–';

function toSeller(field: SellerField, { seller }: Values, isInLink: boolean): ContentInline {
  const text = seller[field] || UNKNOWN;
  const address = field === 'email' || field === 'hosting_email' ? `mailto:${text}` : field === 'phone' ? `tel:${text.replaceAll(/[^\d+]/g, '')}` : undefined;
  if (address === undefined || isInLink || !seller[field]) return { type: 'text', text };
  return { type: 'link', address, is_external: true, inlines: [{ type: 'text', text }] };
}

function toInline(inline: SourceInline, values: Values, isInLink: boolean): readonly ContentInline[] {
  switch (inline.type) {
    case 'strong':
    case 'emphasis':
      return [{ type: inline.type, inlines: toInlines(inline.inlines, values, isInLink) }];
    case 'link': {
      const address = values.findAddress(inline.target);
      const inlines = toInlines(inline.inlines, values, address !== undefined);
      return address === undefined ? inlines : [{ type: 'link', address, is_external: isExternal(address), inlines }];
    }
    case 'seller':
      return [toSeller(inline.field, values, isInLink)];
    default:
      return [inline];
  }
}

function toInlines(inlines: readonly SourceInline[], values: Values, isInLink = false): readonly ContentInline[] {
  return inlines.flatMap((inline) => toInline(inline, values, isInLink));
}

function toTable({ columns, rows }: Extract<SourceBlock, { type: 'table' }>, values: Values): ContentTable {
  return {
    columns: columns.map(({ align, inlines }) => ({ align, inlines: toInlines(inlines, values) })),
    rows: rows.map(({ cells }) => ({ cells: cells.map(({ inlines }) => ({ inlines: toInlines(inlines, values) })) })),
  };
}

const toItems = (items: readonly SourceItem[], values: Values) => items.map(({ blocks }) => ({ blocks: toContentBlocks(blocks, values) }));

function toBlock(block: SourceBlock, values: Values): readonly ContentBlock[] {
  switch (block.type) {
    case 'paragraph':
      return [{ type: 'paragraph', inlines: toInlines(block.inlines, values) }];
    case 'list':
      return [{ ...block, items: toItems(block.items, values) }];
    case 'quote':
      return [{ type: 'quote', blocks: toContentBlocks(block.blocks, values) }];
    case 'table':
      return [{ type: 'table', table: toTable(block, values) }];
    case 'picture': {
      const picture = values.findPicture(block.file);
      return picture ? [{ type: 'picture', image: { ...picture, alt: block.alt }, caption: block.caption }] : [];
    }
    case 'notice':
      return [{ type: 'notice', kind: block.kind, blocks: toContentBlocks(block.blocks, values) }];
    case 'steps':
      return [{ type: 'steps', steps: toItems(block.steps, values) }];
    case 'accordion':
      return [{ type: 'accordion', items: block.items.map(({ id, title, blocks }) => ({ id, title, blocks: toContentBlocks(blocks, values) })) }];
    case 'data':
      return [{ type: 'data', name: block.name, table: values.tables.get(block.name) ?? EMPTY_TABLE }];
    default:
      return [block];
  }
}

/** The blocks of a document as pages receive them. A link to a target that is gone becomes its text. */
export function toContentBlocks(blocks: readonly SourceBlock[], values: Values): ContentBlock[] {
  return blocks.flatMap((block) => toBlock(block, values));
}
