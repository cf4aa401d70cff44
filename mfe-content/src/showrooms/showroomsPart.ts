import type { Showroom } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { loadShowrooms } from './loadShowrooms.ts';
import { Showrooms } from './Showrooms.tsx';

export const screen = defineScreen<readonly Showroom[]>({
  load: loadShowrooms,
  head: (_, { t }) => ({ title: t('showrooms.title') }),
  Component: Showrooms,
});
