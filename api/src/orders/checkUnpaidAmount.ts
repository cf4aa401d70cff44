import { UNPAID_LIMITS } from '@feszek/contract';
import type { Currency } from '@feszek/contract';
import { formatPrice, toMinor } from '@feszek/money';
import type { StoredPaymentMethod } from '../pricing/delivery/methods.ts';
import { payableGross } from '../cart/totals.ts';
import type { StoredSummary } from '../cart/storedSummary.ts';
import { ApiError } from '../platform/http/errors.ts';

interface UnpaidOrder {
  readonly payment: Pick<StoredPaymentMethod, 'code' | 'provider'>;
  readonly summary: StoredSummary;
  readonly currency: Currency;
}

/**
 * Limits the amount of a guest's order that is not paid at once through a provider. Such an order holds its goods: without
 * a limit, a single order could hold the whole stock. See `UNPAID_LIMITS`.
 *
 * @throws ApiError `unpaid_amount_too_large`
 */
export function checkUnpaidAmount({ payment, summary, currency }: UnpaidOrder): void {
  if (payment.provider !== null) return;
  const most = UNPAID_LIMITS[payment.code === 'cash_on_delivery' ? 'onReceipt' : 'inAdvance'][currency];
  if (payableGross(summary) > toMinor(most, currency)) throw new ApiError('unpaid_amount_too_large', { params: { amount: formatPrice(most, currency) } });
}
