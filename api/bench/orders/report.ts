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
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return `# The speed of carts and orders

Written by \`npm run bench:orders\` on ${conditions}.

One API process as it ships, with the shop's own range, and whoever asks on the same machine. ${count} shoppers in each row, each with a session and an address of their own, over HTTP. *Into the cart* reserves the piece; *order* is the last button: everything from the idempotency key to the queued confirmation, with payment by transfer. *At once* is how many shoppers wait for an answer at any time. With one product all of them wait for the same stock. PostgreSQL waits for the disk at every commit, as it does in a shop.

${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}
`;
}
