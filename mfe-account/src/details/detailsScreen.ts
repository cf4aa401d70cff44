import { defineScreen } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { DetailsScreen } from './DetailsScreen.tsx';
import { loadDetails } from './loadDetails.ts';
import type { DetailsData } from './loadDetails.ts';

export const screen = defineScreen<DetailsData>({
  load: loadDetails,
  head: (_, { t }) => accountHead(t('account.details'), 'account-details'),
  Component: DetailsScreen,
});
