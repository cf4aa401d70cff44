import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { breadcrumbList } from '../breadcrumb/breadcrumbList.ts';
import { titledCrumbs } from '../breadcrumb/titledCrumbs.ts';
import { CollectionsScreen } from './CollectionsScreen.tsx';
import { loadCollections } from './loadCollections.ts';
import type { CollectionsView } from './loadCollections.ts';

export const screen = defineScreen<CollectionsView>({
  load: loadCollections,
  head: (_, context) => ({
    title: context.t('collections.title'),
    description: context.t('collections.description'),
    canonical: routePath('collections', context.locale),
    alternates: { hu: routePath('collections', 'hu'), en: routePath('collections', 'en') },
    structuredData: [breadcrumbList(titledCrumbs('collections', context.t('collections.title'), context))],
  }),
  Component: CollectionsScreen,
});
