import { defineScreen, found } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { AccountClosedScreen } from './AccountClosedScreen.tsx';

export const screen = defineScreen<Record<never, never>>({
  load: async () => found({}),
  head: (_, { t }) => accountHead(t('accountClosed.title'), 'auth-account-closed'),
  Component: AccountClosedScreen,
});
