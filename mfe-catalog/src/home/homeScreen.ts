import { imageSrcSet, routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { HERO_SIZES } from './Hero.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { loadHome } from './loadHome.ts';
import type { HomeView } from './homeView.ts';

export const screen = defineScreen<HomeView>({
  load: loadHome,
  head: ({ hero }, { locale, t }) => ({
    title: t('home.title'),
    description: t('home.description'),
    canonical: routePath('index', locale),
    alternates: { hu: routePath('index', 'hu'), en: routePath('index', 'en') },
    ...(hero && {
      preloadImages: [{ srcSet: imageSrcSet(hero.path), sizes: HERO_SIZES }],
    }),
  }),
  Component: HomeScreen,
});
