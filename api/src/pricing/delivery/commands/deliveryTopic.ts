import { deliverySettingsSchema } from '@feszek/contract';
import type { DeliverySettings } from '@feszek/contract';
import { known } from '../../../platform/commands/known.ts';
import { misuse } from '../../../platform/commands/misuse.ts';
import { parseCommand } from '../../../platform/commands/parseCommand.ts';
import { table } from '../../../platform/commands/table.ts';
import type { Topic } from '../../../platform/commands/topic.ts';
import { wholeNumber } from '../../../platform/commands/wholeNumber.ts';
import { PRICES_USAGE, runPrices } from './deliveryPrices.ts';
import { SERVICES_USAGE, runServices } from './deliveryServices.ts';

const USAGE = `npm run shop -- delivery list
npm run shop -- delivery set METHOD [options]
  changes when a delivery method (such as home_delivery) delivers
  --more-min N    working days beside those of home delivery, for the first day of arrival
  --more-max N    the same for the last day
  --cut-off HOUR  an order after this hour counts as one of the next day ("none": the hour of the shop)
  --days N        buyers choose from N days (0: none)
  --capacity N    orders of one day ("none": no limit)
npm run shop -- delivery area METHOD PREFIX WEEKDAYS
  the weekdays for postcodes that begin with PREFIX ("all": every postcode): mon,wed,fri; "none" removes the area
${PRICES_USAGE}
${SERVICES_USAGE}`;

const COMMANDS = ['list', 'set', 'area', 'prices', 'services'];
const OPTIONS = { 'more-min': { type: 'string' }, 'more-max': { type: 'string' }, 'cut-off': { type: 'string' }, days: { type: 'string' }, capacity: { type: 'string' }, currency: { type: 'string' }, methods: { type: 'string' } } as const;

type Method = DeliverySettings[number];

const numberOrNone = (text: string, name: string) => (text === 'none' ? null : wholeNumber(text, name));

function areasOf({ areas }: Method): string {
  return areas.map(({ zipcode_prefix: prefix, weekdays }) => `${prefix || 'all'}: ${weekdays.join(',')}`).join('  ');
}

function settingsTable(methods: DeliverySettings): string {
  return table<Method>(
    [
      { title: 'METHOD', of: ({ code }) => code },
      { title: 'MORE DAYS', of: ({ more_min_days: min, more_max_days: max }) => `${min} to ${max}` },
      { title: 'CUT-OFF', of: ({ cut_off_hour: hour }) => (hour === null ? 'of the shop' : `${hour}:00`) },
      { title: 'DAYS OFFERED', of: ({ day_count: count }) => String(count), isNumber: true },
      { title: 'ORDERS OF A DAY', of: ({ day_capacity: capacity }) => (capacity === null ? 'no limit' : String(capacity)) },
      { title: 'WEEKDAYS', of: areasOf },
    ],
    methods,
  );
}

/** The commands for the days, prices and services of delivery methods. */
export const deliveryTopic: Topic = {
  name: 'delivery',
  usage: USAGE,
  async run(args, { client, terminal }) {
    const { values, positionals } = parseCommand(args, OPTIONS, USAGE);
    const [command, method, prefix, weekdays, ...rest] = positionals;
    const given = Object.keys(values).length;
    const change = async (code: string, body: object) =>
      terminal.out(settingsTable(await known(client().call('PUT', `/operator/delivery/${encodeURIComponent(code)}`, deliverySettingsSchema, body), `There is no delivery method ${code}.`)));
    if (command === 'prices' && Object.keys(values).every((name) => name === 'currency')) {
      terminal.out(await runPrices(positionals.slice(1), values.currency, client()));
      return 0;
    }
    if (command === 'services' && Object.keys(values).every((name) => name === 'currency' || name === 'methods')) {
      terminal.out(await runServices(positionals.slice(1), values, client()));
      return 0;
    }
    if (values.currency !== undefined || values.methods !== undefined) throw misuse('delivery', command, COMMANDS, USAGE);
    if (command === 'list' && method === undefined && given === 0) {
      terminal.out(settingsTable(await client().call('GET', '/operator/delivery', deliverySettingsSchema)));
    } else if (command === 'set' && method !== undefined && prefix === undefined && given > 0) {
      await change(method, {
        ...(values['more-min'] !== undefined && { more_min_days: wholeNumber(values['more-min'], '--more-min') }),
        ...(values['more-max'] !== undefined && { more_max_days: wholeNumber(values['more-max'], '--more-max') }),
        ...(values['cut-off'] !== undefined && { cut_off_hour: numberOrNone(values['cut-off'], '--cut-off') }),
        ...(values.days !== undefined && { day_count: wholeNumber(values.days, '--days') }),
        ...(values.capacity !== undefined && { day_capacity: numberOrNone(values.capacity, '--capacity') }),
      });
    } else if (command === 'area' && method !== undefined && prefix !== undefined && weekdays !== undefined && rest.length === 0 && given === 0) {
      await change(method, { area: { zipcode_prefix: prefix === 'all' ? '' : prefix, weekdays: weekdays === 'none' ? [] : weekdays.split(',') } });
    } else {
      throw misuse('delivery', command, COMMANDS, USAGE);
    }
    return 0;
  },
};
