import { CURRENCIES } from '@feszek/contract';
import type { Currency } from '@feszek/contract';

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where the API of Stripe is; `undefined`: the real one. */
  readonly apiUrl: URL | undefined;
}

export interface SimplePayMerchant {
  readonly merchant: string;
  readonly key: string;
}

export interface SimplePayConfig {
  /** SimplePay has a separate merchant account for each currency. */
  readonly merchants: ReadonlyMap<Currency, SimplePayMerchant>;
  /** The base URL of the calls, without a slash at the end. */
  readonly apiUrl: string;
}

export interface PaymentConfig {
  readonly stripe: StripeConfig | undefined;
  readonly simplePay: SimplePayConfig | undefined;
  /** The setting `PAYMENT_SANDBOX`: `false` for no sandbox bank. A shop at a public address has none in any case. */
  readonly isSandboxOn: boolean | undefined;
  /** The origin of the demo program, which runs the sandbox bank; `undefined` if it does not run. */
  readonly bankUrl: string | undefined;
}

/** Describes the errors of the environment. */
type Fault = (message: string) => Error;
type Read = (name: string) => string;

const DEMO_URL = 'http://127.0.0.1:3020';
const SIMPLEPAY_URL = 'https://secure.simplepay.hu/payment/v2';

function address(name: string, text: string, fault: Fault): URL {
  const value = URL.canParse(text) ? new URL(text) : undefined;
  if (!value || !/^https?:$/.test(value.protocol)) throw fault(`${name} must be an address starting with http:// or https://.`);
  return value;
}

function readStripe(read: Read, fault: Fault): StripeConfig | undefined {
  const [secretKey, webhookSecret, apiUrl] = [read('STRIPE_SECRET_KEY'), read('STRIPE_WEBHOOK_SECRET'), read('STRIPE_API_URL')];
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) throw fault('Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.');
  return { secretKey, webhookSecret, apiUrl: apiUrl ? address('STRIPE_API_URL', apiUrl, fault) : undefined };
}

function readSimplePay(read: Read, fault: Fault): SimplePayConfig | undefined {
  const merchants = new Map<Currency, SimplePayMerchant>();
  for (const currency of CURRENCIES) {
    const [merchant, key] = [read(`SIMPLEPAY_MERCHANT_${currency}`), read(`SIMPLEPAY_KEY_${currency}`)];
    if (!merchant && !key) continue;
    if (!merchant || !key) throw fault(`SimplePay needs both SIMPLEPAY_MERCHANT_${currency} and SIMPLEPAY_KEY_${currency}.`);
    merchants.set(currency, { merchant, key });
  }
  if (merchants.size === 0) return undefined;
  return { merchants, apiUrl: address('SIMPLEPAY_API_URL', read('SIMPLEPAY_API_URL') || SIMPLEPAY_URL, fault).href.replace(/\/$/, '') };
}

function readSandbox(read: Read, fault: Fault): boolean | undefined {
  const text = read('PAYMENT_SANDBOX');
  if (!['', 'on', 'off'].includes(text)) throw fault('PAYMENT_SANDBOX must be on or off.');
  return text === '' ? undefined : text === 'on';
}

function readBankUrl(read: Read, fault: Fault): string | undefined {
  const demo = read('DEMO');
  if (!['', 'on', 'off'].includes(demo)) throw fault('DEMO must be on or off.');
  return demo === 'off' ? undefined : address('DEMO_URL', read('DEMO_URL') || DEMO_URL, fault).origin;
}

/**
 * Reads which payment providers the shop has a contract with.
 *
 * @param fault makes the error for a wrong value
 */
export function readPaymentConfig(read: Read, fault: Fault): PaymentConfig {
  return { stripe: readStripe(read, fault), simplePay: readSimplePay(read, fault), isSandboxOn: readSandbox(read, fault), bankUrl: readBankUrl(read, fault) };
}
