import { isApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { SavedAddress } from '@feszek/contract';
import type { CheckoutStep } from './checkoutFlow.ts';

const ADDRESS_STEPS: readonly CheckoutStep[] = ['billing', 'address'];

/**
 * The saved addresses of a signed-in user, for the steps with an address. Without them a step has its fields all the
 * same, so a failure is no reason not to show it.
 */
export async function loadAddresses(api: Pick<ApiClient, 'get'>, step: CheckoutStep, signal: AbortSignal | undefined): Promise<readonly SavedAddress[]> {
  if (!ADDRESS_STEPS.includes(step)) return [];
  try {
    return await api.get<SavedAddress[]>('/api/account/addresses', { ...(signal && { signal }) });
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}
