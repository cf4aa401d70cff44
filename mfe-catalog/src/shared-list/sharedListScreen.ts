import { defineScreen } from '@feszek/kit';
import { loadSharedList } from './loadSharedList.ts';
import type { SharedListData } from './loadSharedList.ts';
import { SharedListScreen } from './SharedListScreen.tsx';

/** A shared list. Search engines do not index it: it is for whoever has the link. */
export const screen = defineScreen<SharedListData>({
  load: loadSharedList,
  head: (_, { t }) => ({ title: t('sharedList.title'), robots: 'noindex' }),
  Component: SharedListScreen,
});
