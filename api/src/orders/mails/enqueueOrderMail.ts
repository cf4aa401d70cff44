import type { OrderEvent } from '@feszek/contract';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Clock } from '../../platform/clock.ts';
import type { MailContent } from '../../platform/mail/content.ts';
import { enqueueMail } from '../../platform/mail/outbox/enqueueMail.ts';
import { loadMailOrder } from './mailOrder.ts';
import type { MailOrder } from './mailOrder.ts';
import { approvedMail, cancelledMail, completedMail, paidMail, paymentChangedMail, paymentFailedMail, placedMail, refundedMail, shippedMail } from './orderMails.ts';

type Occasion = OrderEvent | 'placed' | 'approved';

interface OrderMail {
  readonly kind: string;
  readonly write: (order: MailOrder, amount: number) => MailContent;
}

/** The mail about each event. There is none about a further attempt to pay, which the buyer makes themselves. */
const MAILS: Readonly<Record<Occasion, OrderMail | undefined>> = {
  placed: { kind: 'order_placed', write: placedMail },
  approved: { kind: 'order_approved', write: approvedMail },
  pending_payment: undefined,
  payment_failed: { kind: 'order_payment_failed', write: paymentFailedMail },
  confirmed: { kind: 'order_payment_changed', write: paymentChangedMail },
  paid: { kind: 'order_paid', write: paidMail },
  shipped: { kind: 'order_shipped', write: shippedMail },
  completed: { kind: 'order_completed', write: completedMail },
  cancelled: { kind: 'order_cancelled', write: cancelledMail },
  refunded: { kind: 'order_refunded', write: refundedMail },
};

/** The name of an order in the outbox. */
export function orderSubject(orderId: number): string {
  return `order:${orderId}`;
}

/** Whether the buyer has received a mail about a failed payment of this order. */
async function hasMailedFailure(trx: Trx, orderId: number): Promise<boolean> {
  const rows = await trx.selectFrom('order_status_change').select('id').where('order_id', '=', orderId).where('status', '=', 'payment_failed').limit(2).execute();
  return rows.length > 1;
}

/**
 * Sends a mail to the buyer of an order, in the language of the order.
 *
 * The confirmation of an order has the terms of that day as an attachment, with the information on withdrawal.
 *
 * @param amount of a refund, in whole minor units
 */
export async function enqueueOrderMail(trx: Trx, clock: Clock, orderId: number, occasion: Occasion, amount = 0): Promise<void> {
  const mail = MAILS[occasion];
  if (!mail || (occasion === 'payment_failed' && (await hasMailedFailure(trx, orderId)))) return;
  const order = await loadMailOrder(trx, orderId);
  const { customer, locale, currency, terms_version: version } = order.row;
  if (!customer.email) return;
  const terms = occasion === 'placed' && version !== null ? [{ page: 'terms', version, currency }] : [];
  await enqueueMail(trx, clock, { to: customer.email, locale, kind: mail.kind, documents: terms, about: orderSubject(orderId), content: mail.write(order, amount) });
}
