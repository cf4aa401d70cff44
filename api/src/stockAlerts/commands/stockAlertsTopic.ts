import { operatorStockAlertsSchema } from '@feszek/contract';
import type { OperatorStockAlert } from '@feszek/contract';
import { known } from '../../platform/commands/known.ts';
import { misuse } from '../../platform/commands/misuse.ts';
import { parseCommand } from '../../platform/commands/parseCommand.ts';
import { moment, table } from '../../platform/commands/table.ts';
import type { Topic } from '../../platform/commands/topic.ts';

const USAGE = `npm run shop -- stock-alerts list [--product SKU]    how many addresses wait for products to be in stock again`;
const COMMANDS = ['list'];

function alertTable(alerts: readonly OperatorStockAlert[]): string {
  if (alerts.length === 0) return 'No address waits.';
  return table<OperatorStockAlert>(
    [
      { title: 'SKU', of: ({ sku }) => sku },
      { title: 'PRODUCT', of: ({ title }) => title },
      { title: 'CONFIRMED', of: ({ confirmed }) => String(confirmed), isNumber: true },
      { title: 'PENDING', of: ({ pending }) => String(pending), isNumber: true },
      { title: 'SINCE', of: ({ since }) => moment(since) },
    ],
    alerts,
  );
}

/** Addresses that get a mail when a product is in stock again. */
export const stockAlertsTopic: Topic = {
  name: 'stock-alerts',
  usage: USAGE,
  async run(args, { client, terminal }) {
    const { values: { product }, positionals: [command = '', ...rest] } = parseCommand(args, { product: { type: 'string' } }, USAGE);
    if (command !== 'list' || rest.length > 0) throw misuse('stock-alerts', command, COMMANDS, USAGE);
    const query = product === undefined ? '' : `?${new URLSearchParams({ product }).toString()}`;
    terminal.out(alertTable(await known(client().call('GET', `/operator/stock-alerts${query}`, operatorStockAlertsSchema), `There is no product ${product ?? ''}.`)));
    return 0;
  },
};
