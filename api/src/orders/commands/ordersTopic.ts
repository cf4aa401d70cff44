import { operatorOrderSchema, operatorOrdersSchema, ORDER_STATUSES, shipInputSchema } from '@feszek/contract';
import { CommandFailure } from '../../platform/commands/failure.ts';
import { known } from '../../platform/commands/known.ts';
import { misuse } from '../../platform/commands/misuse.ts';
import type { OperatorClient } from '../../platform/commands/OperatorClient.ts';
import { chosen, parseCommand } from '../../platform/commands/parseCommand.ts';
import type { Topic } from '../../platform/commands/topic.ts';
import { wholeNumber } from '../../platform/commands/wholeNumber.ts';
import { orderDetails, ordersTable } from './printOrders.ts';

const USAGE = `npm run shop -- orders list [--status STATUS] [--waiting] [--limit N]
  STATUS is one of ${ORDER_STATUSES.join(', ')}
  --waiting  only orders that wait for your approval
npm run shop -- orders show ORDER
npm run shop -- orders approve ORDER                                a large order that is paid on receipt may be shipped
npm run shop -- orders reject ORDER [--reason TEXT]                 it is cancelled; the buyer reads the reason
npm run shop -- orders paid ORDER                                   a transfer has arrived
npm run shop -- orders ship ORDER [--tracking URL] [--carrier NAME] it is on its way, or can be collected
npm run shop -- orders complete ORDER                               it has arrived
npm run shop -- orders cancel ORDER [--reason TEXT]                 stock and money go back; the buyer reads the reason
npm run shop -- orders refund ORDER [--by-hand]                     the money of an order that was sent goes back
  --by-hand  it has gone back already, as it was not paid through a provider
ORDER is an order's number or hash. The buyer gets a mail of every step.`;

const OPTIONS = {
  status: { type: 'string' },
  limit: { type: 'string' },
  waiting: { type: 'boolean', default: false },
  tracking: { type: 'string' },
  carrier: { type: 'string' },
  reason: { type: 'string' },
  'by-hand': { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseCommand<typeof OPTIONS>>['values'];

/** Options that a command accepts. Any other option is refused, since it is a typing error. */
const TAKES: ReadonlyMap<string, readonly (keyof Values)[]> = new Map(Object.entries({
  list: ['status', 'limit', 'waiting'],
  show: [],
  approve: [],
  reject: ['reason'],
  paid: [],
  ship: ['tracking', 'carrier'],
  complete: [],
  cancel: ['reason'],
  refund: ['by-hand'],
}));

function shipment({ tracking, carrier }: Values) {
  if (!shipInputSchema.isValidSync({ tracking_url: tracking })) throw new CommandFailure(`--tracking is a web address such as https://gls-group.com/track/123, but it is "${tracking}".`);
  return { tracking_url: tracking, carrier };
}

/** The request of a command: the name of the step, and its data. */
function stepOf(command: string, values: Values): { readonly step: string; readonly body: object } | undefined {
  switch (command) {
    case 'approve':
      return { step: 'approved', body: {} };
    case 'reject':
      return { step: 'rejected', body: { reason: values.reason } };
    case 'paid':
      return { step: 'paid', body: {} };
    case 'ship':
      return { step: 'shipped', body: shipment(values) };
    case 'complete':
      return { step: 'completed', body: {} };
    case 'cancel':
      return { step: 'cancelled', body: { reason: values.reason } };
    case 'refund':
      return { step: 'refunded', body: { by_hand: values['by-hand'] } };
    default:
      return undefined;
  }
}

async function listed(client: OperatorClient, { status, limit, waiting }: Values): Promise<string> {
  const wanted = chosen(status, 'status', ORDER_STATUSES);
  const query = new URLSearchParams({ ...(wanted && { status: wanted }), ...(waiting && { waiting: 'true' }), ...(limit !== undefined && { limit: String(wholeNumber(limit, '--limit')) }) });
  return ordersTable(await client.call('GET', `/operator/orders?${query}`, operatorOrdersSchema));
}

/** Commands that show orders and change their status. */
export const ordersTopic: Topic = {
  name: 'orders',
  usage: USAGE,
  async run(args, { client, terminal }) {
    const { values, positionals } = parseCommand(args, OPTIONS, USAGE);
    const [command, order, ...rest] = positionals;
    const takes = command === undefined ? undefined : TAKES.get(command);
    if (command === undefined || !takes || rest.length > 0 || (order === undefined) !== (command === 'list')) throw misuse('orders', command, [...TAKES.keys()], USAGE);
    const stray = Object.entries(values).find(([name, value]) => value !== false && !takes.some((known) => known === name));
    if (stray) throw new CommandFailure(`orders ${command} has no option --${stray[0]}.\n\n${USAGE}`);
    if (order === undefined) {
      terminal.out(await listed(client(), values));
      return 0;
    }
    const path = `/operator/orders/${encodeURIComponent(order)}`;
    const step = stepOf(command, values);
    const answer = step ? client().call('POST', `${path}/${step.step}`, operatorOrderSchema, step.body) : client().call('GET', path, operatorOrderSchema);
    terminal.out(orderDetails(await known(answer, `There is no order ${order}.`)));
    return 0;
  },
};
