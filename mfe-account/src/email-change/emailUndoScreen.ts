import { defineScreen, found } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { EmailUndoScreen } from './EmailUndoScreen.tsx';

export const screen = defineScreen<{ readonly token: string }>({
  load: async ({ params }) => found({ token: params['token'] ?? '' }),
  head: ({ token }, { t }) => accountHead(t('emailUndo.title'), 'auth-email-undo', { token }),
  Component: EmailUndoScreen,
});
