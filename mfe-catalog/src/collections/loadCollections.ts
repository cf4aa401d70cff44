import type { Collections } from '@feszek/contract';
import { found, isShopEmpty } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import type { TileData } from '../category/tileOf.ts';
import { collectionPath } from './collectionPath.ts';

/** Lifetime of a shared page in seconds. */
export const MAX_AGE = 60;

/** A collection in the list. */
export interface CollectionTile extends TileData {
  readonly description: string;
}

/** The data of the list of collections. */
export interface CollectionsView {
  readonly collections: readonly CollectionTile[];
  /** Whether the shop has no products yet. */
  readonly isShopEmpty: boolean;
}

/** Loads the collections that have products. */
export async function loadCollections({ api, locale, signal }: LoadContext): Promise<LoadResult<CollectionsView>> {
  const { collections } = await api.get<Collections>('/api/collections', { signal });
  const tiles = collections.map(({ id, slugs, title, description, image, product_count }) => ({ id, href: collectionPath(locale, slugs[locale]), title, description, image, productCount: product_count }));
  return found({ collections: tiles, isShopEmpty: tiles.length === 0 && (await isShopEmpty(api, signal)) }, { maxAge: MAX_AGE, tags: ['collections', 'catalogue'] });
}
