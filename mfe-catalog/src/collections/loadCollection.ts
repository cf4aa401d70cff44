import { isApiError } from '@feszek/api-client';
import type { CollectionPage, Image, Locale } from '@feszek/contract';
import { found, notFound } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { productTags, cardsOf } from '../list-query/productPage.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { collectionPath } from './collectionPath.ts';
import { MAX_AGE } from './loadCollections.ts';

/** The data of a collection's screen. */
export interface CollectionView {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly image: Image | null;
  readonly cards: readonly CardData[];
  /** The collection's address in both languages. */
  readonly paths: Readonly<Record<Locale, string>>;
}

/** Loads a collection by its slug in the page's language, with its products. */
export async function loadCollection({ api, locale, params, signal }: LoadContext): Promise<LoadResult<CollectionView>> {
  try {
    const { collection, products } = await api.get<CollectionPage>(`/api/collections/${encodeURIComponent(params['collection_slug'] ?? '')}`, { signal });
    const { id, title, description, image, slugs } = collection;
    const cards = cardsOf({ products }, locale);
    return found({ id, title, description, image, cards, paths: { hu: collectionPath('hu', slugs.hu), en: collectionPath('en', slugs.en) } }, { maxAge: MAX_AGE, tags: ['collections', 'catalogue', ...productTags(cards)] });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return notFound();
    throw error;
  }
}
