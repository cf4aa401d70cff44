import type { Locale } from '@feszek/contract';
import type { Translate } from '@feszek/i18n';
import type { Crumb } from '../breadcrumb/breadcrumbList.ts';
import { titledCrumbs } from '../breadcrumb/titledCrumbs.ts';
import type { CollectionView } from './loadCollection.ts';

/** The breadcrumb of a collection: the home page, the collections, the collection. */
export function collectionCrumbs({ title, paths }: Pick<CollectionView, 'title' | 'paths'>, context: { readonly t: Translate; readonly locale: Locale }): Crumb[] {
  return [...titledCrumbs('collections', context.t('collections.title'), context), { label: title, href: paths[context.locale] }];
}
