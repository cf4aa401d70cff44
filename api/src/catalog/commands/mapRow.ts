import type { ImportRows } from '@feszek/contract';
import { CellError, parseCell } from './cells.ts';
import { FIELD_KINDS } from './fieldKinds.ts';
import type { FieldKind } from './fieldKinds.ts';
import type { Mapping, Source } from './mapping.ts';
import type { FileRow } from './readRows.ts';
import type { Value } from './transforms.ts';

type SentRow = ImportRows['rows'][number];
type Fault = SentRow['faults'][number];

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** A value of the file as transforms receive it; objects of JSON lines are not transformed. */
function startOf(source: Source, values: Readonly<Record<string, unknown>>): Value {
  if (source.constant !== undefined) return source.constant;
  const given = source.columns.map((column) => (Object.hasOwn(values, column) ? values[column] : undefined)).filter((value) => value !== undefined && value !== null && value !== '');
  const [first] = given;
  if (given.length === 1 && Array.isArray(first)) return first.map(String);
  if (given.length === 1 && isPlain(first)) return typeof first === 'string' ? first.trim() : first;
  return given.length === 0 ? undefined : given.filter(isPlain).map((value) => String(value).trim()).join(source.join);
}

function fieldValue(kind: FieldKind, source: Source, values: Readonly<Record<string, unknown>>, mapping: Mapping): unknown {
  const value = source.transforms.reduce<Value>((current, transform) => transform(current, mapping), startOf(source, values));
  if (typeof value === 'string') return parseCell(kind, value.trim(), mapping);
  return typeof value === 'number' && kind === 'text' ? String(value) : value;
}

function faultOf(path: string, error: unknown): Fault {
  if (!(error instanceof CellError)) throw error;
  return { path, code: error.code, params: error.params };
}

/** A row of a file whose columns are the fields themselves. */
function plainRow(values: Readonly<Record<string, unknown>>, mapping: Mapping, faults: Fault[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const kind = FIELD_KINDS.get(field);
      if (kind === undefined || typeof value !== 'string' || mapping.format === 'jsonl') return [[field, value]];
      try {
        const parsed = parseCell(kind, value.trim(), mapping);
        return parsed === undefined ? [] : [[field, parsed]];
      } catch (error) {
        faults.push(faultOf(field, error));
        return [];
      }
    }),
  );
}

/** A row of a file as the API expects it, with its faults. */
export function mapRow({ line, values, fault }: FileRow, mapping: Mapping): SentRow {
  if (!values) return { line, product: null, sku: null, faults: [{ path: '', code: 'unreadable_row', params: { reason: fault ?? '' } }] };
  const faults: Fault[] = [];
  const product: Record<string, unknown> = mapping.fields ? {} : plainRow(values, mapping, faults);
  for (const [field, source] of mapping.fields ?? []) {
    try {
      const value = fieldValue(FIELD_KINDS.get(field) ?? 'text', source, values, mapping);
      if (value !== undefined) product[field] = value;
    } catch (error) {
      faults.push(faultOf(field, error));
    }
  }
  const sku = isPlain(product['sku']) ? String(product['sku']) : null;
  return faults.length > 0 ? { line, product: null, sku, faults } : { line, product, sku, faults: [] };
}
