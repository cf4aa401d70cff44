import type { SourceBlock, SourceInline } from '@feszek/content-folder';

/** All blocks of a document, with those inside of others. */
export function* allBlocks(blocks: readonly SourceBlock[]): Generator<SourceBlock> {
  for (const block of blocks) {
    yield block;
    if (block.type === 'quote' || block.type === 'notice') yield* allBlocks(block.blocks);
    else if (block.type === 'list' || block.type === 'accordion') for (const item of block.items) yield* allBlocks(item.blocks);
    else if (block.type === 'steps') for (const step of block.steps) yield* allBlocks(step.blocks);
  }
}

function inlinesOf(block: SourceBlock): readonly SourceInline[] {
  if (block.type === 'paragraph') return block.inlines;
  if (block.type !== 'table') return [];
  return [...block.columns, ...block.rows.flatMap(({ cells }) => cells)].flatMap(({ inlines }) => inlines);
}

function* linksIn(inlines: readonly SourceInline[]): Generator<string> {
  for (const inline of inlines) {
    if (inline.type === 'link') yield inline.target;
    if (inline.type === 'link' || inline.type === 'strong' || inline.type === 'emphasis') yield* linksIn(inline.inlines);
  }
}

/** The targets of all links in a document. */
export function linkTargets(blocks: readonly SourceBlock[]): readonly string[] {
  return [...allBlocks(blocks)].flatMap((block) => [...linksIn(inlinesOf(block))]);
}
