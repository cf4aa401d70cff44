import { isApiError } from '@feszek/api-client';
import { addQuery, routePath } from '@feszek/contract';
import { redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/**
 * Loads a screen of the account. A visitor who is not signed in is redirected to the sign-in, which leads back.
 *
 * @param load - calls the API for a signed-in user
 */
export async function loadForUser<Data>(context: LoadContext, load: (context: LoadContext) => Promise<LoadResult<Data>>): Promise<LoadResult<Data>> {
  try {
    return await load(context);
  } catch (error) {
    if (!isApiError(error) || error.code !== 'unauthenticated') throw error;
    const { pathname, search, locale } = context;
    const returnTo = new URLSearchParams({ return_to: addQuery(pathname, search.toString()) });
    return redirect(addQuery(routePath('auth-login', locale), returnTo.toString()));
  }
}
