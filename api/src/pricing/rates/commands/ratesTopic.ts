import { CONVERTED_CURRENCIES, ratesAppliedSchema, ratesSchema } from '@feszek/contract';
import type { Conversion, Rate } from '@feszek/contract';
import { formatPrice } from '@feszek/money';
import { CommandFailure } from '../../../platform/commands/failure.ts';
import { misuse } from '../../../platform/commands/misuse.ts';
import { parseCommand } from '../../../platform/commands/parseCommand.ts';
import { table } from '../../../platform/commands/table.ts';
import type { Topic } from '../../../platform/commands/topic.ts';

const USAGE = `npm run shop -- rates list
npm run shop -- rates set CUR RATE [options]
  stores a rate: RATE units of CUR (${CONVERTED_CURRENCIES.join(' or ')}) for one forint; prices change when rates are applied
  --date DAY       the first day, such as 2026-12-01 (default: today)
  --step AMOUNT    converted prices are multiples of AMOUNT (default: as before, at first the smallest unit)
  --ending AMOUNT  is added to the multiple: --step 1 --ending 0.90 makes prices such as 24.90
npm run shop -- rates apply [--fill]
  converts the converted prices again
  --fill  converts forint prices to currencies in which a product has no price, too`;

const COMMANDS = ['list', 'set', 'apply'];
const OPTIONS = { date: { type: 'string' }, step: { type: 'string' }, ending: { type: 'string' }, fill: { type: 'boolean', default: false } } as const;

function numberOf(text: string, name: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new CommandFailure(`${name} is a number such as 0.00246, but it is "${text}".`);
  return Number(text);
}

function roundingOf({ step, ending, currency }: Rate): string {
  return ending > 0 ? `${formatPrice(step, currency)}, ending ${formatPrice(ending, currency)}` : formatPrice(step, currency);
}

function rateTable(rates: readonly Rate[]): string {
  if (rates.length === 0) return 'There are no exchange rates. A product is sold only in the currencies in which it has a price.';
  return table<Rate>(
    [
      { title: 'CURRENCY', of: ({ currency }) => currency },
      { title: 'FOR ONE FORINT', of: ({ rate }) => String(rate), isNumber: true },
      { title: 'FROM', of: ({ valid_from: from }) => from },
      { title: 'ROUNDED TO', of: roundingOf },
      { title: 'PRICES', of: ({ prices }) => String(prices), isNumber: true },
      { title: '', of: ({ is_current: isCurrent }) => (isCurrent ? 'current' : '') },
    ],
    rates,
  );
}

/** One line for each currency with a rate. */
export function conversionLines(conversions: readonly Conversion[]): string[] {
  return conversions.map(({ currency, rate, valid_from: from, filled, changed, unchanged }) => `${currency}: ${filled} prices filled, ${changed} changed, ${unchanged} unchanged, by the rate ${rate} of ${from}.`);
}

/** Commands for exchange rates, by which forint prices are converted. */
export const ratesTopic: Topic = {
  name: 'rates',
  usage: USAGE,
  async run(args, { client, terminal }) {
    const { values, positionals } = parseCommand(args, OPTIONS, USAGE);
    const [command, currency, rate, ...rest] = positionals;
    const isPlain = currency === undefined && values.date === undefined && values.step === undefined && values.ending === undefined;
    if (command === 'list' && isPlain && !values.fill) {
      terminal.out(rateTable(await client().call('GET', '/operator/rates', ratesSchema)));
      return 0;
    }
    if (command === 'apply' && isPlain) {
      const { conversions } = await client().call('POST', '/operator/rates/apply', ratesAppliedSchema, { fill: values.fill });
      for (const line of conversionLines(conversions)) terminal.out(line);
      if (conversions.length === 0) terminal.out('There are no exchange rates, so nothing was converted.');
      return 0;
    }
    if (command !== 'set' || currency === undefined || rate === undefined || rest.length > 0 || values.fill) throw misuse('rates', command, COMMANDS, USAGE);
    const body = {
      currency,
      rate: numberOf(rate, 'RATE'),
      ...(values.date !== undefined && { valid_from: values.date }),
      ...(values.step !== undefined && { step: numberOf(values.step, '--step') }),
      ...(values.ending !== undefined && { ending: numberOf(values.ending, '--ending') }),
    };
    terminal.out(rateTable(await client().call('POST', '/operator/rates', ratesSchema, body)));
    return 0;
  },
};
