import { isApiAbortError, isApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { Bus, User } from '@feszek/contract';

/**
 * Checks whether the user that the page shows is still signed in, and publishes the answer. A page that shows a guest sends
 * no request. If the request fails, the page continues as it is, and the next call notices the end of the session.
 */
export async function checkSession(bus: Bus, api: Pick<ApiClient, 'get'>): Promise<void> {
  const shown = bus.get('visitor.user');
  if (!shown) return;
  try {
    const user = await api.get<User | null>('/api/auth/user');
    // A sign-in or sign-out during the call has already published the newer user.
    if (bus.get('visitor.user') === shown) bus.set('visitor.user', user);
  } catch (error) {
    if (!isApiError(error) && !isApiAbortError(error)) throw error;
  }
}
