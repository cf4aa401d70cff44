import { percentileOf, whole } from '@feszek/figures';
import type { Action } from '../shoppers/Shopper.ts';

export interface Measured {
  readonly name: string;
  readonly attackers: number;
  readonly attempts: number;
  readonly actions: readonly Action[];
}

/** One row of the table. */
export function rowOf({ name, attackers, attempts, actions }: Measured): string {
  const times = actions.map(({ ms }) => ms);
  const failed = actions.filter(({ isFailed }) => isFailed).length;
  return `| ${[name, attackers, attempts, actions.length, whole(percentileOf(times, 0.5)), whole(percentileOf(times, 0.95)), whole(percentileOf(times, 1)), failed].join(' | ')} |`;
}

/**
 * The figures as a page of the documentation.
 *
 * @param conditions when and on what was measured
 */
export function attackReport(measured: readonly Measured[], { shoppers, seconds, conditions }: { readonly shoppers: number; readonly seconds: number; readonly conditions: string }): string {
  return `# The shop under attack

Written by \`npm run bench:attack\` on ${conditions}.

${shoppers} shoppers look at pages and fill their carts for ${seconds} seconds, beside one attack at a time; the first row has no attack. Shoppers, attackers and the shop run on one machine. The attackers connect from one address, each shopper has their own. An action of a shopper is a page, a product, or a change of the cart. It failed if it was refused with 429, 500 or higher, or had no answer within 30 seconds.

| attack | attackers | attempts | actions of shoppers | p50, ms | p95, ms | longest, ms | failed |
| --- | --- | --- | --- | --- | --- | --- | --- |
${measured.map(rowOf).join('\n')}

- *Half-sent bodies*: \`POST /api/cart/product\` with a length of 60,000 bytes, of which one arrives.
- *Expensive searches*: eight misspelt words each, of which one is random.
- *Missing pictures, abandoned*: addresses of pictures that do not exist; the client disconnects after 200 ms. The shop of the measurement has no pictures.
- *Page flooding*: listings that are in no cache.
- *Pipelined requests, not read*: 1,500 requests on each connection, and no answer is read. An attacker opens one connection a minute.
`;
}
