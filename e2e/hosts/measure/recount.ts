import type { ReceivedMail } from './Mailbox.ts';

/** An order as a buyer knows it. */
export interface KnownOrder {
  readonly email: string;
  readonly orderHash: string | undefined;
  readonly pieces: number;
}

/** An order as the database has it. */
export interface StoredOrder {
  readonly email: string;
  readonly orderHash: string;
  readonly pieces: number;
}

export interface StockLine {
  readonly productId: number;
  readonly quantity: number;
}

export interface Counted {
  readonly known: readonly KnownOrder[];
  readonly stored: readonly StoredOrder[];
  readonly mails: readonly ReceivedMail[];
  readonly stockBefore: readonly StockLine[];
  readonly stockAfter: readonly StockLine[];
  /** Pieces of all orders in the database, by product. */
  readonly sold: readonly StockLine[];
}

export interface Recount {
  readonly confirmed: number;
  readonly stored: number;
  /** Addresses of the buyers of orders that were confirmed and are not in the database. */
  readonly lost: readonly string[];
  /** Buyers with more than one order. */
  readonly doubled: readonly string[];
  /** Buyers with an order whose confirmation never came to their browser. */
  readonly unconfirmed: readonly string[];
  /** Buyers whose order has other pieces than their cart. */
  readonly altered: readonly string[];
  /** Products whose stock is not what is left after the orders, or is below nothing. */
  readonly wrongStock: readonly number[];
  readonly pieces: number;
  readonly soldOut: number;
  readonly withoutMail: readonly string[];
  /** Buyers who got the same mail more than once. */
  readonly mailedTwice: readonly string[];
}

function tally<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

const byProduct = (lines: readonly StockLine[]) => new Map(lines.map(({ productId, quantity }) => [productId, quantity]));

/** Compares the answers that buyers got with what the database, the stock and the mailboxes have. */
export function recount({ known, stored, mails, stockBefore, stockAfter, sold }: Counted): Recount {
  const confirmed = known.filter(({ orderHash }) => orderHash !== undefined);
  const hashes = new Set(stored.map(({ orderHash }) => orderHash));
  const confirmedHashes = new Set(confirmed.map(({ orderHash }) => orderHash));
  const carts = new Map(confirmed.map(({ orderHash, pieces }) => [orderHash, pieces]));
  const ordersOf = tally(stored, ({ email }) => email);
  const mailsOf = tally(mails, ({ to, subject }) => `${to} ${subject}`);
  const mailed = new Set(mails.map(({ to }) => to));
  const [left, taken] = [byProduct(stockAfter), byProduct(sold)];
  const isWrong = ({ productId, quantity }: StockLine) => (left.get(productId) ?? 0) < 0 || quantity - (taken.get(productId) ?? 0) !== (left.get(productId) ?? 0);
  return {
    confirmed: confirmed.length,
    stored: stored.length,
    lost: confirmed.filter(({ orderHash = '' }) => !hashes.has(orderHash)).map(({ email }) => email),
    doubled: [...ordersOf].flatMap(([email, count]) => (count > 1 ? [email] : [])),
    unconfirmed: stored.filter(({ orderHash }) => !confirmedHashes.has(orderHash)).map(({ email }) => email),
    altered: stored.filter(({ orderHash, pieces }) => (carts.get(orderHash) ?? pieces) !== pieces).map(({ email }) => email),
    wrongStock: stockBefore.filter(isWrong).map(({ productId }) => productId),
    pieces: sold.reduce((sum, { quantity }) => sum + quantity, 0),
    soldOut: stockBefore.filter(({ productId, quantity }) => quantity > 0 && left.get(productId) === 0).length,
    withoutMail: stored.filter(({ email }) => !mailed.has(email)).map(({ email }) => email),
    mailedTwice: [...mailsOf].flatMap(([key, count]) => (count > 1 ? [key.split(' ', 1)[0] ?? ''] : [])),
  };
}
