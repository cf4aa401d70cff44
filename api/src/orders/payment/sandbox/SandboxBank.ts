import type { FastifyBaseLogger } from 'fastify';
import type { PaymentEvent } from '../provider.ts';
import type { Notifier } from './notify.ts';

/** How long after the buyer the notification of a late payment comes, in milliseconds. */
export const SANDBOX_LATE_MS = 4000;

/** What the sandbox bank knows: kept in this process alone, as no money hangs on it. */
export class SandboxBank {
  readonly #decided = new Map<string, PaymentEvent>();
  readonly #timers = new Set<NodeJS.Timeout>();

  /** What has become of a payment; `undefined` while nothing has. */
  find(transactionId: string): PaymentEvent | undefined {
    return this.#decided.get(transactionId);
  }

  /** Decides a payment and tells the shop. As with a real bank, the payment stands though the shop may not hear of it. */
  async decide(event: PaymentEvent, notify: Notifier, log: FastifyBaseLogger): Promise<void> {
    this.#decided.set(event.transactionId, event);
    try {
      await notify(event);
    } catch (error) {
      log.error({ err: error, transaction_id: event.transactionId }, 'payment notification failed');
    }
  }

  /** Decides a payment a few seconds from now. */
  decideLate(event: PaymentEvent, notify: Notifier, log: FastifyBaseLogger): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.decide(event, notify, log);
    }, SANDBOX_LATE_MS);
    this.#timers.add(timer);
  }

  /** Forgets what it wanted to say later. */
  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
