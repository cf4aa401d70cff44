import { routePath } from '@feszek/contract';
import type { RouteName } from '@feszek/contract';
import { screen, sendUnfinished } from './screen.ts';
import type { Screen, State } from './screen.ts';

const at = (route: RouteName) => ({ path: ({ locale }) => routePath(route, locale) }) satisfies State;

/** The page of a link whose token is used with the page's button, and not before. */
const withToken = (route: RouteName) => ({ path: ({ locale }) => routePath(route, locale, { token: 'a-token-of-a-mail' }) }) satisfies State;

/** The screens of accounts that have parameters or a state of their own. */
export const accountScreens: readonly Screen[] = [
  screen('login-unfinished', { ...at('auth-login'), act: sendUnfinished }),
  screen('registration-unfinished', { ...at('auth-registration'), act: sendUnfinished }),
  screen('activation', withToken('auth-activation')),
  screen('email-confirmation', withToken('auth-email-confirmation')),
  screen('email-undo', withToken('auth-email-undo')),
  screen('deletion-cancel', withToken('auth-deletion-cancel')),
  screen('personal-data', withToken('auth-personal-data')),
  screen('password-reset', { path: ({ account }) => account.reset }),
  screen('password-reset-invalid', withToken('auth-password-reset')),
  screen('account-security-unfinished', { ...at('account-security'), visitor: 'user', act: sendUnfinished }),
];
