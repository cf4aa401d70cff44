import { defineScreen, found } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { RegistrationScreen } from './RegistrationScreen.tsx';

export const screen = defineScreen<Record<never, never>>({
  load: async () => found({}),
  head: (_, { t }) => accountHead(t('registration.title'), 'auth-registration'),
  Component: RegistrationScreen,
});
