import { isApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { User } from '@feszek/contract';
import type { CheckoutStep } from './checkoutFlow.ts';

/**
 * Whether the buyer is a guest, for the last step, which offers them an account. An order needs no account, so a failure is no
 * reason not to show the step.
 */
export async function loadIsGuest(api: Pick<ApiClient, 'get'>, step: CheckoutStep, signal: AbortSignal | undefined): Promise<boolean> {
  if (step !== 'payment') return false;
  try {
    return (await api.get<User | null>('/api/auth/user', { ...(signal && { signal }) })) === null;
  } catch (error) {
    if (isApiError(error)) return false;
    throw error;
  }
}
