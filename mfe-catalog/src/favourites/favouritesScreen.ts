import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { FavouritesScreen } from './FavouritesScreen.tsx';
import type { FavouritesView } from './favouritesView.ts';
import { loadFavourites } from './loadFavourites.ts';

export const screen = defineScreen<FavouritesView>({
  load: loadFavourites,
  head: (_, { t, locale }) => ({
    title: t('favouritesPage.title'),
    canonical: routePath('favourites', locale),
    alternates: { hu: routePath('favourites', 'hu'), en: routePath('favourites', 'en') },
    robots: 'noindex',
  }),
  Component: FavouritesScreen,
});
