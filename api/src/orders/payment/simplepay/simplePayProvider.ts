import type { Currency } from '@feszek/contract';
import { toMajor, toMinor } from '@feszek/money';
import type { InferType, ObjectSchema } from 'yup';
import type { Clock } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import type { SimplePayConfig, SimplePayMerchant } from '../config.ts';
import type { BillingAddress, KnownPayment, PaymentProvider, PaymentRequest } from '../provider.ts';
import { returnAddress } from '../returnAddress.ts';
import { createSimplePayClient } from './createClient.ts';
import { backSchema, ipnSchema, queriedSchema, refundedSchema, startedSchema } from './messages.ts';
import type { QueriedTransaction } from './messages.ts';
import { isSignedBySimplePay, signSimplePay, SIMPLEPAY_SIGNATURE } from './signature.ts';
import { transactionEvent } from './transactionEvent.ts';

export const SIMPLEPAY = 'simplepay';

/** SimplePay's format of times: to the second, with an offset. */
function simplePayTime(time: Date): string {
  return time.toISOString().replace(/\.\d{3}Z$/, '+00:00');
}

function parseJson<Shape extends ObjectSchema<object>>(text: string, schema: Shape): InferType<Shape> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return schema.isValidSync(value) ? schema.cast(value) : undefined;
  } catch {
    return undefined;
  }
}

/** The body as received, with the time of receipt added: the acknowledgement that SimplePay requires. */
function receipt(rawBody: Buffer, now: Date): string {
  return rawBody.toString('utf8').replace(/\}\s*$/, `,"receiveDate":"${simplePayTime(now)}"}`);
}

/** The billing address as SimplePay's `start` requires it: complete or none. The shop has no `state`. */
function invoiceOf({ name, isCompany, country, zipcode: zip, city, address }: BillingAddress) {
  return { ...(isCompany ? { company: name } : { name }), country, city, zip, address };
}

/** SimplePay v2, with the merchant account of the payment's currency. Source: SimplePay's developer documentation, v2. */
export function createSimplePayProvider({ merchants, apiUrl }: SimplePayConfig, shopUrl: string, clock: Clock): PaymentProvider {
  const call = createSimplePayClient(apiUrl);

  function merchantOf(currency: Currency): SimplePayMerchant {
    const merchant = merchants.get(currency);
    if (!merchant) throw new Error(`SimplePay has no merchant account for ${currency}`);
    return merchant;
  }

  /** The merchant whose key a message must be signed with. Throws `invalid_signature` for an unknown merchant, or another key. */
  function signer(name: string | undefined, body: Buffer | string, signature: unknown): Currency {
    const own = [...merchants].find(([, { merchant }]) => merchant === name);
    if (!own || !isSignedBySimplePay(own[1].key, body, signature)) throw new ApiError('invalid_signature');
    return own[0];
  }

  async function query(transactionId: string, currency: Currency): Promise<QueriedTransaction | undefined> {
    const merchant = merchantOf(currency);
    const { transactions } = await call(merchant, 'query', { orderRefs: [transactionId] }, queriedSchema);
    return transactions.find((found) => found.orderRef === transactionId && found.merchant === merchant.merchant);
  }

  async function ask(transactionId: string, currency: Currency) {
    const found = await query(transactionId, currency);
    return found && transactionEvent(found, currency);
  }

  async function begin(payment: PaymentRequest) {
    const { transactionId, amount, currency, locale, email, billing, expiresAt } = payment;
    const started = await call(
      merchantOf(currency),
      'start',
      {
        orderRef: transactionId, currency, customerEmail: email, language: locale.toUpperCase(), methods: ['CARD'],
        total: String(toMajor(amount, currency)), timeout: simplePayTime(expiresAt), url: returnAddress(shopUrl, payment), invoice: invoiceOf(billing),
      },
      startedSchema,
    );
    if (started.orderRef !== transactionId || started.currency !== currency || toMinor(started.total, currency) !== amount) {
      throw new Error('SimplePay has opened another payment than was requested');
    }
    return { redirectUrl: started.paymentUrl, providerId: String(started.transactionId) };
  }

  async function giveBack({ transactionId, amount, currency }: KnownPayment) {
    // SimplePay has no idempotency keys, so earlier refunds are queried first.
    const found = await query(transactionId, currency);
    if (!found) throw new Error('SimplePay does not know the payment');
    const rest = found.remainingTotal === undefined ? undefined : toMinor(found.remainingTotal, currency);
    if (found.status === 'REFUND' && rest === 0) return { providerRefundId: String(found.transactionId) };
    const message = { orderRef: transactionId, currency, refundTotal: String(toMajor(amount, currency)) };
    const { refundTransactionId } = await call(merchantOf(currency), 'refund', message, refundedSchema);
    return { providerRefundId: String(refundTransactionId) };
  }

  return {
    name: SIMPLEPAY,
    currencies: [...merchants.keys()],
    needsDataTransferStatement: true,
    start: begin,
    async parseNotification({ headers, rawBody }) {
      const ipn = parseJson(rawBody.toString('utf8'), ipnSchema);
      const currency = signer(ipn?.merchant, rawBody, headers[SIMPLEPAY_SIGNATURE]);
      if (!ipn) throw new ApiError('malformed_request');
      const body = receipt(rawBody, clock.now());
      const reply = { headers: { [SIMPLEPAY_SIGNATURE]: signSimplePay(merchantOf(currency).key, body) }, body };
      const eventId = `${ipn.transactionId}:${ipn.status}`;
      try {
        // The message contains no amount, and may be outdated: the payment is queried.
        const found = await query(ipn.orderRef, currency);
        const event = found && transactionEvent(found, currency);
        // A partial refund by hand does not change the order; it concerns the accounts only.
        const isRefunded = found?.status === 'REFUND' && found.remainingTotal === 0;
        const refund = { transactionId: ipn.orderRef, providerRefundId: String(ipn.transactionId) };
        return { eventId, reply, ...(event && { event }), ...(isRefunded && { refund }) };
      } catch (error) {
        throw new ApiError('payment_provider_unavailable', { cause: error });
      }
    },
    retrieve: ({ transactionId, currency }) => ask(transactionId, currency),
    refund: (payment) => giveBack(payment),
    readReturn({ r, s }) {
      if (!r || !s) return undefined;
      // A plus sign of the address was decoded to a space.
      const text = Buffer.from(r.replaceAll(' ', '+'), 'base64').toString('utf8');
      const back = parseJson(text, backSchema);
      signer(back?.m, text, s.replaceAll(' ', '+'));
      return back && { transactionId: back.o };
    },
  };
}
