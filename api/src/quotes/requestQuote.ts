import { HOME_DELIVERY, quoteRequestedSchema, quoteRequesterSchema, quotePreferencesSchema } from '@feszek/contract';
import type { QuoteInput, QuoteRequested, QuotePreferences } from '@feszek/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../platform/database/connect.ts';
import type { Clock } from '../platform/clock.ts';
import { loadCartState } from '../cart/cartState.ts';
import type { CartState } from '../cart/cartState.ts';
import { checkSold } from '../cart/notSoldIn.ts';
import { lockCart } from '../cart/changeCart.ts';
import type { Trx } from '../platform/database/Trx.ts';
import type { StoredCustomer } from '../cart/storedCustomer.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { View } from '../platform/http/requestView.ts';
import { emptyCart } from '../cart/emptyCart.ts';
import { actOnce, hashPayload, saveAnswer } from '../platform/idempotency/idempotency.ts';
import { newOrderHash } from '../orders/orderHash.ts';
import { inShop } from '../orders/resultAddress.ts';
import { enqueueMail } from '../platform/mail/outbox/enqueueMail.ts';
import type { Session } from '../platform/session/sessions.ts';
import { loadDraft } from './draft.ts';
import type { LoadedDraft } from './draft.ts';
import { quoteReceived, quoteToAnswer } from './mails/quoteMails.ts';
import { loadOfferState } from './offerState.ts';
import type { NewsletterParts } from '../newsletter/newsletterParts.ts';
import { requestSubscription } from '../newsletter/subscriptions.ts';
import { offerServices } from '../pricing/delivery/services/offerServices.ts';
import type { HomeVat } from '../pricing/vat/HomeVat.ts';
import { productName } from '../catalog/variant.ts';
import type { QuotedService } from './tables.ts';

export interface RequestQuoteParts {
  readonly db: Db;
  readonly clock: Clock;
  /** The VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
  /** The public origin of the shop. */
  readonly shopUrl: string;
  /** The email address that receives quote requests. */
  readonly shopAddress: string;
  readonly newsletter: NewsletterParts;
  /** Throws if the shop lacks a page that the consents of a quote request name. */
  readonly requireLegalPages: (trx: Trx, now: Date) => Promise<void>;
}

export interface QuoteRequest {
  readonly session: Session;
  readonly view: View;
  readonly input: QuoteInput;
  readonly idempotencyKey: string | undefined;
  /** Counts a confirmation mail to this email address; throws above the limit. */
  readonly limitMail: (trx: Trx, email: string) => Promise<void>;
}

async function loadCompleteDraft(trx: Trx, visitorId: number): Promise<LoadedDraft> {
  const draft = await loadDraft(trx, visitorId);
  if (!quoteRequesterSchema.isValidSync(draft.requester) || !quotePreferencesSchema.isValidSync(draft.wishes)) throw new ApiError('customer_data_missing');
  return draft;
}

/** The initial data of the offer's checkout: the address of the request is used for delivery and invoice. */
function customerOf({ requester: { name, email, phone, company, tax_number }, wishes: preferences }: LoadedDraft): StoredCustomer {
  const { is_pick_up: isPickUp, country_id, zipcode, city, address } = preferences;
  if (isPickUp || country_id === null) return { email, phone };
  const place = { country_id, zipcode, city, address };
  return { email, phone, invoice_data: { ...place, name: company || name, is_company: company !== '', tax_number }, delivery_data: { ...place, name } };
}

async function deliveryFor(trx: Trx, { is_pick_up: isPickUp }: QuotePreferences): Promise<number> {
  const { id } = await trx
    .selectFrom('delivery_method')
    .select('id')
    .where('code', '=', isPickUp ? 'showroom_pickup' : HOME_DELIVERY)
    .executeTakeFirstOrThrow();
  return id;
}

/** The chosen services that home delivery offers for the cart, at the prices of today. */
function requestedServices({ deliveryMethods, lines, currency, summary: { vatPercent } }: CartState, { wishes: preferences }: LoadedDraft): QuotedService[] {
  const method = preferences.is_pick_up ? undefined : deliveryMethods.find(({ code }) => code === HOME_DELIVERY);
  if (!method) return [];
  const offered = offerServices(method.servicePrices, lines, currency, vatPercent);
  return offered.filter(({ code }) => preferences.services.includes(code)).map(({ code, gross }) => ({ code, gross }));
}

async function insertQuote(trx: Trx, { clock }: RequestQuoteParts, { session, view, input }: QuoteRequest, state: CartState, draft: LoadedDraft, quoteHash: string): Promise<number> {
  const { wishes: { services: _, ...preferences } } = draft;
  const { id } = await trx
    .insertInto('quote')
    .values({
      quote_hash: quoteHash,
      visitor_id: session.visitorId,
      user_id: session.userId,
      status: 'requested',
      currency: view.currency,
      locale: view.locale,
      created_at: clock.now(),
      requester: JSON.stringify(draft.requester),
      wishes: JSON.stringify(preferences),
      comment: input.comment,
      is_newsletter_subscription: input.is_newsletter_subscription,
      customer: JSON.stringify(customerOf(draft)),
      delivery_method_id: await deliveryFor(trx, draft.wishes),
      services: JSON.stringify(requestedServices(state, draft)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = state.lines.map(({ record, quantity, amounts }, position) => ({
    quote_id: id, position, product_id: record.id, sku: record.sku, name: JSON.stringify(productName(record)), quantity, list_gross: amounts.unitGross,
  }));
  await trx.insertInto('quote_line').values(lines).execute();
  return id;
}

/** Enqueues the confirmation for the customer, and the notification for the shop. */
async function mailRequest(trx: Trx, { clock, shopAddress, homeVat }: RequestQuoteParts, id: number): Promise<void> {
  const quote = await trx.selectFrom('quote').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const state = await loadOfferState({ db: trx, clock, homeVat }, quote);
  const about = `quote:${id}`;
  await enqueueMail(trx, clock, { to: quote.requester.email, locale: quote.locale, kind: 'quote_received', about, content: quoteReceived(quote, state) });
  await enqueueMail(trx, clock, { to: shopAddress, locale: 'hu', kind: 'quote_to_answer', about, content: quoteToAnswer(quote, state) });
}

/** Stores the cart as a quote request. It promises no goods: none are checked, reserved or taken. */
async function request(trx: Trx, parts: RequestQuoteParts, quoteRequest: QuoteRequest, quoteHash: string): Promise<number> {
  const { visitorId } = quoteRequest.session;
  await parts.requireLegalPages(trx, parts.clock.now());
  const { version } = await lockCart(trx, visitorId);
  const state = await loadCartState(trx, visitorId, quoteRequest.view.currency, parts.homeVat.percent, parts.clock.now());
  if (state.lines.length === 0) throw new ApiError('cart_empty');
  if (quoteRequest.input.cart_version !== undefined && quoteRequest.input.cart_version !== version) throw new ApiError('cart_changed');
  checkSold(state.lines, state.currency);
  const draft = await loadCompleteDraft(trx, visitorId);
  await quoteRequest.limitMail(trx, draft.requester.email);
  const id = await insertQuote(trx, parts, quoteRequest, state, draft, quoteHash);
  await emptyCart(trx, visitorId);
  const { requester: { email, name } } = draft;
  if (quoteRequest.input.is_newsletter_subscription) await requestSubscription(trx, parts.newsletter, { email, name, locale: quoteRequest.view.locale, source: 'quote' });
  await mailRequest(trx, parts, id);
  return id;
}

/**
 * Converts a cart to a quote request exactly once, as an order is placed.
 *
 * @throws ApiError `legal_pages_missing`, `cart_empty`, `cart_changed`, `not_sold_in_currency`, `customer_data_missing`, `too_many_requests`, and as `inShop` and `actOnce`
 */
export async function requestQuote(parts: RequestQuoteParts, log: FastifyBaseLogger, quoteRequest: QuoteRequest): Promise<QuoteRequested> {
  const { session, view, input, idempotencyKey: key } = quoteRequest;
  const attempt = key === undefined ? undefined : { visitorId: session.visitorId, key, payloadHash: hashPayload(['quote', input, view.currency]) };
  const quoteHash = newOrderHash();
  const redirect_url = inShop(input.transaction_result_url, parts.shopUrl, ({ searchParams }) => searchParams.set('quote', quoteHash));
  const answer = { quote_hash: quoteHash, redirect_url };
  const once = await actOnce(parts.db, attempt, quoteRequestedSchema, async (trx) => {
    const quoteId = await request(trx, parts, quoteRequest, quoteHash);
    if (attempt) await saveAnswer(trx, parts.clock, attempt, null, answer);
    return quoteId;
  });
  if ('answer' in once) return once.answer;
  log.info({ quote_id: once.done }, 'quote requested');
  return answer;
}
