import { defineScreen, found } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { RegistrationSuccessScreen } from './RegistrationSuccessScreen.tsx';

export const screen = defineScreen<null>({
  load: async () => found(null),
  head: (_, { t }) => accountHead(t('registered.title'), 'auth-registration-success'),
  Component: RegistrationSuccessScreen,
});
