import { defineScreen, found } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { ActivationScreen } from './ActivationScreen.tsx';

export const screen = defineScreen<{ readonly token: string }>({
  load: async ({ params }) => found({ token: params['token'] ?? '' }),
  head: ({ token }, { t }) => accountHead(t('activation.title'), 'auth-activation', { token }),
  Component: ActivationScreen,
});
