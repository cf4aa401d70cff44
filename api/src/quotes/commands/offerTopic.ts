import { DELIVERY_SERVICES, QUOTE_STATES, isDay, operatorQuoteSchema, operatorQuotesSchema } from '@feszek/contract';
import type { OperatorQuote, QuotePricing } from '@feszek/contract';
import type { ParseArgsOptionsConfig } from 'node:util';
import { CommandFailure } from '../../platform/commands/failure.ts';
import type { OperatorClient } from '../../platform/commands/OperatorClient.ts';
import { chosen, parseCommand } from '../../platform/commands/parseCommand.ts';
import type { Terminal } from '../../platform/commands/terminal.ts';
import type { CommandContext, Topic } from '../../platform/commands/topic.ts';
import { describeQuote, quoteRow } from './describeQuote.ts';

const USAGE = `npm run shop -- offer list [--state requested|open|expired|used|withdrawn]
npm run shop -- offer show QUOTE
npm run shop -- offer price QUOTE [options]
  --line SKU=AMOUNT   the gross price of one piece, in the request's currency; once for each product whose price changes
  --delivery AMOUNT   the gross price of the delivery; needed the first time
  --service CODE=AMOUNT  the gross price of carry, assembly or removal for the whole offer; "none" removes it
  --valid-until DATE  the last day on which it can be ordered, such as 2026-12-05; needed the first time
  --note TEXT         a note to the customer beside the prices
npm run shop -- offer send QUOTE       mails the customer the link to the offer
npm run shop -- offer withdraw QUOTE   withdraws an offer, or declines a request`;

const OPTIONS = {
  state: { type: 'string' },
  line: { type: 'string', multiple: true, default: [] },
  delivery: { type: 'string' },
  service: { type: 'string', multiple: true, default: [] },
  'valid-until': { type: 'string' },
  note: { type: 'string' },
} satisfies ParseArgsOptionsConfig;

const parse = (args: readonly string[]) => parseCommand(args, OPTIONS, USAGE);

/** Parses an amount such as `449.90`, `449,90`, `159 900`. */
function amountOf(text: string, option: string): number {
  const plain = text.replaceAll(/[\s\u00A0]/g, '').replace(',', '.');
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) throw new CommandFailure(`${option} must be an amount such as 159900 or 449.90, but it is "${text}".`);
  return Number(plain);
}

function lineOf(text: string): QuotePricing['lines'][number] {
  const [, sku, amount] = /^(.+)=([^=]+)$/.exec(text) ?? [];
  if (!sku || !amount) throw new CommandFailure(`--line must look like SKU=AMOUNT, but it is "${text}".`);
  return { sku, price_gross: amountOf(amount, `--line ${sku}`) };
}

function serviceOf(text: string): QuotePricing['services'][number] {
  const [name, amount, ...rest] = text.split('=');
  const code = DELIVERY_SERVICES.find((known) => known === name);
  if (!code || !amount || rest.length > 0) throw new CommandFailure(`--service must look like ${DELIVERY_SERVICES.join('|')}=AMOUNT, but it is "${text}".`);
  return { code, price_gross: amount === 'none' ? null : amountOf(amount, `--service ${code}`) };
}

function pricingOf({ line, delivery, service, note, 'valid-until': validUntil }: ReturnType<typeof parse>['values']): Partial<QuotePricing> {
  if (validUntil !== undefined && !isDay(validUntil)) throw new CommandFailure(`--valid-until must be a day such as 2026-12-05, but it is "${validUntil}".`);
  return {
    lines: line.map(lineOf),
    services: service.map(serviceOf),
    ...(delivery !== undefined && { delivery_gross: amountOf(delivery, '--delivery') }),
    ...(validUntil !== undefined && { valid_until: validUntil }),
    ...(note !== undefined && { note }),
  };
}

async function list(client: OperatorClient, state: string | undefined, terminal: Terminal): Promise<void> {
  const wanted = chosen(state, 'state', QUOTE_STATES);
  const { quotes } = await client.call('GET', `/operator/offers${wanted === undefined ? '' : `?state=${wanted}`}`, operatorQuotesSchema);
  for (const quote of quotes) terminal.out(quoteRow(quote));
  if (quotes.length === 0) terminal.warn('There are none.');
}

async function run(args: readonly string[], { client, terminal }: CommandContext): Promise<number> {
  const { values, positionals } = parse(args);
  const [command, id, ...rest] = positionals;
  const say = (quote: OperatorQuote) => describeQuote(quote).forEach((line) => terminal.out(line));
  if (command === 'list' && id === undefined) {
    await list(client(), values.state, terminal);
    return 0;
  }
  if (id === undefined || !/^\d{1,9}$/.test(id) || rest.length > 0) throw new CommandFailure(USAGE);
  const path = `/operator/offers/${id}`;
  switch (command) {
    case 'show':
      say(await client().call('GET', path, operatorQuoteSchema));
      return 0;
    case 'price':
      say(await client().call('POST', `${path}/price`, operatorQuoteSchema, pricingOf(values)));
      terminal.warn(`Not sent yet: npm run shop -- offer send ${id}`);
      return 0;
    case 'send': {
      const quote = await client().call('POST', `${path}/send`, operatorQuoteSchema);
      terminal.out(`Offer ${quote.id} is open for ${quote.email} until the end of ${quote.valid_until}: ${quote.offer_url}`);
      return 0;
    }
    case 'withdraw':
      terminal.out(`Offer ${(await client().call('POST', `${path}/withdraw`, operatorQuoteSchema)).id} is withdrawn.`);
      return 0;
    default:
      throw new CommandFailure(USAGE);
  }
}

/** Commands for quote requests and offers. */
export const offerTopic: Topic = { name: 'offer', usage: USAGE, run };
