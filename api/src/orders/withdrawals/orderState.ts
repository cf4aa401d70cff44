import type { WithdrawalRemark, WithdrawalState } from '@feszek/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { loadDeliveredAt } from './deliveredAt.ts';
import type { WithdrawableItem } from './leftToWithdraw.ts';
import { isTermOver, lastDayToWithdraw } from './term.ts';

type OrderRow = Selectable<Database['shop_order']>;

/** The end of an order's withdrawal period, if the shop knows when the order arrived. */
export interface Term {
  readonly lastDay: string | null;
  readonly isOver: boolean;
  /** The order was sent, and its arrival was not recorded. */
  readonly isUnknown: boolean;
}

export async function loadTerm(db: Kysely<Database>, clock: Clock, order: OrderRow): Promise<Term> {
  const deliveredAt = await loadDeliveredAt(db, order.id);
  const lastDay = deliveredAt && lastDayToWithdraw(deliveredAt);
  const hasLeft = order.status === 'shipped' || order.status === 'completed';
  return { lastDay, isOver: isTermOver(lastDay, clock.now()), isUnknown: hasLeft && lastDay === null };
}

/** Only consumers have the right of withdrawal; a buyer with a company name or a tax number is not one. */
export function isCompanyOrder({ customer: { invoice_data: invoice } }: OrderRow): boolean {
  return invoice !== undefined && (invoice.is_company || invoice.tax_number !== '');
}

export function withdrawalState(order: OrderRow, items: readonly WithdrawableItem[]): WithdrawalState {
  if (isCompanyOrder(order)) return 'company';
  if (order.status === 'cancelled') return 'cancelled';
  return items.some(({ left }) => left > 0) ? 'open' : 'nothing_left';
}

/** Remarks for the operator about the order of a withdrawal. */
export function remarksOn(order: OrderRow, term: Term, email: string): WithdrawalRemark[] {
  return [
    ...(order.customer.email?.toLowerCase() === email.toLowerCase() ? [] : ['email_differs' as const]),
    ...(isCompanyOrder(order) ? ['company' as const] : []),
    ...(order.status === 'cancelled' ? ['cancelled' as const] : []),
    ...(term.isOver ? ['term_over' as const] : []),
    ...(term.isUnknown ? ['delivery_unknown' as const] : []),
  ];
}
