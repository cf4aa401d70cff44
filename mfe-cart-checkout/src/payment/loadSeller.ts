import type { ApiClient } from '@feszek/api-client';
import { SIMPLEPAY_CODE } from '@feszek/contract';
import type { Init, PaymentMethod } from '@feszek/contract';

/** The company that runs the shop, as the API's `GET /api/init` names it. */
export type Seller = Init['seller'];

/**
 * The seller: the data controller of SimplePay's data transfer statement.
 *
 * @param methods - the payment methods that the page offers
 * @returns `undefined` if none of them is SimplePay
 */
export async function loadSeller(api: Pick<ApiClient, 'get'>, methods: readonly Pick<PaymentMethod, 'code'>[], signal: AbortSignal | undefined): Promise<Seller | undefined> {
  if (!methods.some(({ code }) => code === SIMPLEPAY_CODE)) return undefined;
  return (await api.get<Init>('/api/init', { ...(signal && { signal }) })).seller;
}
