import { array, boolean, lazy, number, object, string } from 'yup';
import type { Schema } from 'yup';
import type { Image } from '../images.ts';
import { imageSchema } from './shared.ts';

export const NOTICE_KINDS = ['tip', 'info', 'warning'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Forms that a page may contain. */
export const CONTENT_FORMS = ['contact', 'newsletter', 'withdrawal-form', 'data-sheet', 'consent'] as const;
export type ContentForm = (typeof CONTENT_FORMS)[number];

/** Tables that are made from the shop's own data. */
export const CONTENT_DATA = ['cookies', 'retention', 'delivery-methods', 'delivery-services', 'payment-methods', 'conciliation-bodies', 'showrooms', 'processors'] as const;
export type ContentData = (typeof CONTENT_DATA)[number];

const ALIGNMENTS = ['left', 'center', 'right'] as const;

/** A piece of text inside a block. */
export type ContentInline =
  | { readonly type: 'text' | 'code'; readonly text: string }
  | { readonly type: 'strong' | 'emphasis'; readonly inlines: readonly ContentInline[] }
  /** `address`: a path of this shop, or for an external link a whole address, `mailto:` or `tel:`. */
  | { readonly type: 'link'; readonly address: string; readonly is_external: boolean; readonly inlines: readonly ContentInline[] }
  | { readonly type: 'break' };

export interface ContentCell {
  readonly inlines: readonly ContentInline[];
}

/** The columns of a table with their headings, and its rows. */
export interface ContentTable {
  readonly columns: readonly { readonly align: (typeof ALIGNMENTS)[number] | null; readonly inlines: readonly ContentInline[] }[];
  readonly rows: readonly { readonly cells: readonly ContentCell[] }[];
}

export interface Blocks {
  readonly blocks: readonly ContentBlock[];
}

/** A block of an article or a page. */
export type ContentBlock =
  /** `level` starts at 2. `id` is unique in the document and stays the same while the text does. */
  | { readonly type: 'heading'; readonly level: number; readonly id: string; readonly text: string }
  | { readonly type: 'paragraph'; readonly inlines: readonly ContentInline[] }
  | { readonly type: 'list'; readonly is_ordered: boolean; readonly start: number; readonly items: readonly Blocks[] }
  | { readonly type: 'quote'; readonly blocks: readonly ContentBlock[] }
  | { readonly type: 'table'; readonly table: ContentTable }
  | { readonly type: 'picture'; readonly image: Image; readonly caption: string | null }
  /** Product cards in this order, see the part `catalog/products`. */
  | { readonly type: 'products'; readonly skus: readonly string[] }
  | { readonly type: 'notice'; readonly kind: NoticeKind; readonly blocks: readonly ContentBlock[] }
  | { readonly type: 'steps'; readonly steps: readonly Blocks[] }
  | { readonly type: 'accordion'; readonly items: readonly (Blocks & { readonly id: string; readonly title: string })[] }
  /** `showroom`: the key of a showroom of `GET /api/showrooms`. */
  | { readonly type: 'map'; readonly showroom: string }
  | { readonly type: 'form'; readonly name: ContentForm }
  | { readonly type: 'data'; readonly name: ContentData; readonly table: ContentTable };

function typeOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
}

const lazyInlines = () => array(lazy((value: unknown): Schema<ContentInline> => INLINE_SCHEMAS.get(typeOf(value)) ?? textSchema)).required();
const lazyBlocks = () => array(lazy((value: unknown): Schema<ContentBlock> => BLOCK_SCHEMAS.get(typeOf(value)) ?? headingSchema)).required();

const textSchema = object({ type: string().oneOf(['text', 'code']).required(), text: string().defined() });

const INLINE_SCHEMAS: ReadonlyMap<unknown, Schema<ContentInline>> = new Map<unknown, Schema<ContentInline>>([
  ['text', textSchema],
  ['code', textSchema],
  ['strong', object({ type: string().oneOf(['strong']).required(), inlines: lazyInlines() })],
  ['emphasis', object({ type: string().oneOf(['emphasis']).required(), inlines: lazyInlines() })],
  ['link', object({ type: string().oneOf(['link']).required(), address: string().required(), is_external: boolean().required(), inlines: lazyInlines() })],
  ['break', object({ type: string().oneOf(['break']).required() })],
]);

const tableSchema = object({
  columns: array(object({ align: string().oneOf(ALIGNMENTS).nullable().defined(), inlines: lazyInlines() }).required()).required(),
  rows: array(object({ cells: array(object({ inlines: lazyInlines() }).required()).required() }).required()).required(),
}).required();

const headingSchema = object({ type: string().oneOf(['heading']).required(), level: number().required(), id: string().required(), text: string().required() });
const blocksOf = () => array(object({ blocks: lazyBlocks() }).required()).required();

const BLOCK_SCHEMAS: ReadonlyMap<unknown, Schema<ContentBlock>> = new Map<unknown, Schema<ContentBlock>>([
  ['heading', headingSchema],
  ['paragraph', object({ type: string().oneOf(['paragraph']).required(), inlines: lazyInlines() })],
  ['list', object({ type: string().oneOf(['list']).required(), is_ordered: boolean().required(), start: number().required(), items: blocksOf() })],
  ['quote', object({ type: string().oneOf(['quote']).required(), blocks: lazyBlocks() })],
  ['table', object({ type: string().oneOf(['table']).required(), table: tableSchema })],
  ['picture', object({ type: string().oneOf(['picture']).required(), image: imageSchema.required(), caption: string().nullable().defined() })],
  ['products', object({ type: string().oneOf(['products']).required(), skus: array(string().required()).required() })],
  ['notice', object({ type: string().oneOf(['notice']).required(), kind: string().oneOf(NOTICE_KINDS).required(), blocks: lazyBlocks() })],
  ['steps', object({ type: string().oneOf(['steps']).required(), steps: blocksOf() })],
  ['accordion', object({
    type: string().oneOf(['accordion']).required(),
    items: array(object({ id: string().required(), title: string().required(), blocks: lazyBlocks() }).required()).required(),
  })],
  ['map', object({ type: string().oneOf(['map']).required(), showroom: string().required() })],
  ['form', object({ type: string().oneOf(['form']).required(), name: string().oneOf(CONTENT_FORMS).required() })],
  ['data', object({ type: string().oneOf(['data']).required(), name: string().oneOf(CONTENT_DATA).required(), table: tableSchema })],
]);

/** The blocks of an article or a page, in their order. */
export const contentBlocksSchema = lazyBlocks();
