import { defineScreen } from '@feszek/kit';
import { loadAccount } from '../account/loadAccount.ts';
import type { AccountData } from '../account/loadAccount.ts';
import { accountHead } from '../head/accountHead.ts';
import { PrivacyScreen } from './PrivacyScreen.tsx';

export const screen = defineScreen<AccountData>({
  load: loadAccount,
  head: (_, { t }) => accountHead(t('account.privacy'), 'account-privacy'),
  Component: PrivacyScreen,
});
