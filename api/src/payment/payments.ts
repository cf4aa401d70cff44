import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { loadShopSettings } from '../shopSettings.ts';
import type { PaymentProvider, PaymentProviders } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandboxProvider.ts';
import { SandboxBank } from './sandbox/SandboxBank.ts';
import { createSimplePayProvider } from './simplepay/simplePayProvider.ts';
import { createStripeProvider } from './stripe/stripeProvider.ts';

export interface Payments {
  readonly providers: PaymentProviders;
  /** The sandbox bank and the secret that it signs with, where the shop has no real provider. */
  readonly sandbox: { readonly bank: SandboxBank; readonly secret: string } | undefined;
}

/** The providers that are configured; the sandbox alone where none is. */
export async function createPayments(config: Config, db: Db, clock: Clock): Promise<Payments> {
  const { stripe, simplePay } = config.payment;
  const real: PaymentProvider[] = [];
  if (stripe) real.push(await createStripeProvider(stripe, config.shopUrl, clock));
  if (simplePay) real.push(createSimplePayProvider(simplePay, config.shopUrl, clock));
  if (real.length > 0) return { providers: byName(real), sandbox: undefined };
  const secret = config.paymentSecret ?? (await loadShopSettings(db, clock)).paymentSecret;
  const bank = new SandboxBank();
  return { providers: byName([createSandboxProvider(clock, secret, bank)]), sandbox: { bank, secret } };
}

function byName(providers: readonly PaymentProvider[]): PaymentProviders {
  return new Map(providers.map((provider) => [provider.name, provider]));
}

/** Writes down which payment methods the shop offers: those without a provider, and those of providers that are here. */
export async function offerMethods(db: Db, providers: PaymentProviders): Promise<void> {
  const names = [...providers.keys()];
  await db.updateTable('payment_method').set({ is_offered: false }).where('provider', 'is not', null).where('provider', 'not in', names).execute();
  for (const { name, currencies } of providers.values()) {
    await db.updateTable('payment_method').set({ is_offered: true, currencies: [...currencies] }).where('provider', '=', name).execute();
  }
}
