import { isApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import { RouteTable, signInPath } from '@feszek/contract/composition';
import type { FragmentRequest, Route, User } from '@feszek/contract';
import { loadContext, redirect } from './screen.ts';
import type { AnyScreen, LoadResult } from './screen.ts';

/** Whether a request is for a page that only signed-in users see. Parts of a page are not protected by themselves. */
function isProtected(route: Route | undefined, { pathname }: FragmentRequest): boolean {
  return route?.auth === 'user' && new RouteTable([route]).match(pathname) !== undefined;
}

export interface LoadOptions {
  readonly api: ApiClient;
  /** The route of the screen; `undefined` for a part of a page. */
  readonly route: Route | undefined;
  readonly signal: AbortSignal | undefined;
}

/**
 * Loads a screen: on the server and in the browser in the same way.
 *
 * On a route for signed-in users (`auth: 'user'`) a guest is redirected to the sign-in page, which returns to the address
 * of the request: if the API names no user, and if it answers the screen's own load with `unauthenticated`.
 */
export async function loadScreen(screen: AnyScreen, request: FragmentRequest, { api, route, signal }: LoadOptions): Promise<LoadResult<unknown>> {
  const loading = screen.load(loadContext(request, api, signal));
  if (!isProtected(route, request)) return loading;
  const signIn = redirect(signInPath(request.locale, request.pathname + request.search));
  try {
    const [result, user] = await Promise.all([loading, api.get<User | null>('/api/auth/user', { ...(signal && { signal }) })]);
    return user === null ? signIn : result;
  } catch (error) {
    if (isApiError(error) && error.code === 'unauthenticated') return signIn;
    throw error;
  }
}
