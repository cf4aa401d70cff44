import { CsvError, parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import { ValidationError } from 'yup';
import type { InferType, ObjectSchema } from 'yup';
import { fieldErrorMessage, fieldFaults } from '@feszek/contract';
import { errorCode } from '../errorCode.ts';
import { CommandFailure } from './failure.ts';

const DELIMITERS = [',', ';', '\t'] as const;

interface CsvRecord {
  /** The line on which the record ends, counted from 1. */
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new CommandFailure(`${file} cannot be read (${errorCode(error)}).`);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandFailure(`${file} is not UTF-8.`);
  }
}

/** The column separator: the most frequent of the usual ones in the head line. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  return DELIMITERS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
}

function parseRecords(file: string, text: string, columns: readonly string[]): CsvRecord[] {
  try {
    const lines: number[] = [];
    const onRecord = (record: string[], context: { readonly lines: number }) => {
      lines.push(context.lines);
      return record;
    };
    const [names = [], ...records]: string[][] = parse(text, { delimiter: delimiterOf(text), skip_empty_lines: true, trim: true, onRecord });
    const unknown = names.find((name) => !columns.includes(name));
    if (unknown !== undefined) throw new CommandFailure(`${file} has the column “${unknown}”, which is not one of ${columns.join(', ')}.`);
    return records.map((record, row) => ({ line: lines[row + 1] ?? 0, values: Object.fromEntries(names.map((name, index) => [name, record[index] ?? ''])) }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CommandFailure(`${file} is not a valid CSV file: ${error.message}`);
  }
}

/** The errors of a row, each with its line and column. */
function faultsOf(schema: ObjectSchema<object>, { line, values }: CsvRecord): string[] {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  try {
    schema.validateSync(given, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return fieldFaults(error).map(({ path, code, params }) => `line ${line}, ${path}: ${fieldErrorMessage(code, 'en', params)}`);
  }
}

/** A row of a file with the line on which it ends. */
export interface CheckedRow<Row> {
  readonly line: number;
  readonly row: Row;
}

/** Errors of one file that are listed. */
const LISTED_FAULTS = 50;

/** A failure with an error in each line; of many errors the first ones are listed. */
export function listedFailure(file: string, faults: readonly string[]): CommandFailure {
  const more = faults.length > LISTED_FAULTS ? [`… and ${faults.length - LISTED_FAULTS} more`] : [];
  return new CommandFailure([`${file} has errors, so nothing is changed:`, ...faults.slice(0, LISTED_FAULTS), ...more].join('\n'));
}

/**
 * Reads a CSV file in UTF-8 whose first line names the columns, and validates every row. The columns are separated by commas,
 * semicolons or tabs. An empty cell is a missing value.
 *
 * @param schema - of one row; its fields are the columns
 * @throws CommandFailure with every error and its line
 */
export async function readCsvFile<Shape extends ObjectSchema<object>>(file: string, schema: Shape): Promise<CheckedRow<InferType<Shape>>[]> {
  const text = (await readText(file)).replace(/^\uFEFF/, '');
  const records = parseRecords(file, text, Object.keys(schema.fields));
  if (records.length === 0) throw new CommandFailure(`${file} has no rows.`);
  const faults = records.flatMap((record) => faultsOf(schema, record));
  if (faults.length > 0) throw listedFailure(file, faults);
  return records.map(({ line, values }) => ({ line, row: schema.cast(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))) }));
}
