import { CURRENCIES, deliveryPricesSchema } from '@feszek/contract';
import type { Currency, DeliveryPrices } from '@feszek/contract';
import { formatPrice } from '@feszek/money';
import { CommandFailure } from '../../../platform/commands/failure.ts';
import { known } from '../../../platform/commands/known.ts';
import { misuse } from '../../../platform/commands/misuse.ts';
import type { OperatorClient } from '../../../platform/commands/OperatorClient.ts';
import { chosen } from '../../../platform/commands/parseCommand.ts';
import { table } from '../../../platform/commands/table.ts';
import { wholeNumber } from '../../../platform/commands/wholeNumber.ts';

export const PRICES_USAGE = `npm run shop -- delivery prices list
npm run shop -- delivery prices set METHOD STEP AMOUNT --currency CUR
  the gross price of a delivery method in one currency (${CURRENCIES.join(', ')}), 0 for free of charge; other prices are unchanged
  STEP is the number of the step of weight and size in the list`;

const COMMANDS = ['prices list', 'prices set'];

type Method = DeliveryPrices[number];
type Step = Method['steps'][number];

function limitsOf({ max_weight_kg: weight, max_side_cm: side, max_volume_l: volume }: Step): string {
  return [weight !== null && `${weight} kg`, side !== null && `${side} cm`, volume !== null && `${volume} l`].filter(Boolean).join(', ') || 'any';
}

function pricesTable(methods: DeliveryPrices): string {
  const freeFrom = ({ free_from: amounts }: Method) => (amounts === null ? 'none' : CURRENCIES.map((currency) => formatPrice(amounts[currency], currency)).join('  '));
  return table<Step & { readonly method: Method }>(
    [
      { title: 'METHOD', of: ({ method }) => method.code },
      { title: 'STEP', of: ({ step }) => String(step), isNumber: true },
      { title: 'UP TO', of: limitsOf },
      ...CURRENCIES.map((currency) => ({ title: currency, of: ({ prices }: Step) => (prices[currency] === 0 ? 'free' : formatPrice(prices[currency], currency)), isNumber: true })),
      { title: 'FREE FROM', of: ({ method }) => freeFrom(method) },
    ],
    methods.flatMap((method) => method.steps.map((step) => ({ ...step, method }))),
  );
}

function amountOf(text: string, currency: Currency): number {
  const value = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || !Number.isFinite(value)) throw new CommandFailure(`AMOUNT is an amount of ${currency} such as ${currency === 'HUF' ? '2490' : '6.9'}, or 0, but it is "${text}".`);
  return value;
}

/**
 * Runs a command for the prices of delivery methods.
 *
 * @param args - after `delivery prices`
 * @returns a table of the prices of all methods
 * @throws CommandFailure
 */
export async function runPrices([command, ...args]: readonly string[], currencyName: string | undefined, client: OperatorClient): Promise<string> {
  const [method, step, amount, ...rest] = args;
  if (command === 'list' && method === undefined && currencyName === undefined) return pricesTable(await client.call('GET', '/operator/delivery-prices', deliveryPricesSchema));
  if (command !== 'set' || method === undefined || step === undefined || amount === undefined || rest.length > 0) throw misuse('delivery', `prices ${command ?? ''}`.trim(), COMMANDS, PRICES_USAGE);
  const currency = chosen(currencyName, 'currency', CURRENCIES);
  if (currency === undefined) throw new CommandFailure(`A price is in one currency: --currency ${CURRENCIES.join(', --currency ')}.\n\n${PRICES_USAGE}`);
  const body = { step: wholeNumber(step, 'STEP'), currency, price_gross: amountOf(amount, currency) };
  return pricesTable(await known(client.call('PUT', `/operator/delivery-prices/${encodeURIComponent(method)}`, deliveryPricesSchema, body), `There is no delivery method ${method}.`));
}
