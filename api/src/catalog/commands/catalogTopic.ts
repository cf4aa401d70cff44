import { IMPORT_DUPLICATES } from '@feszek/contract';
import { CommandFailure } from '../../platform/commands/failure.ts';
import { chosen, parseCommand } from '../../platform/commands/parseCommand.ts';
import type { Topic } from '../../platform/commands/topic.ts';
import { exportCollectionsFile, importCollections } from '../collections/commands/collectionsCommand.ts';
import { exportTaxonomy, importTaxonomy } from '../taxonomy/commands/taxonomyCommand.ts';
import { exportCatalogue } from './exportCommand.ts';
import { importCatalogue } from './importCommand.ts';

const USAGE = `npm run shop -- catalog import FILE [options]
  --mapping FILE       how the file's columns map to the shop's fields (docs/reference/import.md)
  --dry-run            checks everything and changes nothing
  --accept-partial     imports the valid rows although others are rejected
  --create-categories  creates categories that do not exist
  --convert            converts forint prices, by the current exchange rates, to currencies in which a product has no price
  --duplicates WHICH   of several rows with one SKU: reject (default), first, last
  --report FILE        writes rejected rows to a CSV file
  --replace            replaces an abandoned import

npm run shop -- catalog export [FILE] [--format csv|jsonl]
  without FILE to standard output; the format follows from the file's name

npm run shop -- catalog taxonomy import FILE
  creates or replaces the categories, brands and colours of a JSON file (docs/reference/import.md)

npm run shop -- catalog taxonomy export [FILE]
  without FILE to standard output

npm run shop -- catalog collections import FILE
  replaces all collections by those of a JSON file (docs/reference/import.md)

npm run shop -- catalog collections export [FILE]
  without FILE to standard output`;

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

/** Commands that import and export catalogue files. */
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
    if (command === 'taxonomy' && file === 'import' && rest.length === 1) return importTaxonomy(client(), here(rest[0] ?? ''), terminal);
    if (command === 'taxonomy' && file === 'export' && rest.length <= 1) return exportTaxonomy(client(), rest[0] === undefined ? undefined : here(rest[0]), terminal);
    if (command === 'collections' && file === 'import' && rest.length === 1) return importCollections(client(), here(rest[0] ?? ''), terminal);
    if (command === 'collections' && file === 'export' && rest.length <= 1) return exportCollectionsFile(client(), rest[0] === undefined ? undefined : here(rest[0]), terminal);
    throw new CommandFailure(USAGE);
  },
};
