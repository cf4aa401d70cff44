import { IMPORT_DUPLICATES } from '@feszek/contract';
import { CommandFailure } from '../../platform/commands/failure.ts';
import { chosen, parseCommand } from '../../platform/commands/parseCommand.ts';
import type { Topic } from '../../platform/commands/topic.ts';
import { exportCatalogue } from './exportCommand.ts';
import { importCatalogue } from './importCommand.ts';

const USAGE = `npm run shop -- catalog import FILE [options]
  --mapping FILE       how the file's columns become the shop's fields (docs/reference/import.md)
  --dry-run            checks everything and changes nothing
  --accept-partial     takes the good rows although others are rejected
  --create-categories  creates categories that the shop does not have
  --convert            converts forint prices, by the current exchange rates, to currencies in which a product has no price
  --duplicates WHICH   of several rows with one SKU: reject (unless told), first, last
  --report FILE        writes rejected rows to a CSV file
  --replace            takes the place of an import that was left behind

npm run shop -- catalog export [FILE] [--format csv|jsonl]
  without FILE to standard output; the format follows from the file's name`;

const OPTIONS = {
  mapping: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'accept-partial': { type: 'boolean', default: false },
  'create-categories': { type: 'boolean' },
  convert: { type: 'boolean' },
  duplicates: { type: 'string' },
  report: { type: 'string' },
  replace: { type: 'boolean', default: false },
  format: { type: 'string' },
} as const;

/** Catalogue files in and out. */
export const catalogTopic: Topic = {
  name: 'catalog',
  usage: USAGE,
  async run(args, { client, here, terminal, signal }) {
    const { values, positionals } = parseCommand(args, OPTIONS, USAGE);
    const [command, file, ...rest] = positionals;
    if (command === 'import' && file !== undefined && rest.length === 0) {
      const options = {
        file: here(file), mappingFile: values.mapping === undefined ? undefined : here(values.mapping), isDryRun: values['dry-run'], acceptPartial: values['accept-partial'],
        createCategories: values['create-categories'], convert: values.convert, duplicates: chosen(values.duplicates, 'duplicates', IMPORT_DUPLICATES),
        reportFile: values.report === undefined ? undefined : here(values.report), replace: values.replace,
      };
      return importCatalogue(client(), options, terminal, signal);
    }
    if (command === 'export' && rest.length === 0) {
      const format = chosen(values.format, 'format', ['csv', 'jsonl']) ?? (file && /\.(jsonl|ndjson)$/i.test(file) ? 'jsonl' : 'csv');
      return exportCatalogue(client(), { file: file === undefined ? undefined : here(file), format }, terminal);
    }
    throw new CommandFailure(USAGE);
  },
};
