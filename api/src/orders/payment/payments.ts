import { isOnThisMachine } from '@feszek/contract/this-machine';
import type { Clock } from '../../platform/clock.ts';
import type { PaymentConfig } from './config.ts';
import type { PaymentProvider, PaymentProviders } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandboxProvider.ts';
import { createSimplePayProvider } from './simplepay/simplePayProvider.ts';
import { createStripeProvider } from './stripe/stripeProvider.ts';

/** The settings that decide which providers the shop has. */
export interface PaymentSettings {
  readonly payment: PaymentConfig;
  /** Shared with the sandbox bank. */
  readonly paymentSecret: string | undefined;
  /** The shop's public origin. */
  readonly shopUrl: string;
}

export interface Payments {
  readonly providers: PaymentProviders;
  /** A warning for the log at every start, if there is a reason. */
  readonly warning: string | undefined;
}

const NO_PROVIDER = 'no payment provider is set: card payment is not offered. Set STRIPE_SECRET_KEY or SIMPLEPAY_MERCHANT_HUF with what belongs to it (docs/guides/payments.md)';
const NO_DEMO = `${NO_PROVIDER}. The sandbox bank does not run, because DEMO is off`;
const NO_SECRET = `${NO_PROVIDER}. For the sandbox bank, give the API and the demo program the same PAYMENT_SECRET; npm start does so`;

/**
 * The configured providers. Without one, the sandbox bank, if the demo program runs and the shop is on this machine. At a
 * public address the sandbox bank never takes a payment (docs/decisions/0088-public-shops.md).
 */
export async function createPayments(config: PaymentSettings, clock: Clock): Promise<Payments> {
  const { stripe, simplePay } = config.payment;
  const real: PaymentProvider[] = [];
  if (stripe) real.push(await createStripeProvider(stripe, config.shopUrl, clock));
  if (simplePay) real.push(createSimplePayProvider(simplePay, config.shopUrl, clock));
  return real.length > 0 ? { providers: byName(real), warning: undefined } : sandboxPayments(config, clock);
}

function sandboxPayments({ payment: { isSandboxOn, bankUrl }, paymentSecret: secret, shopUrl }: PaymentSettings, clock: Clock): Payments {
  const none = (warning: string): Payments => ({ providers: new Map(), warning });
  if (isSandboxOn === false || !isOnThisMachine({ shopUrl })) return none(NO_PROVIDER);
  if (bankUrl === undefined) return none(NO_DEMO);
  if (secret === undefined) return none(NO_SECRET);
  return { providers: byName([createSandboxProvider({ bankUrl, secret }, clock)]), warning: undefined };
}

function byName(providers: readonly PaymentProvider[]): PaymentProviders {
  return new Map(providers.map((provider) => [provider.name, provider]));
}
