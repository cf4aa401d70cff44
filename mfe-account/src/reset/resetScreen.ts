import { defineScreen } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { loadReset } from './loadReset.ts';
import type { ResetData } from './loadReset.ts';
import { ResetScreen } from './ResetScreen.tsx';

export const screen = defineScreen<ResetData>({
  load: loadReset,
  head: ({ token }, { t }) => accountHead(t('reset.title'), 'auth-password-reset', { token }),
  Component: ResetScreen,
});
