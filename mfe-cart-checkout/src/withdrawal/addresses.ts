import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** Where the withdrawal from a contract stands: on an order that is opened by its hash, at its last step, or declared. */
export interface WithdrawalAddress {
  readonly order?: string;
  readonly isConfirming?: boolean;
  readonly receipt?: string;
}

/** The address of the form, of its second step, or of what was declared. */
export function withdrawalHref(locale: Locale, { order, isConfirming, receipt }: WithdrawalAddress = {}): string {
  const search = new URLSearchParams({ ...(order && { order }), ...(isConfirming && { step: '2' }), ...(receipt && { receipt }) });
  return routePath('withdrawal', locale) + (search.size > 0 ? `?${search}` : '');
}
