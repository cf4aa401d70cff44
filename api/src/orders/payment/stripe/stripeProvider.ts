import { CURRENCIES } from '@feszek/contract';
import type { Stripe } from 'stripe';
import type { Clock } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import type { StripeConfig } from '../config.ts';
import type { KnownPayment, Notification, PaymentProvider, PaymentRequest } from '../provider.ts';
import { abandonedPath } from '../abandonedPath.ts';
import { MESSAGES } from '../responseMessages.ts';
import { returnAddress } from '../returnAddress.ts';
import { toStripeAmount } from './amount.ts';
import { sessionEvent } from './sessionEvent.ts';

const STRIPE = 'stripe';
const TIMEOUT_MS = 10_000;
/** Stripe refuses a session that ends earlier than half an hour after its start; the minute allows for differences between clocks. */
const SESSION_MS = 31 * 60_000;
/** A webhook older than this is refused, even if its signature is right; in seconds, as Stripe counts. */
const TOLERANCE_S = 300;
const WITH_CHARGE = { expand: ['payment_intent.latest_charge'] };

const PRODUCT_NAMES = { hu: 'Fészek rendelés', en: 'Fészek order' } as const;

function sessionParams(payment: PaymentRequest, shopUrl: string, clock: Clock): Stripe.Checkout.SessionCreateParams {
  const { transactionId, orderId, amount, currency, locale, email } = payment;
  const metadata = { transaction_id: transactionId, order_id: String(orderId) };
  const product_data = { name: `${PRODUCT_NAMES[locale]} ${orderId}` };
  return {
    mode: 'payment',
    client_reference_id: transactionId,
    customer_email: email,
    locale,
    line_items: [{ quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: toStripeAmount(amount, currency), product_data } }],
    metadata,
    payment_intent_data: { metadata },
    expires_at: Math.floor((clock.now().getTime() + SESSION_MS) / 1000),
    // Stripe fills the braces in, so they must not be encoded.
    success_url: `${returnAddress(shopUrl, payment)}?session_id={CHECKOUT_SESSION_ID}`,
    // This address ends the session: a payment that the buyer has left cannot be paid on another page that is still open.
    cancel_url: new URL(abandonedPath(STRIPE, transactionId), shopUrl).href,
  };
}

async function createClient({ secretKey, apiUrl }: StripeConfig): Promise<Stripe> {
  // Loaded only where it is used: the package is large.
  const { default: Client } = await import('stripe');
  const options = { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false };
  if (!apiUrl) return new Client(secretKey, options);
  const protocol = apiUrl.protocol === 'http:' ? 'http' : 'https';
  return new Client(secretKey, { ...options, protocol, host: apiUrl.hostname, port: apiUrl.port || (protocol === 'http' ? 80 : 443) });
}

/** Stripe's hosted Checkout. Source: docs.stripe.com/api/checkout/sessions, docs.stripe.com/webhooks. */
export async function createStripeProvider(config: StripeConfig, shopUrl: string, clock: Clock): Promise<PaymentProvider> {
  const stripe = await createClient(config);
  const retrieveSession = (id: string) => stripe.checkout.sessions.retrieve(id, WITH_CHARGE);

  function verified(rawBody: Buffer, signature: string | string[] | undefined): Stripe.Event {
    try {
      return stripe.webhooks.constructEvent(rawBody, signature ?? '', config.webhookSecret, TOLERANCE_S, undefined, clock.now().getTime());
    } catch (error) {
      throw new ApiError('invalid_signature', { cause: error });
    }
  }

  /** The session with its charge. If Stripe cannot be queried, the session as it was sent: only the authorization code is missing. */
  async function withCharge(session: Stripe.Checkout.Session): Promise<Stripe.Checkout.Session> {
    try {
      return await retrieveSession(session.id);
    } catch {
      return session;
    }
  }

  async function read(event: Stripe.Event): Promise<Omit<Notification, 'eventId'>> {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.expired':
        return optional(sessionEvent(await withCharge(event.data.object)) ?? sessionEvent(event.data.object));
      case 'checkout.session.async_payment_failed':
        return optional(sessionEvent(await withCharge(event.data.object), true));
      case 'charge.refunded': {
        const { metadata, id, refunded } = event.data.object;
        const transactionId = metadata['transaction_id'];
        // A partial refund by hand does not change the order; it concerns the accounts only.
        return refunded && transactionId ? { refund: { transactionId, providerRefundId: id } } : {};
      }
      default:
        return {};
    }
  }

  async function paymentIntentOf({ providerId }: KnownPayment): Promise<string> {
    if (!providerId) throw new Error('The payment was never opened at Stripe');
    const { payment_intent: intent } = await retrieveSession(providerId);
    const id = typeof intent === 'string' ? intent : intent?.id;
    if (!id) throw new Error('This session has no payment at Stripe');
    return id;
  }

  return {
    name: STRIPE,
    currencies: CURRENCIES,
    needsDataTransferStatement: false,
    async start(payment) {
      const { id, url } = await stripe.checkout.sessions.create(sessionParams(payment, shopUrl, clock), { idempotencyKey: payment.transactionId });
      if (!url) throw new Error('Stripe gave no address to pay at');
      return { redirectUrl: url, providerId: id };
    },
    async parseNotification({ headers, rawBody }) {
      const event = verified(rawBody, headers['stripe-signature']);
      return { eventId: event.id, ...(await read(event)) };
    },
    async retrieve({ providerId }) {
      return providerId === null ? undefined : sessionEvent(await retrieveSession(providerId));
    },
    async abandon({ providerId, transactionId, amount, currency }) {
      if (providerId === null) return undefined;
      const { status } = await retrieveSession(providerId);
      if (status !== 'open') return undefined;
      await stripe.checkout.sessions.expire(providerId);
      return { transactionId, status: 'error', amount, currency, authorizationCode: null, responseCode: 'cancelled', responseMessage: MESSAGES.cancelled, failure: 'cancelled' };
    },
    async refund(payment, refundId) {
      const { id } = await stripe.refunds.create({ payment_intent: await paymentIntentOf(payment) }, { idempotencyKey: refundId });
      return { providerRefundId: id };
    },
    readReturn: ({ session_id: providerId }) => (providerId && /^cs_\w{1,200}$/.test(providerId) ? { providerId } : undefined),
  };
}

function optional(event: Notification['event']): Omit<Notification, 'eventId'> {
  return event ? { event } : {};
}
