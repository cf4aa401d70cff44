import { CsvError, parse } from 'csv-parse';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { isRecord } from '@feszek/contract';
import { errorCode } from '../../platform/errorCode.ts';
import { CommandFailure } from '../../platform/commands/failure.ts';
import { withoutGuard } from './cells.ts';
import { FIELD_KINDS } from './fieldKinds.ts';
import type { Mapping } from './mapping.ts';

/** A row as it is in a file. */
export interface FileRow {
  /** The line on which it begins, counted from 1. */
  readonly line: number;
  /** By column; `undefined` if the row cannot be read. */
  readonly values: Readonly<Record<string, unknown>> | undefined;
  readonly fault?: string;
}

const DELIMITERS = [';', ',', '\t', '|'] as const;
const HEAD_BYTES = 64 * 1024;
const RECORD_CHARACTERS = 1024 * 1024;

function isCsv(file: string, mapping: Mapping): boolean {
  return mapping.format ? mapping.format === 'csv' : !/\.(jsonl|ndjson)$/i.test(file);
}

/** The file's text, decoded chunk by chunk, without a byte-order mark. */
function textOf(file: string, encoding: string): Readable {
  // Node and the web platform have different types for the same streams.
  const bytes = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array<ArrayBuffer>>;
  return Readable.from(decoded(bytes, encoding, file), { objectMode: false, encoding: 'utf8' });
}

async function* decoded(bytes: AsyncIterable<Uint8Array<ArrayBuffer>>, encoding: string, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (errorCode(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw new CommandFailure(`${file} is not ${encoding}: name its encoding in the mapping, e.g. "encoding": "windows-1250".`);
  }
}

async function headLine(file: string, encoding: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead)).split(/\r?\n/, 1)[0] ?? '';
  } finally {
    await handle.close();
  }
}

/** The column separator: the most frequent of the usual ones in the head line. */
async function delimiterOf(file: string, mapping: Mapping): Promise<string> {
  if (mapping.delimiter !== undefined) return mapping.delimiter;
  const head = await headLine(file, mapping.encoding);
  return DELIMITERS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ';';
}

function checkedHead(head: readonly string[], mapping: Mapping): string[] {
  const columns = head.map((column) => column.trim());
  const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index);
  if (twice !== undefined) throw new CommandFailure(`The column "${twice}" occurs twice in the file's first line.`);
  const listed = `The file has: ${columns.join(', ')}.`;
  if (!mapping.fields) {
    const unknown = columns.find((column) => !FIELD_KINDS.has(column));
    if (unknown !== undefined) throw new CommandFailure(`The column "${unknown}" is not a field of the catalogue; a mapping can assign it (--mapping FILE). ${listed}`);
    return columns;
  }
  const missing = [...mapping.fields.values()].flatMap((source) => source.columns).find((column) => !columns.includes(column));
  if (missing !== undefined) throw new CommandFailure(`The mapping names the column "${missing}", which the file does not have. ${listed}`);
  return columns;
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}

async function* readCsv(file: string, mapping: Mapping): AsyncGenerator<FileRow> {
  const skipped: FileRow[] = [];
  const parser = parse({
    delimiter: await delimiterOf(file, mapping), quote: mapping.quote, bom: true, info: true, raw: true, skip_empty_lines: true, relax_column_count: true,
    max_record_size: RECORD_CHARACTERS, skip_records_with_error: true,
    on_skip: (error) => {
      if (error instanceof CsvError) skipped.push({ line: typeof error['lines'] === 'number' ? error['lines'] : 1, values: undefined, fault: error.message.replace(/\.$/, '') });
      return undefined;
    },
  });
  const text = textOf(file, mapping.encoding);
  text.on('error', (error) => parser.destroy(error));
  let columns: string[] | undefined;
  for await (const parsed of text.pipe(parser)) {
    yield* skipped.splice(0);
    const { record, raw, info }: { record: string[]; raw: string; info: { lines: number } } = parsed;
    if (!columns) {
      columns = checkedHead(record, mapping);
      continue;
    }
    const line = info.lines - newlines(raw.replace(/^\s+|\s+$/g, ''));
    if (record.length !== columns.length) yield { line, values: undefined, fault: `it has ${record.length} cells instead of ${columns.length}` };
    else yield { line, values: Object.fromEntries(columns.map((column, index) => [column, withoutGuard(record[index] ?? '')])) };
  }
  yield* skipped.splice(0);
  if (!columns) throw new CommandFailure(`${file} is empty: its first line must name the columns.`);
}

function parseLine(line: number, text: string): FileRow {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return { line, values: { ...value } };
    return { line, values: undefined, fault: 'it is not an object' };
  } catch (error) {
    if (error instanceof SyntaxError) return { line, values: undefined, fault: 'it is not JSON' };
    throw error;
  }
}

async function* readJsonLines(file: string, mapping: Mapping): AsyncGenerator<FileRow> {
  const text = textOf(file, mapping.encoding);
  const lines = createInterface({ input: text, crlfDelay: Infinity });
  let line = 0;
  for await (const content of lines) {
    line += 1;
    if (content.trim() !== '') yield parseLine(line, content);
  }
  if (text.errored) throw text.errored;
}

/**
 * Reads a catalogue file row by row, of any length.
 *
 * @throws CommandFailure if the file as a whole cannot be read
 */
export function readRows(file: string, mapping: Mapping): AsyncGenerator<FileRow> {
  return isCsv(file, mapping) ? readCsv(file, mapping) : readJsonLines(file, mapping);
}

/** The mapping, with a format that fits the file. */
export function withFormat(file: string, mapping: Mapping): Mapping {
  return { ...mapping, format: isCsv(file, mapping) ? 'csv' : 'jsonl' };
}
