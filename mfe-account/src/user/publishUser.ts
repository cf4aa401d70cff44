import { isApiAbortError, isApiError } from '@feszek/api-client';
import type { User } from '@feszek/contract';
import type { SliceHost } from '@feszek/kit';
import { sessionToken } from './sessionToken.ts';

/**
 * Publishes the signed-in user as `visitor.user`. Without a session the visitor is a guest; the API is then not called, so
 * that no session is opened.
 *
 * If the call fails, nothing is published: the page continues as for a guest, and the next page calls again.
 */
export async function publishUser({ bus, api }: Pick<SliceHost, 'bus' | 'api'>): Promise<void> {
  const token = sessionToken(document.cookie);
  if (token === undefined) return bus.set('visitor.user', null);
  try {
    const user = await api.get<User | null>('/api/auth/user');
    // A sign-in or sign-out during the call has already published the newer user.
    if (sessionToken(document.cookie) === token) bus.set('visitor.user', user);
  } catch (error) {
    if (!isApiError(error) && !isApiAbortError(error)) throw error;
  }
}
