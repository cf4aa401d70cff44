import { isApiAbortError, isApiError } from '@feszek/api-client';
import type { User } from '@feszek/contract';
import type { SliceHost } from '@feszek/kit';
import { sessionToken } from './sessionToken.ts';

/**
 * Tells the page who its visitor is, as `visitor.user`. Without a session he is nobody known and the API is not asked,
 * so that no session is opened for him.
 *
 * Where the API cannot be asked, nothing is published: the page goes on as for a guest, and the next page asks again.
 */
export async function publishUser({ bus, api }: Pick<SliceHost, 'bus' | 'api'>): Promise<void> {
  const token = sessionToken(document.cookie);
  if (token === undefined) return bus.set('visitor.user', null);
  try {
    const user = await api.get<User | null>('/api/auth/user');
    // Whoever signed in or out while the answer was on its way has published the newer truth already.
    if (sessionToken(document.cookie) === token) bus.set('visitor.user', user);
  } catch (error) {
    if (!isApiError(error) && !isApiAbortError(error)) throw error;
  }
}
