import type { Currency, Locale, OrderActor } from '@feszek/contract';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { StoredCustomer } from '../../cart/storedCustomer.ts';
import { changeStatus } from '../status/changeStatus.ts';
import type { BillingAddress, PaymentProvider, PaymentRequest } from './provider.ts';
import { MESSAGES } from './responseMessages.ts';

/** How long an unpaid order keeps its stock after its last attempt to pay. */
export const PAYMENT_HOLD_MS = 30 * 60_000;

/** The stock stays with the order for a while, so that the buyer can try again. */
export async function failPayment(trx: Trx, clock: Clock, orderId: number, by: OrderActor): Promise<void> {
  await changeStatus(trx, clock, { orderId, to: 'payment_failed', by, set: { payment_expires_at: new Date(clock.now().getTime() + PAYMENT_HOLD_MS) } });
}

export interface NewTransaction {
  readonly orderId: number;
  readonly orderHash: string;
  readonly provider: string;
  /** Gross, whole minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly customer: StoredCustomer;
  /** Where the provider sends the browser back to. */
  readonly resultUrl: string;
}

/** The billing address of an order. The checkout requires it. */
async function billingOf(trx: Trx, { invoice_data: invoice }: StoredCustomer): Promise<BillingAddress> {
  if (!invoice) throw new Error('An order that is to be paid has a billing address');
  const { name, is_company: isCompany, zipcode, city, address } = invoice;
  const { code: country } = await trx.selectFrom('country').select('code').where('id', '=', invoice.country_id).executeTakeFirstOrThrow();
  return { name, isCompany, country, zipcode, city, address };
}

/** Stores an attempt to pay before it is requested from the provider, and makes it the order's current one. */
export async function openTransaction(trx: Trx, clock: Clock, payment: NewTransaction): Promise<PaymentRequest> {
  const { orderId, orderHash, provider, amount, currency, locale, customer, resultUrl } = payment;
  const transactionId = randomBytes(16).toString('hex');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + PAYMENT_HOLD_MS);
  await leaveAttempts(trx, orderId);
  await trx
    .insertInto('payment_transaction')
    .values({
      id: transactionId, order_id: orderId, provider, status: 'in_progress', amount, currency, locale, result_url: resultUrl, created_at: now,
      authorization_code: null, response_code: null, response_message: null, provider_id: null, failure: null, checked_at: null,
    })
    .execute();
  await changeStatus(trx, clock, { orderId, to: 'pending_payment', by: 'customer', set: { transaction_id: transactionId, payment_expires_at: expiresAt } });
  return { transactionId, orderId, orderHash, amount, currency, locale, email: customer.email ?? '', billing: await billingOf(trx, customer), resultUrl, expiresAt };
}

/** Ends an attempt that the buyer has abandoned. If it succeeds later, its event is still applied. */
export async function leaveAttempts(trx: Trx, orderId: number): Promise<void> {
  await trx
    .updateTable('payment_transaction')
    .set({ status: 'error', failure: 'superseded', response_code: 'superseded', response_message: MESSAGES.superseded })
    .where('order_id', '=', orderId)
    .where('status', '=', 'in_progress')
    .execute();
}

/** Records that the provider could not be reached; the order can be paid again. */
async function noteFailedStart(db: Db, clock: Clock, { transactionId }: PaymentRequest): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Locks the order first, as all code does.
    const order = await trx.selectFrom('shop_order').select('id').where('transaction_id', '=', transactionId).where('status', '=', 'pending_payment').forUpdate().executeTakeFirst();
    await trx
      .updateTable('payment_transaction')
      .set({ status: 'error', failure: 'unavailable', response_code: 'unavailable', response_message: MESSAGES.unavailable })
      .where('id', '=', transactionId)
      .where('status', '=', 'in_progress')
      .execute();
    if (order) await failPayment(trx, clock, order.id, 'system');
  });
}

export type StartOutcome = { readonly ok: true; readonly redirectUrl: string } | { readonly ok: false; readonly error: unknown };

/** Requests the payment outside of any transaction: a slow provider must not hold locks on stock. */
export async function startAtProvider(db: Db, clock: Clock, provider: PaymentProvider, payment: PaymentRequest): Promise<StartOutcome> {
  try {
    const { redirectUrl, providerId } = await provider.start(payment);
    if (providerId !== undefined) await db.updateTable('payment_transaction').set({ provider_id: providerId }).where('id', '=', payment.transactionId).execute();
    return { ok: true, redirectUrl };
  } catch (error) {
    await noteFailedStart(db, clock, payment);
    return { ok: false, error };
  }
}
