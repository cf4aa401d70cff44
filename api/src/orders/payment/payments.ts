import { isOnThisMachine } from '@feszek/contract/this-machine';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/database/connect.ts';
import { loadShopSettings } from '../../shopSettings.ts';
import type { PaymentProvider, PaymentProviders } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandboxProvider.ts';
import { SandboxBank } from './sandbox/SandboxBank.ts';
import { createSimplePayProvider } from './simplepay/simplePayProvider.ts';
import { createStripeProvider } from './stripe/stripeProvider.ts';

export interface Payments {
  readonly providers: PaymentProviders;
  /** The sandbox bank and the secret that it signs with, where the shop has no real provider. */
  readonly sandbox: Sandbox | undefined;
  /** What the operator should know at every start; `undefined` where there is nothing. */
  readonly warning: string | undefined;
}

export interface Sandbox {
  readonly bank: SandboxBank;
  readonly secret: string;
  /** Whether anyone may pay at it, not only a person on this machine. */
  readonly isPublic: boolean;
}

const NO_PROVIDER = 'no payment provider is set: card payment is not offered. Set STRIPE_SECRET_KEY or SIMPLEPAY_MERCHANT_HUF with what belongs to it (docs/guides/payments.md)';
const PUBLIC_SANDBOX = 'PAYMENT_SANDBOX is on: at the public address of SHOP_URL, anyone can pay orders at the sandbox bank without money';

/**
 * The providers that are configured. Where none is, the sandbox alone: on this machine, or at any address by an explicit
 * setting. A shop at a public address without a provider takes no payment by card.
 */
export async function createPayments(config: Config, db: Db, clock: Clock): Promise<Payments> {
  const { stripe, simplePay } = config.payment;
  const real: PaymentProvider[] = [];
  if (stripe) real.push(await createStripeProvider(stripe, config.shopUrl, clock));
  if (simplePay) real.push(createSimplePayProvider(simplePay, config.shopUrl, clock));
  if (real.length > 0) return { providers: byName(real), sandbox: undefined, warning: undefined };
  const isLocal = isOnThisMachine(config);
  if (!(config.payment.isSandboxOn ?? isLocal)) return { providers: new Map(), sandbox: undefined, warning: NO_PROVIDER };
  const secret = config.paymentSecret ?? (await loadShopSettings(db, clock)).paymentSecret;
  const bank = new SandboxBank();
  return {
    providers: byName([createSandboxProvider(clock, secret, bank)]),
    sandbox: { bank, secret, isPublic: !isLocal },
    warning: isLocal ? undefined : PUBLIC_SANDBOX,
  };
}

function byName(providers: readonly PaymentProvider[]): PaymentProviders {
  return new Map(providers.map((provider) => [provider.name, provider]));
}

/** Writes down which payment methods the shop offers: those without a provider, and those of providers that are here. */
export async function offerMethods(db: Db, providers: PaymentProviders): Promise<void> {
  const names = [...providers.keys()];
  await db
    .updateTable('payment_method')
    .set({ is_offered: false })
    .where('provider', 'is not', null)
    .$if(names.length > 0, (query) => query.where('provider', 'not in', names))
    .execute();
  for (const { name, currencies } of providers.values()) {
    await db.updateTable('payment_method').set({ is_offered: true, currencies: [...currencies] }).where('provider', '=', name).execute();
  }
}
