import type { Currency } from '@feszek/contract';
import { toMinor } from '@feszek/money';
import { payableGross } from '../../cart/totals.ts';
import type { StoredSummary } from '../../cart/storedSummary.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { StoredPaymentMethod } from '../../pricing/delivery/methods.ts';

/** The total from which an order that is paid on receipt needs the operator's approval, gross, in major units; 0 for none. */
export type ApprovalFrom = Readonly<Record<Currency, number>>;

interface ApprovableOrder {
  readonly payment: Pick<StoredPaymentMethod, 'code'>;
  readonly summary: StoredSummary;
  readonly currency: Currency;
}

/**
 * Whether an order waits for the operator's approval before it is shipped: it is large, nothing is paid in advance, and its buyer
 * has no account with a completed order.
 */
export async function needsApproval(trx: Trx, from: ApprovalFrom, { payment, summary, currency }: ApprovableOrder, userId: number | null): Promise<boolean> {
  if (payment.code !== 'cash_on_delivery' || from[currency] === 0 || payableGross(summary) < toMinor(from[currency], currency)) return false;
  if (userId === null) return true;
  const completed = await trx.selectFrom('shop_order').select('id').where('user_id', '=', userId).where('status', '=', 'completed').limit(1).executeTakeFirst();
  return completed === undefined;
}

/** Whether an order waits for the approval now. One that was paid or cancelled meanwhile does not. */
export function isWaitingForApproval({ status, review_state }: { readonly status: string; readonly review_state: string | null }): boolean {
  return status === 'confirmed' && review_state === 'waiting';
}
