import { namePlugin } from '@feszek/logging';
import type { FastifyInstance } from 'fastify';
import { addErrorHandling } from './addErrorHandling.ts';
import { Bank } from './Bank.ts';
import { createNotifier } from './createNotifier.ts';
import { pageRoutes } from './pageRoutes.ts';
import type { PageOptions } from './pageRoutes.ts';
import { PaymentStore } from './PaymentStore.ts';
import { shopRoutes } from './shopRoutes.ts';

export interface BankOptions extends PageOptions {
  /** SQLite file of the payments; `:memory:` stores nothing on the disk. */
  readonly file: string;
  /** Authorises the shop's calls and signs notifications. */
  readonly secret: string;
  /** The shop's address for notifications; it is read for each of them. */
  readonly notificationUrl: () => string;
  /** Delay of a late notification after the buyer's submission, in milliseconds. */
  readonly lateMs?: number;
  /** Milliseconds since 1970, for a shop whose clock a test moves. */
  readonly now?: () => number;
}

const LATE_MS = 4000;
/** A form, or a call of the shop. */
const BODY_LIMIT_BYTES = 16 * 1024;

/** Adds the sandbox bank to a server: its pages under `/payment/sandbox`, and the shop's calls under `/bank`. */
export async function registerBank(app: FastifyInstance, { file, secret, notificationUrl, lateMs = LATE_MS, now = Date.now, ...pages }: BankOptions): Promise<void> {
  await app.register(namePlugin(async (scope: FastifyInstance) => {
    const bank = new Bank({ store: new PaymentStore(file), notify: createNotifier({ secret, notificationUrl, now }), lateMs, now, log: scope.log });
    scope.addHook('onClose', async () => bank.close());
    addErrorHandling(scope);
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = BODY_LIMIT_BYTES;
    });
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())));
    });
    shopRoutes(scope, bank, secret);
    await pageRoutes(scope, bank, pages);
  }, 'bank'));
}
