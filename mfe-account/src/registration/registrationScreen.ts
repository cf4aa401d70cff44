import { defineScreen, found, loadSellerName } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { RegistrationScreen } from './RegistrationScreen.tsx';
import type { RegistrationData } from './RegistrationScreen.tsx';

export const screen = defineScreen<RegistrationData>({
  load: async ({ api, signal }) => found({ seller: await loadSellerName(api, signal) }),
  head: (_, { t }) => accountHead(t('registration.title'), 'auth-registration'),
  Component: RegistrationScreen,
});
