import { isRecord } from '@feszek/contract';
import type { FieldFault } from '@feszek/contract';
import type { FieldKind } from './fieldKinds.ts';

/** How numbers are written in a file. */
export interface NumberStyle {
  readonly decimal: '.' | ',';
}

/** A cell that is not a valid value of its field. */
export class CellError extends Error {
  readonly code: FieldFault['code'];
  readonly params: Readonly<Record<string, string>>;

  constructor(code: FieldFault['code'], value: string) {
    super(`${code}: ${value}`);
    this.code = code;
    this.params = { value };
  }
}

const YES = new Set(['true', '1', 'yes', 'y', 'igen', 'i', 'x']);
const NO = new Set(['false', '0', 'no', 'n', 'nem']);

/**
 * A number as a file writes it: spaces and the other separator group thousands.
 *
 * @throws CellError `not_a_number`
 */
export function parseNumber(text: string, { decimal }: NumberStyle): number {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '');
  const grouping = decimal === ',' ? '.' : ',';
  const pattern = decimal === ',' ? /^[+-]?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/ : /^[+-]?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;
  if (!pattern.test(compact)) throw new CellError('not_a_number', text);
  return Number(compact.replaceAll(grouping, '').replace(',', '.'));
}

function parseYesNo(text: string): boolean {
  const lower = text.toLowerCase();
  if (YES.has(lower)) return true;
  if (NO.has(lower)) return false;
  throw new CellError('not_yes_or_no', text);
}

/** Splits at a character that no backslash precedes. */
function splitAt(text: string, sign: string, most = Infinity): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length && parts.length + 1 < most; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === sign) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim());
}

function plain(text: string): string {
  return text.replace(/\\(.)/gs, '$1');
}

function items(text: string): string[] {
  return splitAt(text, '|').filter(Boolean);
}

function pair(text: string): [string, string] {
  const [first = '', second = ''] = splitAt(text, ':', 2);
  return [plain(first), plain(second)];
}

/**
 * The value of a table cell, by the kind of its field; `undefined` for an empty cell.
 *
 * @throws CellError
 */
export function parseCell(kind: FieldKind, text: string, style: NumberStyle): unknown {
  if (text === '') return undefined;
  switch (kind) {
    case 'text':
    case 'date':
      return text;
    case 'number':
      return parseNumber(text, style);
    case 'yes-no':
      return parseYesNo(text);
    case 'list':
      return items(text).map(plain);
    case 'facts':
      return items(text).map(pair).map(([label, value]) => ({ label, value }));
    case 'price-history':
      return items(text).map(pair).map(([since, price]) => ({ since, price: parseNumber(price, style) }));
    case 'tiers':
      return items(text).map(pair).map(([quantity, price]) => ({ quantity: parseNumber(quantity, style), price: parseNumber(price, style) }));
  }
}

function escaped(text: string, signs: RegExp): string {
  return text.replace(signs, '\\$&');
}

function formatItem(item: unknown): string {
  if (!isRecord(item)) return escaped(String(item), /[\\|]/g);
  const values = 'since' in item ? [item['since'], item['price']] : Object.values(item);
  const [first, second] = values.map((value) => (value instanceof Date ? value.toISOString() : String(value)));
  return `${escaped(first ?? '', /[\\|:]/g)}: ${escaped(second ?? '', /[\\|]/g)}`;
}

/** A cell of a table that `parseCell` reads back; numbers have a decimal point. */
export function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(formatItem).join(' | ') : String(value);
}

/** What a spreadsheet program interprets as a formula, which may run programs and send data (OWASP, CSV injection). */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** A cell as CSV: with an apostrophe before a formula, in quotes where needed. */
export function csvCell(text: string): string {
  const cell = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The inverse of `csvCell`, for a cell that a CSV reader has unquoted. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
