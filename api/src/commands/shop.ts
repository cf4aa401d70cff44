import { IMPORT_DUPLICATES } from '@feszek/contract';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readOperatorToken } from '../operator/operatorToken.ts';
import { exportCatalogue } from './catalog/exportCommand.ts';
import { CommandFailure } from './catalog/failure.ts';
import { importCatalogue } from './catalog/importCommand.ts';
import { OperatorClient } from './catalog/OperatorClient.ts';
import { createTerminal } from './catalog/terminal.ts';
import { OFFER_USAGE, offerCommand } from './offer/offerCommand.ts';

const USAGE = `npm run shop -- catalog import FILE [options]
  --mapping FILE       how the file's columns become the shop's fields (docs/reference/import.md)
  --dry-run            checks everything and changes nothing
  --accept-partial     takes the good rows although others are rejected
  --create-categories  creates categories that the shop does not have
  --duplicates WHICH   of several rows with one SKU: reject (unless told), first, last
  --report FILE        writes rejected rows to a CSV file
  --replace            takes the place of an import that was left behind

npm run shop -- catalog export [FILE] [--format csv|jsonl]
  without FILE to standard output; the format follows from the file's name

${OFFER_USAGE}

The shop must be running. API_URL and OPERATOR_TOKEN name another one than this machine's.`;

const PROJECT = path.resolve(import.meta.dirname, '../../..');

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'accept-partial': { type: 'boolean', default: false },
        'create-categories': { type: 'boolean' },
        duplicates: { type: 'string' },
        report: { type: 'string' },
        replace: { type: 'boolean', default: false },
        format: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new CommandFailure(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function tokenOf(environment: NodeJS.ProcessEnv): string {
  const dataDir = path.resolve(PROJECT, environment['DATA_DIR'] || '.data');
  const token = environment['OPERATOR_TOKEN'] || readOperatorToken(dataDir);
  if (token) return token;
  throw new CommandFailure(`There is no operator token in ${dataDir}. Start the shop once (npm start), or set DATA_DIR or OPERATOR_TOKEN.`);
}

function chosen<Choice extends string>(value: string | undefined, name: string, choices: readonly Choice[]): Choice | undefined {
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new CommandFailure(`--${name} is one of ${choices.join(', ')}.`);
  return found;
}

async function run(signal: AbortSignal): Promise<number> {
  const terminal = createTerminal();
  const client = () => new OperatorClient(process.env['API_URL'] || `http://127.0.0.1:${process.env['API_PORT'] || '3010'}`, tokenOf(process.env), () => terminal.warn('The shop does not answer; waiting for it.'));
  const [first, ...args] = process.argv.slice(2);
  if (first === 'offer') return offerCommand(client, args, terminal);
  const { values, positionals } = parse(process.argv.slice(2));
  const [topic, command, file, ...rest] = positionals;
  if (values.help || positionals.length === 0) {
    terminal.out(USAGE);
    return 0;
  }
  // npm changes into the project's folder: files are meant from where the operator stands.
  const here = (name: string) => path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  if (topic === 'catalog' && command === 'import' && file !== undefined && rest.length === 0) {
    const options = {
      file: here(file), mappingFile: values.mapping === undefined ? undefined : here(values.mapping), isDryRun: values['dry-run'], acceptPartial: values['accept-partial'],
      createCategories: values['create-categories'], duplicates: chosen(values.duplicates, 'duplicates', IMPORT_DUPLICATES),
      reportFile: values.report === undefined ? undefined : here(values.report), replace: values.replace,
    };
    return importCatalogue(client(), options, terminal, signal);
  }
  if (topic === 'catalog' && command === 'export' && rest.length === 0) {
    const format = chosen(values.format, 'format', ['csv', 'jsonl']) ?? (file && /\.(jsonl|ndjson)$/i.test(file) ? 'jsonl' : 'csv');
    return exportCatalogue(client(), { file: file === undefined ? undefined : here(file), format }, terminal);
  }
  throw new CommandFailure(USAGE);
}

const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interrupted.abort(new CommandFailure('Ended before anything was changed.')));
try {
  process.exitCode = await run(interrupted.signal);
} catch (error) {
  process.stderr.write(`${error instanceof CommandFailure ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
