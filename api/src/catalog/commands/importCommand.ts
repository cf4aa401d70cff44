import { IMPORT_LIMITS, importFaultsSchema, importResultSchema, importSchema } from '@feszek/contract';
import type { ImportFaults, ImportResult, ImportRows } from '@feszek/contract';
import { randomBytes } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { access, appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { object, number } from 'yup';
import { errorCode } from '../../platform/errorCode.ts';
import { completionLines } from './completionLines.ts';
import { CommandFailure } from '../../platform/commands/failure.ts';
import { RefusedError } from '../../platform/commands/OperatorClient.ts';
import type { OperatorClient } from '../../platform/commands/OperatorClient.ts';
import type { Terminal } from '../../platform/commands/terminal.ts';
import { csvCell, formatCell } from './cells.ts';
import { importPictures } from './importPictures.ts';
import { mapRow } from './mapRow.ts';
import { parseMapping, PLAIN_MAPPING } from './mapping.ts';
import type { Mapping } from './mapping.ts';
import { readRows, withFormat } from './readRows.ts';

export interface ImportOptions {
  readonly file: string;
  readonly mappingFile: string | undefined;
  readonly isDryRun: boolean;
  readonly acceptPartial: boolean;
  readonly createCategories: boolean | undefined;
  readonly convert: boolean | undefined;
  readonly duplicates: Mapping['duplicates'] | undefined;
  readonly reportFile: string | undefined;
  readonly replace: boolean;
}

/** The exit code of a run that rejected rows. */
const REJECTED = 2;
/** Rows in one request: small enough that the API answers other requests in between. */
const CHUNK = 200;
const SHOWN_FAULTS = 20;

const stagedSchema = object({ rejected: number().required() });

async function loadMapping({ mappingFile, createCategories, convert, duplicates, file }: ImportOptions): Promise<Mapping> {
  const mapping = mappingFile === undefined ? PLAIN_MAPPING : parseMapping(await readText(mappingFile));
  return withFormat(file, { ...mapping, createCategories: createCategories ?? mapping.createCategories, convert: convert ?? mapping.convert, duplicates: duplicates ?? mapping.duplicates });
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new CommandFailure(`${file} cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : String(error)}).`);
  }
}

async function checkReadable(file: string): Promise<void> {
  const isReadable = await access(file, constants.R_OK).then(() => true, () => false);
  if (!isReadable) throw new CommandFailure(`${file} cannot be read.`);
  if ((await stat(file)).isDirectory()) throw new CommandFailure(`${file} is a folder.`);
}

async function sendRows(client: OperatorClient, id: string, file: string, mapping: Mapping, terminal: Terminal, signal: AbortSignal): Promise<number> {
  let chunk: ImportRows['rows'][number][] = [];
  let sent = 0;
  let sending: Promise<unknown> = Promise.resolve();
  const send = async () => {
    // The next rows are read while these are being sent.
    await sending;
    signal.throwIfAborted();
    const rows = chunk;
    chunk = [];
    sent += rows.length;
    sending = client.call('POST', `/operator/catalogue/imports/${id}/rows`, stagedSchema, { rows });
    sending.catch(() => undefined);
    terminal.progress(`${sent} rows sent`);
  };
  for await (const row of readRows(file, mapping)) {
    chunk.push(mapRow(row, mapping));
    if (chunk.length === CHUNK) await send();
    if (sent > IMPORT_LIMITS.lines) throw new CommandFailure(`An import takes ${IMPORT_LIMITS.lines} rows at most: cut the file in parts.`);
  }
  if (chunk.length > 0) await send();
  await sending;
  return sent;
}

async function* faultsOf(client: OperatorClient, id: string): AsyncGenerator<ImportFaults['rows'][number]> {
  for (let after: number | null = 0; after !== null; ) {
    const page: ImportFaults = await client.call('GET', `/operator/catalogue/imports/${id}/faults?after=${after}`, importFaultsSchema);
    yield* page.rows;
    after = page.next;
  }
}

/** Creates an empty report file. Fails before anything is changed if the file cannot be written. */
async function beginReport(file: string): Promise<void> {
  // Spreadsheet programs recognise UTF-8 by the byte-order mark.
  await writeFile(file, '\uFEFFline,sku,field,reason\n').catch((error: unknown) => {
    throw new CommandFailure(`${file} cannot be written (${errorCode(error)}).`);
  });
}

/** Writes every rejected row to the report, and the first ones to the terminal. */
async function reportFaults(client: OperatorClient, id: string, reportFile: string | undefined, terminal: Terminal): Promise<void> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const { line, sku, faults } of faultsOf(client, id)) {
      count += 1;
      if (count <= SHOWN_FAULTS) terminal.warn(`line ${line}${sku === null ? '' : ` (${sku})`}: ${faults.map(({ message }) => message).join(' ')}`);
      else if (reportFile === undefined) return;
      for (const { path, message } of faults) yield `${[String(line), sku, path, message].map((cell) => csvCell(formatCell(cell))).join(',')}\n`;
    }
  }
  if (reportFile === undefined) for await (const _ of lines());
  else await pipeline(lines, createWriteStream(reportFile, { flags: 'a' }));
  if (count > SHOWN_FAULTS) terminal.warn(reportFile === undefined ? '… --report FILE writes all of them to a file' : `… all of them are in ${reportFile}`);
}

/** Uploads the pictures that the rows name. @returns whether all were accepted */
async function addPictures(client: OperatorClient, { file, reportFile }: ImportOptions, mapping: Mapping, terminal: Terminal, signal: AbortSignal): Promise<boolean> {
  const { added, refused } = await importPictures(client, file, mapping, terminal, signal);
  if (added + refused.length === 0) return true;
  for (const { line, sku, source, reason } of refused.slice(0, SHOWN_FAULTS)) terminal.warn(`line ${line} (${sku}), picture ${source}: ${reason}`);
  if (refused.length > SHOWN_FAULTS) terminal.warn(reportFile === undefined ? '… --report FILE writes all of them to a file' : `… all of them are in ${reportFile}`);
  const lines = refused.map(({ line, sku, source, reason }) => `${[String(line), sku, 'pictures', `${source}: ${reason}`].map((cell) => csvCell(formatCell(cell))).join(',')}\n`);
  if (reportFile !== undefined) await appendFile(reportFile, lines.join(''));
  terminal.out(`Pictures: ${added} added, ${refused.length} refused.`);
  return refused.length === 0;
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function summary(result: ImportResult, isDryRun: boolean): string {
  const head = result.applied ? 'Imported' : isDryRun ? 'Dry run, nothing was changed' : 'Nothing was changed';
  const parts = [
    `${plural(result.created, 'product', 'products')} ${result.applied ? 'created' : 'to create'}`,
    `${result.updated} ${result.applied ? 'updated' : 'to update'}`,
    `${result.unchanged} unchanged`,
    `${result.rejected} rejected`,
    ...(result.repeated > 0 ? [`${result.repeated} left out because another row has the same SKU`] : []),
    ...(result.categories_created > 0 ? [plural(result.categories_created, 'new category', 'new categories')] : []),
    ...(result.brands_created > 0 ? [plural(result.brands_created, 'new brand', 'new brands')] : []),
    ...(result.unknown_related > 0 ? [`${plural(result.unknown_related, 'related SKU', 'related SKUs')} of no product left out`] : []),
  ];
  return `${head}: ${plural(result.rows, 'row', 'rows')}; ${parts.join(', ')}.`;
}

/**
 * Imports a catalogue file.
 *
 * @param signal - ends the command; the catalogue is then unchanged
 * @returns the exit code
 */
export async function importCatalogue(client: OperatorClient, options: ImportOptions, terminal: Terminal, signal: AbortSignal): Promise<number> {
  const mapping = await loadMapping(options);
  await checkReadable(options.file);
  if (options.reportFile !== undefined) await beginReport(options.reportFile);
  const id = randomBytes(12).toString('base64url');
  await client.call('POST', '/operator/catalogue/imports', importSchema, { id, replace: options.replace }, 0).catch(explainRunning);
  let isApplied = false;
  try {
    const rows = await sendRows(client, id, options.file, mapping, terminal, signal);
    if (rows === 0) throw new CommandFailure(`${options.file} has no rows.`);
    signal.throwIfAborted();
    terminal.progress(`${rows} rows sent; ${options.isDryRun ? 'trying them' : 'applying them'}`);
    const payload = { rows, dry_run: options.isDryRun, accept_partial: options.acceptPartial, create_categories: mapping.createCategories, convert: mapping.convert, duplicates: mapping.duplicates };
    const result = await client.call('POST', `/operator/catalogue/imports/${id}/commit`, importResultSchema, payload);
    isApplied = result.applied;
    if (result.rejected > 0) await reportFaults(client, id, options.reportFile, terminal);
    terminal.out(summary(result, options.isDryRun));
    for (const line of completionLines(result)) terminal.out(line);
    if (result.is_search_behind) terminal.warn('The products are in the shop, but lists or the search do not show all changes yet: the log of the API says why. The next import, or the next start of the API, tries again.');
    if (result.rejected > 0 && !result.applied && !options.isDryRun) terminal.out('Use --accept-partial to import the valid rows.');
    const hasAllPictures = !result.applied || (await addPictures(client, options, mapping, terminal, signal));
    return result.rejected > 0 || !hasAllPictures ? REJECTED : 0;
  } finally {
    if (!isApplied) await client.call('DELETE', `/operator/catalogue/imports/${id}`, importSchema, undefined, 2000).catch(() => terminal.warn('The rows that were sent are discarded in two minutes.'));
  }
}

function explainRunning(error: unknown): never {
  if (!(error instanceof RefusedError) || error.code !== 'import_running') throw error;
  throw new CommandFailure(`${error.message} Only one import runs at a time. If its command has ended, it expires two minutes after its last row; --replace ends it at once.`);
}
