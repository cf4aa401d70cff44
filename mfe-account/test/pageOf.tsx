import { LoginScreen } from '../src/login/LoginScreen.tsx';
import type { LoginData } from '../src/login/loadLogin.ts';
import { showScreen } from './showScreen.tsx';
import type { ScreenOptions } from './showScreen.tsx';

export interface PageOptions extends ScreenOptions {
  readonly data?: LoginData;
}

/** The login screen on a page. */
export function renderLogin({ data = { user: null }, ...options }: PageOptions = {}) {
  return showScreen(<LoginScreen data={data} />, options);
}
