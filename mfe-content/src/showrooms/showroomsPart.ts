import { defineScreen } from '@feszek/kit';
import { loadShowrooms } from './loadShowrooms.ts';
import type { ShowroomsData } from './loadShowrooms.ts';
import { Showrooms } from './Showrooms.tsx';

export const screen = defineScreen<ShowroomsData>({
  load: loadShowrooms,
  head: (_, { t }) => ({ title: t('showrooms.title') }),
  Component: Showrooms,
});
