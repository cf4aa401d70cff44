import { defineScreen, found } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { EmailConfirmationScreen } from './EmailConfirmationScreen.tsx';

export const screen = defineScreen<{ readonly token: string }>({
  load: async ({ params }) => found({ token: params['token'] ?? '' }),
  head: ({ token }, { t }) => accountHead(t('emailConfirmation.title'), 'auth-email-confirmation', { token }),
  Component: EmailConfirmationScreen,
});
