import { orderPlacedSchema } from '@feszek/contract';
import type { OrderInput, OrderPlaced } from '@feszek/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../platform/database/connect.ts';
import type { Changes } from '../platform/changes/changes.ts';
import type { StoredPaymentMethod } from '../pricing/delivery/methods.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { payableGross } from '../cart/totals.ts';
import type { View } from '../platform/http/requestView.ts';
import { checkStatement } from './payment/checkStatement.ts';
import { openTransaction, startAtProvider } from './payment/transactions.ts';
import type { PaymentProviders, PaymentRequest } from './payment/provider.ts';
import type { Session } from '../platform/session/sessions.ts';
import { prepareAccount } from './account/prepareAccount.ts';
import type { OrderAccountParts, RequestAccount } from './account/prepareAccount.ts';
import { actOnce, hashPayload, replaceAnswer, saveAnswer } from '../platform/idempotency/idempotency.ts';
import type { Attempt, Once } from '../platform/idempotency/idempotency.ts';
import { clientKey } from '../platform/http/clientKey.ts';
import { needsApproval } from './approval/needsApproval.ts';
import { checkUnpaidAmount } from './checkUnpaidAmount.ts';
import { checkOrderLimits } from './orderLimits.ts';
import type { Orderer, OrderLimits } from './orderLimits.ts';
import { unpaidUntil } from './unpaidUntil.ts';
import { newOrderHash } from './orderHash.ts';
import type { OrderParts, OrderSource } from './orderSource.ts';
import { resultAddress } from './resultAddress.ts';
import { beginHistory } from './status/changeStatus.ts';
import type { NewsletterParts } from '../newsletter/newsletterParts.ts';
import { requestSubscription } from '../newsletter/subscriptions.ts';
import { saveFirstAddresses } from '../users/addresses.ts';
import { moveStock, stockTags } from '../stock/productStock.ts';
import type { StockLine } from '../stock/productStock.ts';
import { productName } from '../catalog/variant.ts';

export interface PlaceOrderParts extends OrderAccountParts {
  readonly db: Db;
  readonly changes: Changes;
  readonly providers: PaymentProviders;
  /** Public origin of the shop. */
  readonly shopUrl: string;
  /** Key of the hash of clients' addresses; the same in every process. */
  readonly clientSecret: string;
  readonly orderLimits: OrderLimits;
  readonly isTrustedProxy: (address: string) => boolean;
  readonly newsletter: NewsletterParts;
  /** The version of the terms that applies at a time; `null` while the shop has none. */
  readonly findTermsVersion: (trx: Trx, now: Date) => Promise<string | null>;
  /** Throws if the shop lacks a page that the consents of an order name. */
  readonly requireLegalPages: (trx: Trx, now: Date) => Promise<void>;
}

export interface OrderRequest {
  readonly session: Session;
  readonly view: View;
  readonly input: OrderInput;
  readonly idempotencyKey: string | undefined;
  /** The client's address, as far as proxies name it. */
  readonly address: string;
}

interface Placed {
  readonly orderId: number;
  readonly orderHash: string;
  readonly resultUrl: string;
  readonly taken: readonly StockLine[];
  readonly payment: { readonly provider: string; readonly request: PaymentRequest } | undefined;
}

const firstStatus = ({ provider }: StoredPaymentMethod) => (provider === null ? 'confirmed' : 'pending_payment');

interface InsertedOrder {
  readonly orderHash: string;
  readonly client: string | null;
  /** Whether it waits for the operator's approval. */
  readonly isWaiting: boolean;
}

async function insertOrder(trx: Trx, parts: PlaceOrderParts, { session, view, input }: OrderRequest, state: OrderParts, { orderHash, client, isWaiting }: InsertedOrder) {
  const { delivery, payment } = state;
  const { id } = await trx
    .insertInto('shop_order')
    .values({
      order_hash: orderHash,
      visitor_id: session.visitorId,
      user_id: session.userId,
      status: firstStatus(payment),
      currency: state.currency,
      locale: view.locale,
      created_at: parts.clock.now(),
      customer: JSON.stringify(state.customer),
      summary: JSON.stringify(state.summary),
      delivery_method_id: delivery.id,
      arrival_from: state.arrival?.from ?? null,
      arrival_to: state.arrival?.to ?? null,
      delivery_day: state.deliveryDay,
      delivery_gross: state.summary.deliveryGross,
      delivery_net: state.summary.deliveryNet,
      payment_method_id: payment.id,
      delivery_place: state.place.place ? JSON.stringify(state.place.place) : null,
      comment: input.comment,
      is_newsletter_subscription: input.is_newsletter_subscription,
      tracking: JSON.stringify(state.tracking),
      coupon: state.coupon && !state.coupon.fault ? state.coupon.coupon.code : null,
      transaction_id: null,
      payment_expires_at: unpaidUntil(payment, parts.clock.now()),
      client_key: client,
      review_state: isWaiting ? 'waiting' : null,
      terms_version: await parts.findTermsVersion(trx, parts.clock.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_line')
    .values(
      state.lines.map(({ record, quantity, amounts }, position) => ({
        order_id: id,
        position,
        product_id: record.id,
        sku: record.sku,
        name: JSON.stringify(productName(record)),
        quantity,
        stock_taken: record.isForOrder ? 0 : quantity,
        unit_gross: amounts.unitGross,
        unit_net: amounts.unitNet,
        total_gross: amounts.totalGross,
        total_net: amounts.totalNet,
        discount_gross: state.coupon?.discounts[position]?.gross ?? 0,
        discount_net: state.coupon?.discounts[position]?.net ?? 0,
      })),
    )
    .execute();
  return id;
}

/** The client's address is not counted if it belongs to a proxy, which many buyers share. */
function ordererOf({ isTrustedProxy, clientSecret }: PlaceOrderParts, { session, address }: OrderRequest, { customer }: OrderParts): Orderer {
  const client = isTrustedProxy(address) ? null : clientKey(address, clientSecret);
  return { visitorId: session.visitorId, isSignedIn: session.userId !== null, email: customer.email ?? '', phone: customer.phone ?? '', clientKey: client };
}

/** Requests the newsletter for the buyer. The address of an order is not confirmed, so a mail requests the confirmation. */
async function requestNewsletter(trx: Trx, { newsletter }: PlaceOrderParts, { view }: OrderRequest, { customer }: OrderParts): Promise<void> {
  if (customer.email) await requestSubscription(trx, newsletter, { email: customer.email, name: customer.invoice_data?.name ?? '', locale: view.locale, source: 'checkout' });
}

/** What is prepared before the order's transaction begins. */
interface Plan {
  readonly orderHash: string;
  readonly resultUrl: string;
  /** `undefined`: no account is requested. */
  readonly requestAccount: RequestAccount | undefined;
}

/** The work of the order's transaction. */
async function place(trx: Trx, parts: PlaceOrderParts, request: OrderRequest, source: OrderSource, { orderHash, resultUrl, requestAccount }: Plan): Promise<Placed> {
  const { locale } = request.view;
  await parts.requireLegalPages(trx, parts.clock.now());
  const state = await source.take(trx);
  const { currency, payment: method } = state;
  checkStatement(parts.providers.get(method.provider ?? ''), request.input.is_data_transfer_accepted);
  const orderer = ordererOf(parts, request, state);
  if (source.isBounded && !orderer.isSignedIn) checkUnpaidAmount(state);
  if (source.isBounded) await checkOrderLimits(trx, parts.clock.now(), parts.orderLimits, orderer);
  const isWaiting = source.isBounded && (await needsApproval(trx, parts.orderLimits.approvalFrom, state, request.session.userId));
  const orderId = await insertOrder(trx, parts, request, state, { orderHash, client: orderer.clientKey, isWaiting });
  await beginHistory(trx, parts.clock, orderId, firstStatus(method));
  if (request.session.userId !== null) await saveFirstAddresses(trx, parts.clock, request.session.userId, state.customer);
  if (request.input.is_newsletter_subscription) await requestNewsletter(trx, parts, request, state);
  const taken = state.lines.map(({ record, quantity }) => ({ productId: record.id, quantity: record.isForOrder ? 0 : -quantity }));
  await moveStock(trx, taken);
  await source.consume(trx, orderId);
  await requestAccount?.(trx, { orderId, customer: state.customer });
  const { provider } = method;
  if (provider === null) return { orderId, orderHash, resultUrl, taken, payment: undefined };
  const amount = payableGross(state.summary);
  const payment = await openTransaction(trx, parts.clock, { orderId, orderHash, provider, amount, currency, locale, customer: state.customer, resultUrl });
  return { orderId, orderHash, resultUrl, taken, payment: { provider, request: payment } };
}

/** The next address for the buyer: the provider's, or the result page, which offers to pay again if the provider cannot be reached. */
async function redirectOf(parts: PlaceOrderParts, log: FastifyBaseLogger, { payment, resultUrl, orderId }: Placed): Promise<string> {
  if (!payment) return resultUrl;
  const provider = parts.providers.get(payment.provider);
  if (!provider) throw new Error(`No payment provider is named ${payment.provider}`);
  const outcome = await startAtProvider(parts.db, parts.clock, provider, payment.request);
  if (outcome.ok) return outcome.redirectUrl;
  log.error({ err: outcome.error, order_id: orderId }, 'payment could not be started');
  return resultUrl;
}

/** A new order, or the saved answer to the same request. */
async function placeOnce(parts: PlaceOrderParts, request: OrderRequest, source: OrderSource, attempt: Attempt | undefined, requestAccount: RequestAccount | undefined): Promise<Once<Placed, OrderPlaced>> {
  const orderHash = newOrderHash();
  const resultUrl = resultAddress(request.input.transaction_result_url, parts.shopUrl, orderHash);
  const placing = actOnce(parts.db, attempt, orderPlacedSchema, async (trx) => {
    const placed = await place(trx, parts, request, source, { orderHash, resultUrl, requestAccount });
    // If this process ends before the provider answers, a repeated request is answered with the result page.
    if (attempt) await saveAnswer(trx, parts.clock, attempt, placed.orderId, { order_hash: orderHash, redirect_url: resultUrl });
    return placed;
  });
  return placing.catch(async (error: unknown) => {
    await source.noteRefusal?.(error);
    throw error;
  });
}

/** The account that a guest requests; a signed-in user has one. */
async function accountOf(parts: PlaceOrderParts, log: FastifyBaseLogger, { session, view, input, address }: OrderRequest): Promise<RequestAccount | undefined> {
  const { account_password: password, is_newsletter_subscription: isNewsletterSubscription } = input;
  return session.userId === null && password ? prepareAccount(parts, log, { password, locale: view.locale, isNewsletterSubscription, address }) : undefined;
}

/** The hash of a request for its idempotency key. It does not depend on the password, which could be guessed from it. */
function payloadHashOf({ input: { account_password: password, ...input } }: OrderRequest, source: OrderSource): string {
  return hashPayload([input, source.name, ...(password ? ['account'] : [])]);
}

/**
 * Places the order of a visitor exactly once. A request with the same key gets the same answer. Without a key, a second
 * request finds its source consumed.
 *
 * @throws ApiError `legal_pages_missing`; see `OrderSource.take`, `checkOrderLimits`, `actOnce` and `resultAddress`
 */
export async function placeOrder(parts: PlaceOrderParts, log: FastifyBaseLogger, request: OrderRequest, source: OrderSource): Promise<OrderPlaced> {
  const { session, idempotencyKey: key } = request;
  const attempt = key === undefined ? undefined : { visitorId: session.visitorId, key, payloadHash: payloadHashOf(request, source) };
  const once = await placeOnce(parts, request, source, attempt, await accountOf(parts, log, request));
  if ('answer' in once) return once.answer;
  const placed = once.done;
  parts.changes.emit(stockTags(placed.taken));
  const answer = { order_hash: placed.orderHash, redirect_url: await redirectOf(parts, log, placed) };
  if (attempt && placed.payment) await replaceAnswer(parts.db, attempt, answer);
  return answer;
}
