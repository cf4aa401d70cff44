import { defineScreen } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { loadPrivacy } from './loadPrivacy.ts';
import type { PrivacyData } from './loadPrivacy.ts';
import { PrivacyScreen } from './PrivacyScreen.tsx';

export const screen = defineScreen<PrivacyData>({
  load: loadPrivacy,
  head: (_, { t }) => accountHead(t('account.privacy'), 'account-privacy'),
  Component: PrivacyScreen,
});
