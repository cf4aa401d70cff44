import { createBankApp } from '@feszek/demo/bank';
import type { Clock } from '../src/platform/clock.ts';
import type { Config } from '../src/config.ts';

export const TEST_CARDS = { good: '4111 1111 1111 1111', refused: '4000 0000 0000 0002', challenged: '4000 0000 0000 3220', expired: '4000 0000 0000 0069', late: '4000 0000 0000 0101' } as const;

export interface TestBank {
  /** Where it listens. */
  readonly url: string;
  /** The environment of an API process that works with this bank. */
  readonly environment: Readonly<Record<string, string>>;
  /** The configuration of a shop that works with this bank, unless it has no sandbox bank at all. */
  connect(config: Config): Config;
  /** Opens a payment's page. */
  open(page: string): Promise<Response>;
  /** Submits the form of a payment's page. */
  submit(page: string, fields: Readonly<Record<string, string>>): Promise<Response>;
  /** Pays with a card. */
  pay(page: string, card: string): Promise<Response>;
  /** Sends the late notifications, which wait for it. */
  sendLate(): void;
  close(): Promise<void>;
}

export interface TestBankOptions {
  /** The shop's. */
  readonly config: Pick<Config, 'paymentSecret' | 'shopUrl'>;
  readonly clock: Clock;
  /** The origin that takes notifications; it is read for each of them. */
  readonly shopUrl: () => string;
}

/** Starts the sandbox bank on a free port. It stores its payments in memory. */
export async function startBank({ config, clock, shopUrl }: TestBankOptions): Promise<TestBank> {
  const late = Promise.withResolvers<void>();
  const app = await createBankApp({
    secret: config.paymentSecret ?? '',
    shopUrl: config.shopUrl,
    notificationUrl: () => `${shopUrl()}/payment/notifications/sandbox`,
    late: () => late.promise,
    now: () => clock.now().getTime(),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const submit = (page: string, fields: Readonly<Record<string, string>>) => fetch(new URL(page, url), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return {
    url,
    environment: { DEMO_URL: url, PAYMENT_SECRET: config.paymentSecret ?? '' },
    connect: (shop) => (shop.payment.bankUrl === undefined ? shop : { ...shop, payment: { ...shop.payment, bankUrl: url } }),
    open: (page) => fetch(new URL(page, url), { redirect: 'manual' }),
    submit,
    pay: (page, card) => submit(page, { action: 'pay', card_number: card }),
    sendLate: late.resolve,
    close: () => app.close(),
  };
}
