import { CURRENCIES, operatorPricesSchema } from '@feszek/contract';
import type { OperatorPrices } from '@feszek/contract';
import { formatPrice } from '@feszek/money';
import { CommandFailure } from '../../platform/commands/failure.ts';
import { known } from '../../platform/commands/known.ts';
import { misuse } from '../../platform/commands/misuse.ts';
import { chosen, parseCommand } from '../../platform/commands/parseCommand.ts';
import { moment, table } from '../../platform/commands/table.ts';
import type { Topic } from '../../platform/commands/topic.ts';

const USAGE = `npm run shop -- price show SKU
npm run shop -- price set SKU AMOUNT --currency CUR [--original AMOUNT]
  gross; CUR is one of ${CURRENCIES.join(', ')}, and other prices are unchanged
  --original  the price before a reduction; without it AMOUNT is the full price`;

const COMMANDS = ['show', 'set'];
const OPTIONS = { currency: { type: 'string' }, original: { type: 'string' } } as const;

function amount(text: string, name: string): number {
  const value = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || !(value > 0)) throw new CommandFailure(`${name} is an amount such as 12990 or 29.9, but it is "${text}".`);
  return value;
}

function priceTable({ sku, title, prices }: OperatorPrices): string {
  const rows = table<OperatorPrices['prices'][number]>(
    [
      { title: 'PRICE', of: ({ price, currency }) => formatPrice(price, currency), isNumber: true },
      { title: 'ORIGINAL', of: ({ price, original, currency }) => (original > price ? formatPrice(original, currency) : ''), isNumber: true },
      { title: 'LOWEST OF 30 DAYS', of: ({ lowest_before: lowest, currency }) => (lowest === null ? '' : formatPrice(lowest, currency)), isNumber: true },
      { title: 'SINCE', of: ({ since }) => moment(since) },
      { title: 'BY QUANTITY', of: ({ tiers, currency }) => tiers.map((tier) => `${tier.quantity}+ ${formatPrice(tier.price, currency)}`).join(', ') },
    ],
    prices,
  );
  return `${sku}  ${title}\n\n${rows}`;
}

/** Shows and sets prices of a product. */
export const priceTopic: Topic = {
  name: 'price',
  usage: USAGE,
  async run(args, { client, terminal }) {
    const { values, positionals } = parseCommand(args, OPTIONS, USAGE);
    const [command, sku, price, ...rest] = positionals;
    if (sku === undefined || rest.length > 0) throw misuse('price', command, COMMANDS, USAGE);
    const orNotFound = <Answer>(answer: Promise<Answer>) => known(answer, `There is no product ${sku}.`);
    const path = `/operator/prices/${encodeURIComponent(sku)}`;
    if (command === 'show' && price === undefined && Object.keys(values).length === 0) {
      terminal.out(priceTable(await orNotFound(client().call('GET', path, operatorPricesSchema))));
      return 0;
    }
    const currency = chosen(values.currency, 'currency', CURRENCIES);
    if (command !== 'set' || price === undefined) throw misuse('price', command, COMMANDS, USAGE);
    if (currency === undefined) throw new CommandFailure(`A price is in one currency: --currency ${CURRENCIES.join(', --currency ')}.\n\n${USAGE}`);
    const body = { currency, price: amount(price, 'AMOUNT'), ...(values.original !== undefined && { original: amount(values.original, '--original') }) };
    terminal.out(priceTable(await orNotFound(client().call('PUT', path, operatorPricesSchema, body))));
    return 0;
  },
};
