import { imageSrcSet } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { breadcrumbList } from '../breadcrumb/breadcrumbList.ts';
import { collectionCrumbs } from './collectionCrumbs.ts';
import { COLLECTION_SIZES, CollectionScreen } from './CollectionScreen.tsx';
import { loadCollection } from './loadCollection.ts';
import type { CollectionView } from './loadCollection.ts';

/** The products of a collection for search engines: https://schema.org/ItemList. */
function itemList({ title, cards }: CollectionView): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    itemListElement: cards.map(({ href, title: name }, index) => ({ '@type': 'ListItem', position: index + 1, name, url: href })),
  };
}

export const screen = defineScreen<CollectionView>({
  load: loadCollection,
  head: (collection, context) => ({
    title: context.t('collections.titleOf', { title: collection.title }),
    description: collection.description,
    canonical: collection.paths[context.locale],
    alternates: collection.paths,
    structuredData: [itemList(collection), breadcrumbList(collectionCrumbs(collection, context))],
    ...(collection.image && { preloadImages: [{ srcSet: imageSrcSet(collection.image.path), sizes: COLLECTION_SIZES }] }),
  }),
  Component: CollectionScreen,
});
