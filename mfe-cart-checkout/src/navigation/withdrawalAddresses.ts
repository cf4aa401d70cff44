import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** The state of a withdrawal in the address: its order, its last step, or its receipt. */
export interface WithdrawalAddress {
  readonly order?: string;
  readonly isConfirming?: boolean;
  readonly receipt?: string;
}

/** The address of the form, of its second step, or of a receipt. */
export function withdrawalHref(locale: Locale, { order, isConfirming, receipt }: WithdrawalAddress = {}): string {
  const search = new URLSearchParams({ ...(order && { order }), ...(isConfirming && { step: '2' }), ...(receipt && { receipt }) });
  return routePath('withdrawal', locale) + (search.size > 0 ? `?${search}` : '');
}
