import type { ContentBlock } from '@feszek/contract';

/** A heading in a table of contents. */
export interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

/** Fewer sections than this need no table of contents. */
const FEWEST = 3;

/** The sections of a document: its headings of level 2. Empty for a short document. */
export function tableOfContents(blocks: readonly ContentBlock[]): ContentsEntry[] {
  const entries = blocks.flatMap((block) => (block.type === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : []));
  return entries.length < FEWEST ? [] : entries;
}
