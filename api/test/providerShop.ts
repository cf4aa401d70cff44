import type { Order } from '@feszek/contract';
import { createSimplePaySimulator, createStripeSimulator } from '@feszek/demo/simulators';
import type { OutcomeName, SimplePaySimulator, StripeSimulator } from '@feszek/demo/simulators';
import { createChanges } from '../src/platform/changes/changes.ts';
import { listeningUrl } from './listeningUrl.ts';
import { createPayments } from '../src/orders/payment/payments.ts';
import type { CheckParts } from '../src/orders/payment/checkPayment.ts';
import { openShop, seeOrder, testConfig } from './shop.ts';
import type { TestShop } from './shop.ts';
import { createTestClock } from './testClock.ts';

export const STRIPE_CARD = 4;
export const SIMPLEPAY_CARD = 5;
const KEYS = { FESZEKHUF: 'key-of-the-forint-merchant', FESZEKEUR: 'key-of-the-euro-merchant' };

export interface ProviderShop extends TestShop {
  readonly stripe: StripeSimulator;
  readonly simplePay: SimplePaySimulator;
  /** The dependencies of the jobs. */
  readonly parts: CheckParts;
  /** Sends the late notifications, which wait for it. */
  sendLate(): void;
  /** Chooses an outcome on the provider's page, as its buyer. Returns the parameters with which the buyer returns. */
  buyer(redirectUrl: string, outcome: OutcomeName): Promise<URL>;
  see(orderHash: string): Promise<Order>;
}

/** A shop that has contracts with the simulated Stripe, and with the simulated SimplePay for forints and euros. */
export async function openProviderShop(): Promise<ProviderShop> {
  const clock = createTestClock();
  let shopUrl = '';
  const late = Promise.withResolvers<void>();
  const stripe = createStripeSimulator({
    secretKey: 'sk_test_simulated', webhookSecret: 'whsec_simulated', webhookUrl: () => `${shopUrl}/payment/notifications/stripe`, late: () => late.promise, now: () => clock.now().getTime(),
  });
  const simplePay = createSimplePaySimulator({ keys: KEYS, ipnUrl: () => `${shopUrl}/payment/notifications/simplepay`, late: () => late.promise });
  for (const { app } of [stripe, simplePay]) await app.listen({ host: '127.0.0.1', port: 0 });
  const config = testConfig({
    STRIPE_SECRET_KEY: 'sk_test_simulated', STRIPE_WEBHOOK_SECRET: 'whsec_simulated', STRIPE_API_URL: stripe.address(),
    SIMPLEPAY_MERCHANT_HUF: 'FESZEKHUF', SIMPLEPAY_KEY_HUF: KEYS.FESZEKHUF, SIMPLEPAY_MERCHANT_EUR: 'FESZEKEUR', SIMPLEPAY_KEY_EUR: KEYS.FESZEKEUR,
    SIMPLEPAY_API_URL: `${simplePay.address()}/payment/v2`,
  });
  const shop = await openShop({ config, clock });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  shopUrl = listeningUrl(shop.app);
  const { providers } = await createPayments(config, clock);
  return {
    ...shop,
    clock,
    stripe,
    simplePay,
    parts: { db: shop.db, clock, changes: createChanges(), log: shop.app.log, providers },
    sendLate: late.resolve,
    async buyer(redirectUrl, outcome) {
      const answer = await fetch(redirectUrl, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '');
    },
    see: (orderHash) => seeOrder(shop, orderHash),
    async close() {
      await shop.close();
      await stripe.app.close();
      await simplePay.app.close();
    },
  };
}
