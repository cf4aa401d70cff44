import { defineScreen, found } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { RegistrationSuccessScreen } from './RegistrationSuccessScreen.tsx';

export const screen = defineScreen<Record<never, never>>({
  load: async () => found({}),
  head: (_, { t }) => accountHead(t('registered.title'), 'auth-registration-success'),
  Component: RegistrationSuccessScreen,
});
