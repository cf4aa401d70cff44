import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { loadLogin } from './loadLogin.ts';
import type { LoginData } from './loadLogin.ts';
import { LoginScreen } from './LoginScreen.tsx';

export const screen = defineScreen<LoginData>({
  load: loadLogin,
  head: (_, { t, locale }) => ({
    title: t('login.title'),
    canonical: routePath('auth-login', locale),
    alternates: { hu: routePath('auth-login', 'hu'), en: routePath('auth-login', 'en') },
    robots: 'noindex',
  }),
  Component: LoginScreen,
});
