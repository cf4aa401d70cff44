import { defineScreen } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { loadOverview } from './loadOverview.ts';
import type { OverviewData } from './loadOverview.ts';

export const screen = defineScreen<OverviewData>({
  load: loadOverview,
  head: (_, { t }) => accountHead(t('account.title'), 'account'),
  Component: AccountScreen,
});
