import { CURRENCIES, DELIVERY_SERVICES, SIZE_CLASSES, serviceSettingsSchema } from '@feszek/contract';
import type { ServiceSettings, ServiceSettingsInput } from '@feszek/contract';
import { formatPrice } from '@feszek/money';
import { CommandFailure } from '../../../platform/commands/failure.ts';
import type { OperatorClient } from '../../../platform/commands/OperatorClient.ts';
import { misuse } from '../../../platform/commands/misuse.ts';
import { chosen } from '../../../platform/commands/parseCommand.ts';
import { table } from '../../../platform/commands/table.ts';

export const SERVICES_USAGE = `npm run shop -- delivery services list
npm run shop -- delivery services set SERVICE SIZE AMOUNT --currency CUR
  the gross price of a service (${DELIVERY_SERVICES.join(', ')}) for goods of a size (${SIZE_CLASSES.join(', ')})
npm run shop -- delivery services set SERVICE --methods METHODS
  the delivery methods that offer it, such as home_delivery,express ("home": every home delivery)
npm run shop -- delivery services remove SERVICE [SIZE] [--currency CUR]
  removes prices; goods of a size without a price do not get the service`;

const COMMANDS = ['services list', 'services set', 'services remove'];

interface Options {
  readonly currency?: string | undefined;
  readonly methods?: string | undefined;
}

type Row = ServiceSettings[number];

function settingsTable(services: ServiceSettings): string {
  const priceOf = ({ prices }: Row, size: string) => prices.filter(({ size_class }) => size_class === size).map(({ price_gross, currency }) => formatPrice(price_gross, currency)).join('  ');
  return table<Row>(
    [
      { title: 'SERVICE', of: ({ code }) => code },
      { title: 'METHODS', of: ({ methods }) => methods.join(', ') || 'home delivery' },
      ...SIZE_CLASSES.map((size) => ({ title: size.toUpperCase(), of: (row: Row) => priceOf(row, size) })),
    ],
    services,
  );
}

function amountOf(text: string): number {
  if (!/^\d+(\.\d{1,2})?$/.test(text)) throw new CommandFailure(`AMOUNT is an amount such as 9900 or 24.9, but it is "${text}".`);
  return Number(text);
}

/** Every combination of sizes and currencies without a price. */
function withoutPrices(size: string | undefined, currency: string | undefined): ServiceSettingsInput['prices'] {
  const sizes = size === undefined ? SIZE_CLASSES : [chosen(size, 'size', SIZE_CLASSES) ?? SIZE_CLASSES[0]];
  const currencies = CURRENCIES.filter((known) => currency === undefined || known === chosen(currency, 'currency', CURRENCIES));
  return sizes.flatMap((size_class) => currencies.map((each) => ({ size_class, currency: each, price_gross: null })));
}

function changeOf(command: string | undefined, [size, amount]: readonly string[], { currency, methods }: Options): Partial<ServiceSettingsInput> {
  if (command === 'remove' && amount === undefined && methods === undefined) return { prices: withoutPrices(size, currency) };
  if (command === 'set' && methods !== undefined && size === undefined && currency === undefined) return { methods: methods === 'home' ? [] : methods.split(',') };
  const [size_class, each] = [chosen(size, 'size', SIZE_CLASSES), chosen(currency, 'currency', CURRENCIES)];
  if (command !== 'set' || methods !== undefined || !size_class || !each || amount === undefined) throw misuse('delivery', `services ${command ?? ''}`.trim(), COMMANDS, SERVICES_USAGE);
  return { prices: [{ size_class, currency: each, price_gross: amountOf(amount) }] };
}

/**
 * Runs a command for the paid services of delivery.
 *
 * @param args - after `delivery services`
 * @returns a table of all services
 * @throws CommandFailure
 */
export async function runServices([command, service, ...args]: readonly string[], options: Options, client: OperatorClient): Promise<string> {
  if (command === 'list' && service === undefined) return settingsTable(await client.call('GET', '/operator/delivery-services', serviceSettingsSchema));
  if (service === undefined || args.length > 2) throw misuse('delivery', `services ${command ?? ''}`.trim(), COMMANDS, SERVICES_USAGE);
  const code = DELIVERY_SERVICES.find((known) => known === service);
  if (!code) throw new CommandFailure(`The services are ${DELIVERY_SERVICES.join(', ')}.`);
  return settingsTable(await client.call('PUT', `/operator/delivery-services/${code}`, serviceSettingsSchema, changeOf(command, args, options)));
}
