import { defineScreen } from '@feszek/kit';
import { accountHead } from '../head/accountHead.ts';
import { loadLogin } from './loadLogin.ts';
import type { LoginData } from './loadLogin.ts';
import { LoginScreen } from './LoginScreen.tsx';

export const screen = defineScreen<LoginData>({
  load: loadLogin,
  head: (_, { t }) => accountHead(t('login.title'), 'auth-login'),
  Component: LoginScreen,
});
