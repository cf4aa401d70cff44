import { CURRENCIES, LOCALES } from '@feszek/contract';
import type { Currency, Locale } from '@feszek/contract';
import { DatabaseSync } from 'node:sqlite';
import { number, object, string } from 'yup';
import { OUTCOMES } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';

/** A payment that the shop requests. */
export interface NewPayment {
  /** The shop's id of the attempt. Anyone with the id may pay. */
  readonly id: string;
  /** The order that the payment is for. */
  readonly orderReference: string;
  /** Whole minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly locale: Locale;
  /** The address to which the buyer returns. */
  readonly resultUrl: string;
  /** Milliseconds since 1970. The payment is closed from this time on. */
  readonly expiresAt: number;
}

/**
 * - `open`: the buyer may pay;
 * - `superseded`: the shop has requested another payment of the same order;
 * - `scheduled`: the outcome is known; the shop is notified later;
 * - `decided`: the outcome is final.
 */
const STATES = ['open', 'superseded', 'scheduled', 'decided'] as const;

export interface StoredPayment extends NewPayment {
  readonly state: (typeof STATES)[number];
  /** Present in the states `scheduled` and `decided`. */
  readonly outcome: Outcome | null;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS payment (
    id TEXT PRIMARY KEY,
    order_reference TEXT NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    locale TEXT NOT NULL,
    result_url TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'open',
    outcome TEXT,
    refund_id TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS payment_order ON payment (order_reference);
`;

const rowSchema = object({
  id: string().strict().required(),
  order_reference: string().strict().required(),
  amount: number().strict().required(),
  currency: string().strict().oneOf(CURRENCIES).required(),
  locale: string().strict().oneOf(LOCALES).required(),
  result_url: string().strict().required(),
  expires_at: number().strict().required(),
  state: string().strict().oneOf(STATES).required(),
  outcome: string().strict().oneOf(OUTCOMES).nullable().defined(),
});

function read(row: unknown): StoredPayment {
  const { order_reference: orderReference, result_url: resultUrl, expires_at: expiresAt, ...rest } = rowSchema.validateSync(row);
  return { ...rest, orderReference, resultUrl, expiresAt };
}

/** The bank's payments, in an SQLite file. Every change is one statement, and is on the disk when the method returns. */
export class PaymentStore {
  readonly #database: DatabaseSync;

  /** @param file - `:memory:` stores nothing on the disk */
  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(SCHEMA);
  }

  /** Adds a payment and closes the open ones of the same order. An existing payment is not changed. */
  add({ id, orderReference, amount, currency, locale, resultUrl, expiresAt }: NewPayment): void {
    const { changes } = this.#database
      .prepare('INSERT INTO payment (id, order_reference, amount, currency, locale, result_url, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING')
      .run(id, orderReference, amount, currency, locale, resultUrl, expiresAt);
    if (changes === 0) return;
    this.#database.prepare("UPDATE payment SET state = 'superseded' WHERE order_reference = ? AND id <> ? AND state = 'open'").run(orderReference, id);
  }

  find(id: string): StoredPayment | undefined {
    const row = this.#database.prepare('SELECT * FROM payment WHERE id = ?').get(id);
    return row && read(row);
  }

  /**
   * Sets the outcome of an open payment.
   *
   * @returns whether the payment was open: of several calls one succeeds
   */
  decide(id: string, outcome: Outcome, state: 'decided' | 'scheduled'): boolean {
    return this.#database.prepare("UPDATE payment SET state = ?, outcome = ? WHERE id = ? AND state = 'open'").run(state, outcome, id).changes === 1;
  }

  /** Makes a scheduled outcome final. */
  complete(id: string): void {
    this.#database.prepare("UPDATE payment SET state = 'decided' WHERE id = ? AND state = 'scheduled'").run(id);
  }

  /** Payments whose outcome the shop has not received yet. */
  scheduled(): readonly string[] {
    return this.#database.prepare("SELECT id FROM payment WHERE state = 'scheduled'").all().map(({ id }) => String(id));
  }

  /**
   * Refunds the whole amount of a successful payment.
   *
   * @returns the refund's id, which stays that of the first call; `undefined` if there is nothing to refund
   */
  refund(id: string, refundId: string): string | undefined {
    const row = this.#database
      .prepare("UPDATE payment SET refund_id = coalesce(refund_id, ?) WHERE id = ? AND state = 'decided' AND outcome = 'approved' RETURNING refund_id")
      .get(refundId, id);
    return row && String(row['refund_id']);
  }

  close(): void {
    this.#database.close();
  }
}
