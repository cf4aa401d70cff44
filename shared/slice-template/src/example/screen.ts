import type { Showroom } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { PATHS } from '../paths.ts';
import { ExampleScreen } from './ExampleScreen.tsx';
import { loadExample } from './loadExample.ts';

export const screen = defineScreen<readonly Showroom[]>({
  load: loadExample,
  head: (_, { t, locale }) => ({
    title: t('page.title'),
    description: t('page.description'),
    canonical: PATHS[locale],
    alternates: PATHS,
  }),
  Component: ExampleScreen,
});
