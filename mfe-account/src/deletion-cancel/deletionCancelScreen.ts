import { defineScreen, found } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { DeletionCancelScreen } from './DeletionCancelScreen.tsx';

export const screen = defineScreen<{ readonly token: string }>({
  load: async ({ params }) => found({ token: params['token'] ?? '' }),
  head: ({ token }, { t }) => accountHead(t('deletionCancel.title'), 'auth-deletion-cancel', { token }),
  Component: DeletionCancelScreen,
});
