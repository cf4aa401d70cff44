import { defineScreen } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { loadSecurity } from './loadSecurity.ts';
import type { SecurityData } from './loadSecurity.ts';
import { SecurityScreen } from './SecurityScreen.tsx';

export const screen = defineScreen<SecurityData>({
  load: loadSecurity,
  head: (_, { t }) => accountHead(t('account.security'), 'account-security'),
  Component: SecurityScreen,
});
