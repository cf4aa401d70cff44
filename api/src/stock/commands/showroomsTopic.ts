import { showroomStockRowSchema, showroomStockSchema } from '@feszek/contract';
import type { ShowroomStock } from '@feszek/contract';
import { readCsvFile } from '../../platform/commands/csvFile.ts';
import { misuse } from '../../platform/commands/misuse.ts';
import { parseCommand } from '../../platform/commands/parseCommand.ts';
import { table } from '../../platform/commands/table.ts';
import type { Topic } from '../../platform/commands/topic.ts';
import { wholeNumber } from '../../platform/commands/wholeNumber.ts';

const USAGE = `npm run shop -- showrooms stock                     lists the pieces in each showroom
npm run shop -- showrooms stock import FILE         replaces the stock of each showroom in a CSV file
  (columns showroom, sku, quantity: docs/reference/parcel-points.md)
npm run shop -- showrooms stock set SHOWROOM SKU N  sets the pieces of one product`;

const COMMANDS = ['stock'];
const PATH = '/operator/showrooms/stock';

function stockTable({ showrooms }: ShowroomStock): string {
  if (showrooms.length === 0) return 'There are no showrooms.';
  return table<ShowroomStock['showrooms'][number]>(
    [
      { title: 'SHOWROOM', of: ({ showroom }) => showroom },
      { title: 'NAME', of: ({ name }) => name },
      { title: 'PRODUCTS', of: ({ products }) => String(products), isNumber: true },
      { title: 'PIECES', of: ({ pieces }) => String(pieces), isNumber: true },
    ],
    showrooms,
  );
}

/** Shows and imports the stock of the showrooms. */
export const showroomsTopic: Topic = {
  name: 'showrooms',
  usage: USAGE,
  async run(args, { client, terminal, here }) {
    const { positionals } = parseCommand(args, {}, USAGE);
    const [topic, command, ...rest] = positionals;
    const [first, sku, number] = rest;
    const store = (body: object) => client().call('PUT', PATH, showroomStockSchema, body);
    if (topic === 'stock' && command === undefined) {
      terminal.out(stockTable(await client().call('GET', PATH, showroomStockSchema)));
    } else if (topic === 'stock' && command === 'import' && first !== undefined && rest.length === 1) {
      const rows = await readCsvFile(here(first), showroomStockRowSchema);
      terminal.out(stockTable(await store({ rows: rows.map(({ row }) => row), is_whole: true })));
    } else if (topic === 'stock' && command === 'set' && first !== undefined && sku !== undefined && number !== undefined && rest.length === 3) {
      terminal.out(stockTable(await store({ rows: [{ showroom: first, sku, quantity: wholeNumber(number, 'N') }] })));
    } else {
      throw misuse('showrooms', topic, COMMANDS, USAGE);
    }
    return 0;
  },
};
