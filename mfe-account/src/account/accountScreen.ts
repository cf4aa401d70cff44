import { defineScreen } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { loadAccount } from './loadAccount.ts';
import type { AccountData } from './loadAccount.ts';

export const screen = defineScreen<AccountData>({
  load: loadAccount,
  head: (_, { t }) => accountHead(t('account.title'), 'account'),
  Component: AccountScreen,
});
