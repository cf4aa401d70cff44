import type { FastifyBaseLogger } from 'fastify';
import type { Notifier } from './createNotifier.ts';
import { resultOf } from './outcomes.ts';
import type { Outcome, PaymentResult } from './outcomes.ts';
import type { NewPayment, PaymentStore, StoredPayment } from './PaymentStore.ts';

export interface BankParts {
  readonly store: PaymentStore;
  readonly notify: Notifier;
  /** Settles when a late notification is due, or when the signal ends the wait. */
  readonly late: (signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

/** Payments from the shop's request to the result, of which the bank notifies the shop. */
export class Bank {
  readonly #parts: BankParts;
  readonly #closing = new AbortController();

  /** Schedules the late notifications that an earlier run of the program has not sent. */
  constructor(parts: BankParts) {
    this.#parts = parts;
    for (const id of parts.store.scheduled()) void this.#completeLater(id);
  }

  start(payment: NewPayment): void {
    this.#parts.store.add(payment);
  }

  find(id: string): StoredPayment | undefined {
    return this.#parts.store.find(id);
  }

  /** Whether the buyer may still pay. */
  isOpen({ state, expiresAt }: StoredPayment): boolean {
    return state === 'open' && this.#parts.now() < expiresAt;
  }

  /** The result of a payment; `undefined` if it has none, or a late one of which the shop is not notified yet. */
  resultOf(payment: StoredPayment): PaymentResult | undefined {
    return payment.state === 'decided' && payment.outcome !== null ? resultOf(payment, payment.outcome) : undefined;
  }

  /** Decides a payment and notifies the shop. As at a real bank, the payment is final even if the shop is unreachable. */
  async decide(id: string, outcome: Outcome): Promise<void> {
    if (this.#parts.store.decide(id, outcome, 'decided')) await this.#notify(id);
  }

  /** Decides a payment and notifies the shop a few seconds later. */
  decideLate(id: string, outcome: Outcome): void {
    if (this.#parts.store.decide(id, outcome, 'scheduled')) void this.#completeLater(id);
  }

  /** @returns the refund's id; `undefined` if there is no successful payment with this id */
  refund(id: string, refundId: string): string | undefined {
    return this.#parts.store.refund(id, refundId);
  }

  /** Ends the waits for late notifications, and closes the file. */
  close(): void {
    this.#closing.abort();
    this.#parts.store.close();
  }

  async #completeLater(id: string): Promise<void> {
    const { signal } = this.#closing;
    await this.#parts.late(signal).catch(() => undefined);
    if (signal.aborted) return;
    this.#parts.store.complete(id);
    await this.#notify(id);
  }

  async #notify(id: string): Promise<void> {
    const payment = this.#parts.store.find(id);
    const result = payment && this.resultOf(payment);
    if (!result) return;
    try {
      await this.#parts.notify(result);
    } catch (error) {
      this.#parts.log.error({ err: error, transaction_id: id }, 'payment notification failed');
    }
  }
}
