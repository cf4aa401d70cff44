import { operatorStockSchema } from '@feszek/contract';
import type { OperatorStock } from '@feszek/contract';
import { known } from '../../platform/commands/known.ts';
import { misuse } from '../../platform/commands/misuse.ts';
import { parseCommand } from '../../platform/commands/parseCommand.ts';
import { list } from '../../platform/commands/table.ts';
import type { Topic } from '../../platform/commands/topic.ts';
import { wholeNumber } from '../../platform/commands/wholeNumber.ts';

const USAGE = `npm run shop -- stock show SKU
npm run shop -- stock set SKU N    sets the stock, beside the pieces that orders have taken
npm run shop -- stock add SKU N    adds pieces (+3), or removes some (-3)`;

const COMMANDS = ['show', 'set', 'add'];

/** Never retried: a repeated request would add the pieces twice. */
const ONCE_MS = -1;

function stockDetails({ sku, title, is_for_order: isForOrder, stock, in_carts: inCarts, in_orders: inOrders }: OperatorStock): string {
  return list([
    ['Product', `${sku}  ${title}`],
    ['Can be sold', isForOrder ? `${stock}, and made to order` : String(stock)],
    ['Reserved', `${inCarts} of these, by carts`],
    ['Taken by orders', `${inOrders} not sent yet`],
  ]);
}

/** The commands for the stock of a product. */
export const stockTopic: Topic = {
  name: 'stock',
  usage: USAGE,
  async run(args, { client, terminal }) {
    const { positionals } = parseCommand(args, {}, USAGE);
    const [command, sku, number, ...rest] = positionals;
    if (sku === undefined || rest.length > 0) throw misuse('stock', command, COMMANDS, USAGE);
    const answerOf = <Answer>(answer: Promise<Answer>) => known(answer, `There is no product ${sku}.`);
    const path = `/operator/stock/${encodeURIComponent(sku)}`;
    if (command === 'show' && number === undefined) {
      terminal.out(stockDetails(await answerOf(client().call('GET', path, operatorStockSchema))));
    } else if (command === 'set' && number !== undefined) {
      terminal.out(stockDetails(await answerOf(client().call('PUT', path, operatorStockSchema, { stock: wholeNumber(number, 'N') }))));
    } else if (command === 'add' && number !== undefined) {
      terminal.out(stockDetails(await answerOf(client().call('POST', `${path}/moves`, operatorStockSchema, { add: wholeNumber(number, 'N') }, ONCE_MS))));
    } else {
      throw misuse('stock', command, COMMANDS, USAGE);
    }
    return 0;
  },
};
