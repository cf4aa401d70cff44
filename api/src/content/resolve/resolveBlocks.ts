import type { SellerField, SourceBlock } from '@feszek/content-folder';
import type { ContentBlock, ContentData, ContentTable } from '@feszek/contract';
import type { Catalogue } from '../../catalog/readModel/Catalogue.ts';
import { loadContentPictures } from '../../media/contentPictures.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { View } from '../../platform/http/requestView.ts';
import { findAddresses } from './addresses.ts';
import { toContentBlocks } from './toBlocks.ts';
import { allBlocks, linkTargets } from './walk.ts';

/** Makes a table from the shop's own data. */
export type LoadTable = (view: View) => Promise<ContentTable>;

export interface ResolveParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly seller: Readonly<Record<SellerField, string>>;
  /** A table without a source is empty. */
  readonly tables: ReadonlyMap<ContentData, LoadTable>;
}

interface Stored {
  readonly blocks: readonly SourceBlock[];
  /** The hash of each picture by its path in the content folder. */
  readonly pictures: Readonly<Record<string, string>>;
}

async function loadTables({ tables }: ResolveParts, blocks: readonly SourceBlock[], view: View): Promise<ReadonlyMap<ContentData, ContentTable>> {
  const names = new Set([...allBlocks(blocks)].flatMap((block) => (block.type === 'data' ? [block.name] : [])));
  const loaded = await Promise.all([...names].map(async (name) => [name, await (tables.get(name)?.(view) ?? { columns: [], rows: [] })] as const));
  return new Map(loaded);
}

/** Resolves the names in stored blocks: links, pictures, the seller's data and tables, in the language of the view. */
export async function resolveBlocks(parts: ResolveParts, { blocks, pictures }: Stored, view: View): Promise<ContentBlock[]> {
  const { taxonomy } = await parts.catalogue.current();
  const findAddress = await findAddresses({ db: parts.db, taxonomy, locale: view.locale, now: parts.clock.now() }, linkTargets(blocks));
  const stored = await loadContentPictures(parts.db, Object.values(pictures));
  const findPicture = (file: string) => stored.get(pictures[file] ?? '');
  return toContentBlocks(blocks, { findAddress, findPicture, seller: parts.seller, tables: await loadTables(parts, blocks, view) });
}
