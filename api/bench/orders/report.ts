import { table } from '@feszek/figures';
import type { Pace, Round } from './measure.ts';

const cells = ({ p50, p95, perSecond }: Pace) => [p50.toFixed(1), p95.toFixed(1), perSecond.toFixed(0)];

/**
 * The figures as a page of the documentation.
 *
 * @param count shoppers in a round
 * @param conditions when and on what was measured
 */
export function writeReport(rounds: readonly Round[], count: number, conditions: string): string {
  const rows = rounds.map(({ shoppersAtOnce, products, addToCart, order }) => [String(shoppersAtOnce), String(products), ...cells(addToCart), ...cells(order)]);
  const head = ['at once', 'products', 'into the cart: p50, ms', 'p95, ms', 'a second', 'order: p50, ms', 'p95, ms', 'a second'];
  return `# The speed of carts and orders

Written by \`npm run bench:orders\` on ${conditions}.

One API process with its default settings and the demonstration range; the load generator runs on the same machine. Each row has ${count} shoppers, each with their own session and address, over HTTP.

- *Into the cart* reserves one piece.
- *Order* places the order: everything from the idempotency key to the enqueued confirmation, with payment by transfer.
- *At once* is the number of concurrent requests. With one product all of them wait for the same stock row.

PostgreSQL writes to the disk at every commit, as in production.

${table(head, rows)}
`;
}
