import { isRecord } from '@feszek/contract';
import { stringify } from 'csv-stringify/sync';

type Cells = Readonly<Record<string, string>>;

const isTable = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.some(isRecord);

const isEmptyTable = (value: unknown) => Array.isArray(value) && value.length === 0;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(textOf).join(', ') : String(value);
}

/** The cells of a row. A nested value has the names above it in its column: `customer.email`. Nested tables are left out. */
function cellsOf(value: unknown, prefix = ''): Cells {
  if (!isRecord(value)) return { [prefix]: textOf(value) };
  const parts = Object.entries(value).filter(([, part]) => !isTable(part) && !isEmptyTable(part)).map(([name, part]) => cellsOf(part, prefix === '' ? name : `${prefix}.${name}`));
  return Object.assign({}, ...parts);
}

/** The tables inside the rows of a table, such as the lines of orders, each row with the id of the row that it belongs to. */
function nestedTables(name: string, rows: readonly unknown[]): Map<string, unknown[]> {
  const tables = new Map<string, unknown[]>();
  for (const row of rows.filter(isRecord)) {
    for (const [part, value] of Object.entries(row)) {
      if (!isTable(value)) continue;
      const table = `${name}_${part}`;
      tables.set(table, [...(tables.get(table) ?? []), ...value.map((inner) => ({ [`${name}.id`]: row['id'], ...(isRecord(inner) ? inner : { value: inner }) }))]);
    }
  }
  return tables;
}

function writeTable(rows: readonly unknown[]): string {
  const cells = rows.map((row) => cellsOf(row));
  const columns = [...new Set(cells.flatMap((row) => Object.keys(row)))];
  // A cell that begins like a formula would be run by a spreadsheet program.
  return stringify(cells, { columns, header: true, bom: true, escape_formulas: true, record_delimiter: 'windows' });
}

/**
 * Writes data as CSV tables, by name: one of each property, and one of each table inside its rows (`orders_lines`).
 * An empty table is left out.
 */
export function csvTables(data: Readonly<Record<string, unknown>>): Map<string, string> {
  const tables = new Map<string, unknown[]>();
  for (const [name, value] of Object.entries(data)) {
    const rows: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const [table, part] of [[name, rows] as const, ...nestedTables(name, rows)]) tables.set(table, [...(tables.get(table) ?? []), ...part]);
  }
  return new Map([...tables].filter(([, rows]) => rows.length > 0).map(([name, rows]) => [name, writeTable(rows)]));
}
