import { operatorPointsSchema, pointRowSchema, pointsReportSchema } from '@feszek/contract';
import type { OperatorPoints, PointsReport } from '@feszek/contract';
import { listedFailure, readCsvFile } from '../../platform/commands/csvFile.ts';
import { misuse } from '../../platform/commands/misuse.ts';
import { parseCommand } from '../../platform/commands/parseCommand.ts';
import { moment, table } from '../../platform/commands/table.ts';
import type { CommandContext, Topic } from '../../platform/commands/topic.ts';
import { wholeNumber } from '../../platform/commands/wholeNumber.ts';

const USAGE = `npm run shop -- points import FILE [--dry-run]
  replaces the parcel points of each carrier in a CSV file; its points that are missing become inactive
  (docs/reference/parcel-points.md)
  --dry-run      checks the file and reports the changes, without making them
npm run shop -- points list [--carrier NAME] [--town NAME] [--limit N]`;

const COMMANDS = ['import', 'list'];
const OPTIONS = { 'dry-run': { type: 'boolean', default: false }, carrier: { type: 'string' }, town: { type: 'string' }, limit: { type: 'string' } } as const;

function reportTable({ carriers }: PointsReport): string {
  return table<PointsReport['carriers'][number]>(
    [
      { title: 'CARRIER', of: ({ carrier }) => carrier },
      { title: 'NEW', of: ({ added }) => String(added), isNumber: true },
      { title: 'CHANGED', of: ({ changed }) => String(changed), isNumber: true },
      { title: 'UNCHANGED', of: ({ unchanged }) => String(unchanged), isNumber: true },
      { title: 'REOPENED', of: ({ reopened }) => String(reopened), isNumber: true },
      { title: 'CLOSED', of: ({ closed }) => String(closed), isNumber: true },
    ],
    carriers,
  );
}

function pointTables({ carriers, points }: OperatorPoints): string {
  if (carriers.length === 0) return 'There are no parcel points.';
  const summary = table<OperatorPoints['carriers'][number]>(
    [
      { title: 'CARRIER', of: ({ carrier }) => carrier },
      { title: 'ACTIVE', of: ({ active }) => String(active), isNumber: true },
      { title: 'INACTIVE', of: ({ inactive }) => String(inactive), isNumber: true },
      { title: 'IMPORTED', of: ({ imported_at }) => moment(imported_at) },
    ],
    carriers,
  );
  const listed = table<OperatorPoints['points'][number]>(
    [
      { title: 'POINT', of: ({ carrier, code }) => `${carrier}:${code}` },
      { title: 'KIND', of: ({ kind, is_active }) => (is_active ? kind : `${kind}, inactive`) },
      { title: 'NAME', of: ({ name }) => name },
      { title: 'ADDRESS', of: ({ zipcode, city, address }) => `${zipcode} ${city}, ${address}` },
    ],
    points,
  );
  return `${summary}\n\n${listed}`;
}

/** Points that occur twice in the file, each with both lines. */
function repeatedPoints(rows: readonly { readonly line: number; readonly row: { readonly carrier: string; readonly code: string } }[]): string[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ line, row: { carrier, code } }) => {
    const id = `${carrier}:${code}`;
    const first = lines.get(id);
    if (first === undefined) lines.set(id, line);
    return first === undefined ? [] : [`line ${line}, code: Line ${first} has the same point.`];
  });
}

async function importFile(file: string, isCheck: boolean, { client, terminal }: CommandContext): Promise<void> {
  const rows = await readCsvFile(file, pointRowSchema);
  const repeated = repeatedPoints(rows);
  if (repeated.length > 0) throw listedFailure(file, repeated);
  const report = await client().call('PUT', '/operator/points', pointsReportSchema, { rows: rows.map(({ row }) => row), is_check: isCheck });
  terminal.out(reportTable(report));
  if (isCheck) terminal.out('Nothing is changed: this is what the import would change.');
}

/** Imports and lists the parcel points of the carriers. */
export const pointsTopic: Topic = {
  name: 'points',
  usage: USAGE,
  async run(args, context) {
    const { values, positionals } = parseCommand(args, OPTIONS, USAGE);
    const [command, file, ...rest] = positionals;
    if (command === 'import' && file !== undefined && rest.length === 0) {
      await importFile(context.here(file), values['dry-run'], context);
      return 0;
    }
    if (command !== 'list' || file !== undefined) throw misuse('points', command, COMMANDS, USAGE);
    const query = new URLSearchParams({
      ...(values.carrier !== undefined && { carrier: values.carrier }),
      ...(values.town !== undefined && { city: values.town }),
      ...(values.limit !== undefined && { limit: String(wholeNumber(values.limit, '--limit')) }),
    });
    context.terminal.out(pointTables(await context.client().call('GET', `/operator/points?${query}`, operatorPointsSchema)));
    return 0;
  },
};
