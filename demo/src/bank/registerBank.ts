import { setTimeout as wait } from 'node:timers/promises';
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
  /** Resolves when a late notification is due, some seconds after the buyer's submission by default. The signal ends the wait. */
  readonly late?: (signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds since 1970, for a shop whose clock a test moves. */
  readonly now?: () => number;
}

const LATE_MS = 4000;
const someSeconds = (signal: AbortSignal) => wait(LATE_MS, undefined, { signal });
/** A form, or a call of the shop. */
const BODY_LIMIT_BYTES = 16 * 1024;

/** Adds the sandbox bank to a server: its pages under `/payment/sandbox`, and the shop's calls under `/bank`. */
export async function registerBank(app: FastifyInstance, { file, secret, notificationUrl, late = someSeconds, now = Date.now, ...pages }: BankOptions): Promise<void> {
  await app.register(namePlugin(async (scope: FastifyInstance) => {
    const bank = new Bank({ store: new PaymentStore(file), notify: createNotifier({ secret, notificationUrl, now }), late, now, log: scope.log });
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
