import { defineScreen, found } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { RegistrationScreen } from './RegistrationScreen.tsx';

export const screen = defineScreen<null>({
  load: async () => found(null),
  head: (_, { t }) => accountHead(t('registration.title'), 'auth-registration'),
  Component: RegistrationScreen,
});
