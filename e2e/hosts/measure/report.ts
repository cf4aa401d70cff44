import type { TrialResult } from '../trials/runTrial.ts';
import type { Recount } from './recount.ts';

export interface ReportParts {
  readonly results: readonly TrialResult[];
  /** The last count, after all trials. */
  readonly recount: Recount;
  /** When and on what the test ran. */
  readonly conditions: string;
  readonly readers: number;
  readonly buyers: number;
}

const failedOf = ({ pages }: TrialResult) => pages.filter(({ fault }) => fault !== '').length;
const isMet = (result: TrialResult) => failedOf(result) <= result.pages.length * result.trial.acceptedShare;
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`;
const number = (value: number) => value.toLocaleString('en-GB');

/** From the first to the last failed page. */
function outage({ pages }: TrialResult): string {
  const failed = pages.filter(({ fault }) => fault !== '').map(({ at, ms }) => ({ at, end: at + ms }));
  const [first] = failed;
  return first ? seconds(Math.max(...failed.map(({ end }) => end)) - Math.min(...failed.map(({ at }) => at))) : '–';
}

/** How often each fault occurred, the most frequent first. */
function faults({ pages }: TrialResult): string {
  const counts = new Map<string, number>();
  for (const { fault } of pages) if (fault !== '') counts.set(fault, (counts.get(fault) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([fault, count]) => `${fault} × ${count}`).join(', ') || '–';
}

/** One row of the table. */
export function rowOf(result: TrialResult): string {
  const { trial, pages, purchases, healedMs } = result;
  const placed = purchases.filter(({ orderHash }) => orderHash !== undefined).length;
  const givenUp = purchases.filter(({ end }) => end === 'given up').length;
  const repeated = purchases.reduce((sum, purchase) => sum + purchase.repeated, 0);
  const failed = failedOf(result);
  const healed = healedMs === undefined ? 'no' : seconds(healedMs);
  return `| ${[trial.name, number(pages.length), failed, percent(failed / Math.max(pages.length, 1)), faults(result), outage(result), placed, repeated, givenUp, healed, isMet(result) ? 'met' : '**missed**'].join(' | ')} |`;
}

const names = (items: readonly (string | number)[]) => (items.length === 0 ? '0' : `**${items.length}** (${items.slice(0, 10).join(', ')})`);

function countLines(recount: Recount): string {
  return [
    ['orders that the shop confirmed to a buyer', number(recount.confirmed)],
    ['orders in the database', number(recount.stored)],
    ['confirmed orders that are not in the database', names(recount.lost)],
    ['buyers with two orders for one', names(recount.doubled)],
    ['orders whose confirmation did not reach the buyer, who gave up', names(recount.unconfirmed)],
    ['orders with other pieces than the cart', names(recount.altered)],
    ['pieces sold', number(recount.pieces)],
    ['products sold to the last piece', number(recount.soldOut)],
    ['products whose stock is not what was there before the sales less the pieces sold, or below 0', names(recount.wrongStock)],
    ['orders without a mail', names(recount.withoutMail)],
    ['buyers who got the same mail twice', names(recount.mailedTwice)],
  ].map(([what, count]) => `| ${what} | ${count} |`).join('\n');
}

/** The figures as a page of the documentation. */
export function hostsReport({ results, recount, conditions, readers, buyers }: ReportParts): string {
  const missed = results.filter((result) => !isMet(result)).length;
  return `# The shop on failing hosts

Written by \`npm run test:hosts\` on ${conditions}.

Eleven network namespaces are the hosts: two with a proxy that share the shop's address, two with a shell, two with four slices each, three with an API process and a pooler, and two with a database server, a primary and its replica. They run the units, settings and scripts of \`deploy/\` with HAProxy, keepalived, PgBouncer and PostgreSQL of Debian 12. ${readers} visitors open pages all the time, and ${buyers} place orders by bank transfer, each order as a new buyer with an address of their own. A buyer repeats a request that failed, an addition or an order with the same key, for up to three minutes. Like a browser, a visitor sends a GET again, once, if its connection was open before and ended before the first byte of the answer (RFC 9110, section 9.2.2). A page has failed if its status is not 200, or if it did not arrive within 20 seconds. Each row begins with ten seconds without a fault, and ends when every program is healthy and the replica follows.

The marks: at most 0.1 % of the page views fail during a fault, and none during a deployment. ${missed === 0 ? 'All are met.' : `${missed} of ${results.length} are missed.`} A row has so few page views that one or two failures decide.

| fault | page views | failed | share | faults | from the first failure to the last | orders placed | requests repeated | given up | healed after | mark |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${results.map(rowOf).join('\n')}

## Orders, stock and mails, counted again

| | |
| --- | --- |
${countLines(recount)}

## The faults

${results.map(({ trial }) => `- *${trial.name.replace(/^./, (first) => first.toUpperCase())}*: ${trial.description}.`).join('\n')}

## Limits of the test

- The hosts share one machine, its processors and its disk: a fault of one host can slow the others.
- All namespaces share one clock. libfaketime changes the time that the program reads, for one API process and one shell.
- The slow disk is a limit of writes per second of the control groups, for the programs of the primary's host.
- The network loses everything or nothing: there are no slow or lossy lines.
- No visitor pays by card. The shop has no pictures and no bucket.
- A visitor who waits for an answer of a proxy that is gone sends a packet after ten seconds, as Firefox does (TCP keep-alive). Other browsers wait for longer; their pages would have failed.
`;
}
