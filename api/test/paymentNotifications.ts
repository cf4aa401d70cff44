import { signNotification } from '../src/orders/payment/signature.ts';
import { PAYMENT_SECRET, seeOrder } from './shop.ts';
import type { TestShop } from './shop.ts';
import type { Answer } from './visitor.ts';

/** The fault of a notification. */
export interface NotificationChange {
  readonly transactionId?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly secret?: string;
  /** How long ago the notification was signed, in milliseconds. */
  readonly sentAgoMs?: number;
  /** How much newer than the signed time the stated time is, in milliseconds. */
  readonly retimedMs?: number;
  readonly tamper?: boolean;
}

/** Sends a notification as the sandbox bank would send it, apart from `change`. */
export async function notifyPayment(shop: TestShop, hash: string, status: 'success' | 'error', change: NotificationChange = {}): Promise<Answer> {
  const { transaction_id, summary, currency } = await seeOrder(shop, hash);
  const body = JSON.stringify({
    transaction_id: change.transactionId ?? transaction_id, status, amount: change.amount ?? summary.total_amount_gross, currency: change.currency ?? currency,
    authorization_code: null, response_code: status === 'success' ? '00' : '05', response_message: status,
  });
  const sentAt = shop.clock.now().getTime() - (change.sentAgoMs ?? 0);
  const signature = signNotification(change.secret ?? PAYMENT_SECRET, String(sentAt), body);
  const headers = { 'x-sandbox-timestamp': String(sentAt + (change.retimedMs ?? 0)), 'x-sandbox-signature': signature };
  return shop.visitor().call('POST', '/payment/notifications/sandbox', { body: change.tamper ? `${body} ` : body, headers });
}
