import { IMPORT_DUPLICATES, isRecord } from '@feszek/contract';
import type { ImportDuplicates } from '@feszek/contract';
import { errorCode } from '../../platform/errorCode.ts';
import { CommandFailure } from '../../platform/commands/failure.ts';
import { FIELD_KINDS } from './fieldKinds.ts';
import { TRANSFORM_NAMES, transformOf } from './transforms.ts';
import type { Transform } from './transforms.ts';

/** The source of one field. */
export interface Source {
  /** Columns of the file; several are joined. Empty for a constant. */
  readonly columns: readonly string[];
  readonly join: string;
  readonly constant: string | number | boolean | undefined;
  readonly transforms: readonly Transform[];
}

/** How a foreign file is mapped to the fields of the catalogue; see docs/reference/import.md. */
export interface Mapping {
  readonly format: 'csv' | 'jsonl' | undefined;
  readonly delimiter: string | undefined;
  readonly quote: string;
  readonly encoding: string;
  readonly decimal: '.' | ',';
  readonly duplicates: ImportDuplicates;
  readonly createCategories: boolean;
  /** Whether prices that products lack are converted from forints. */
  readonly convert: boolean;
  /** `undefined`: the file's columns are the fields themselves. */
  readonly fields: ReadonlyMap<string, Source> | undefined;
}

/** The mapping of a file whose columns are the fields themselves. */
export const PLAIN_MAPPING: Mapping = {
  format: undefined, delimiter: undefined, quote: '"', encoding: 'utf-8', decimal: '.', duplicates: 'reject', createCategories: false, convert: false, fields: undefined,
};

const KEYS = ['$comment', 'format', 'delimiter', 'quote', 'encoding', 'decimal', 'duplicates', 'createCategories', 'convert', 'fields'];
const SOURCE_KEYS = ['$comment', 'from', 'join', 'value', 'transforms'];

function fail(fault: string): never {
  throw new CommandFailure(`The mapping is invalid: ${fault}`);
}

function oneOf<const Choice extends string>(value: unknown, name: string, choices: readonly Choice[]): Choice | undefined {
  if (value === undefined) return undefined;
  return choices.find((choice) => choice === value) ?? fail(`"${name}" must be one of ${choices.map((choice) => `"${choice}"`).join(', ')}.`);
}

function oneSign(value: unknown, name: string): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' && value.length === 1 ? value : fail(`"${name}" must be one character.`);
}

function knownKeys(value: Readonly<Record<string, unknown>>, known: readonly string[], where: string): void {
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) fail(`${where} has no "${unknown}". There are: ${known.slice(1).join(', ')}.`);
}

function columnsOf(from: unknown, field: string): string[] {
  if (from === undefined) return [];
  const columns: readonly unknown[] = Array.isArray(from) ? from : [from];
  return columns.map((column) => (typeof column === 'string' ? column : fail(`"from" of "${field}" must name columns.`)));
}

function sourceOf(field: string, value: unknown): Source {
  if (!FIELD_KINDS.has(field)) fail(`there is no field "${field}". There are: ${[...FIELD_KINDS.keys()].join(', ')}.`);
  if (typeof value === 'string') return { columns: [value], join: ' ', constant: undefined, transforms: [] };
  if (!isRecord(value)) return fail(`"${field}" must be a column's name or an object.`);
  knownKeys(value, SOURCE_KEYS, `"${field}"`);
  const { from, join = ' ', value: constant, transforms = [] } = value;
  if ((from === undefined) === (constant === undefined)) fail(`"${field}" needs either "from" or "value".`);
  if (typeof join !== 'string') fail(`"join" of "${field}" must be text.`);
  if (constant !== undefined && !['string', 'number', 'boolean'].includes(typeof constant)) fail(`"value" of "${field}" must be text, a number, true or false.`);
  if (!Array.isArray(transforms)) fail(`"transforms" of "${field}" must be a list.`);
  const steps = transforms.map((step: unknown) => transformOf(step) ?? fail(`"${field}" has an unknown step or one that lacks something: ${JSON.stringify(step)}. Steps are: ${TRANSFORM_NAMES.join(', ')}.`));
  return { columns: columnsOf(from, field), join, constant: constant as Source['constant'], transforms: steps };
}

function knownEncoding(value: unknown): string {
  if (value === undefined) return PLAIN_MAPPING.encoding;
  if (typeof value !== 'string') return fail('"encoding" must be a name such as "utf-8" or "windows-1250".');
  try {
    return new TextDecoder(value).encoding;
  } catch (error) {
    if (errorCode(error) === 'ERR_ENCODING_NOT_SUPPORTED') return fail(`the encoding "${value}" is not supported; use a name such as "utf-8", "windows-1250" or "iso-8859-2".`);
    throw error;
  }
}

/**
 * Reads a mapping file.
 *
 * @throws CommandFailure with one sentence that names the fault
 */
export function parseMapping(text: string): Mapping {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) fail(`it is not JSON (${error.message}).`);
    throw error;
  }
  if (!isRecord(value)) return fail('it must be an object.');
  knownKeys(value, KEYS, 'a mapping');
  const { fields, createCategories = false, convert = false } = value;
  if (typeof createCategories !== 'boolean') fail('"createCategories" must be true or false.');
  if (typeof convert !== 'boolean') fail('"convert" must be true or false.');
  if (fields !== undefined && !isRecord(fields)) fail('"fields" must be an object.');
  return {
    format: oneOf(value['format'], 'format', ['csv', 'jsonl']),
    delimiter: oneSign(value['delimiter'], 'delimiter'),
    quote: oneSign(value['quote'], 'quote') ?? PLAIN_MAPPING.quote,
    encoding: knownEncoding(value['encoding']),
    decimal: oneOf(value['decimal'], 'decimal', ['.', ',']) ?? PLAIN_MAPPING.decimal,
    duplicates: oneOf(value['duplicates'], 'duplicates', IMPORT_DUPLICATES) ?? PLAIN_MAPPING.duplicates,
    createCategories,
    convert,
    fields: isRecord(fields) ? new Map(Object.entries(fields).map(([field, source]) => [field, sourceOf(field, source)])) : undefined,
  };
}
