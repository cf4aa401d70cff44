import { isApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import { matchRoute, signInPath } from '@feszek/contract';
import type { FragmentRequest, User } from '@feszek/contract';
import { loadContext, redirect } from './screen.ts';
import type { AnyScreen, LoadResult } from './screen.ts';

/** Whether a request is for a page that only signed-in users see. Parts of a page are not protected by themselves. */
function isProtected({ fragment, pathname }: FragmentRequest): boolean {
  const route = matchRoute(pathname)?.route;
  return route?.auth === 'user' && route.screen === fragment;
}

/**
 * Loads a screen: on the server and in the browser in the same way.
 *
 * On a route for signed-in users (`auth: 'user'`) a guest is redirected to the sign-in page, which returns to the address
 * of the request: if the API names no user, and if it answers the screen's own load with `unauthenticated`.
 */
export async function loadScreen(screen: AnyScreen, request: FragmentRequest, api: ApiClient, signal: AbortSignal | undefined): Promise<LoadResult<unknown>> {
  const loading = screen.load(loadContext(request, api, signal));
  if (!isProtected(request)) return loading;
  const signIn = redirect(signInPath(request.locale, request.pathname + request.search));
  try {
    const [result, user] = await Promise.all([loading, api.get<User | null>('/api/auth/user', { ...(signal && { signal }) })]);
    return user === null ? signIn : result;
  } catch (error) {
    if (isApiError(error) && error.code === 'unauthenticated') return signIn;
    throw error;
  }
}
