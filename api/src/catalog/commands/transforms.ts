import { isRecord } from '@feszek/contract';
import { CellError, parseNumber } from './cells.ts';
import type { NumberStyle } from './cells.ts';

/** A value between a file's cell and a field. */
export type Value = string | number | boolean | readonly string[] | undefined;

/** One step of a column's mapping; `undefined` is a missing value. */
export type Transform = (value: Value, style: NumberStyle) => Value;

function textOf(value: Exclude<Value, undefined>): string {
  return Array.isArray(value) ? value.join(' ') : String(value);
}

function onText(change: (text: string) => Value): Transform {
  return (value) => (value === undefined ? undefined : Array.isArray(value) ? value.map((item) => String(change(item) ?? '')) : change(textOf(value)));
}

function onNumber(change: (value: number) => number): Transform {
  return (value, style) => {
    if (value === undefined || value === '') return undefined;
    return change(typeof value === 'number' ? value : parseNumber(textOf(value), style));
  };
}

/** Steps without parameters. */
const SIMPLE: ReadonlyMap<string, Transform> = new Map(Object.entries({
  trim: onText((text) => text.trim()),
  'collapse-spaces': onText((text) => text.replace(/\s+/g, ' ').trim()),
  'lower-case': onText((text) => text.toLocaleLowerCase('hu')),
  'upper-case': onText((text) => text.toLocaleUpperCase('hu')),
  capitalise: onText((text) => text.charAt(0).toLocaleUpperCase('hu') + text.slice(1)),
  'title-case': onText((text) => text.toLocaleLowerCase('hu').replace(/(^|[\s/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('hu'))),
  number: onNumber((value) => value),
}));

type Maker = (argument: unknown, step: Readonly<Record<string, unknown>>) => Transform | undefined;

function number(argument: unknown, make: (value: number) => Transform): Transform | undefined {
  return typeof argument === 'number' && Number.isFinite(argument) ? make(argument) : undefined;
}

function text(argument: unknown, make: (value: string) => Transform): Transform | undefined {
  return typeof argument === 'string' ? make(argument) : undefined;
}

function pattern(source: unknown): RegExp | undefined {
  if (typeof source !== 'string') return undefined;
  try {
    return new RegExp(source, 'gu');
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isTable(value: unknown): value is Readonly<Record<string, string | number | boolean | null>> {
  return isRecord(value) && Object.values(value).every((inner) => inner === null || ['string', 'number', 'boolean'].includes(typeof inner));
}

/** Replaces a value by its entry in the table. A value without an entry is unchanged, replaced or refused, by `otherwise`. */
function mapOf(table: unknown, { otherwise = 'reject' }: Readonly<Record<string, unknown>>): Transform | undefined {
  if (!isTable(table)) return undefined;
  if (otherwise !== null && !['string', 'number', 'boolean'].includes(typeof otherwise)) return undefined;
  const lookUp = (key: string): Value => {
    if (Object.hasOwn(table, key)) return table[key] ?? undefined;
    if (otherwise === 'keep') return key;
    if (otherwise === 'reject') throw new CellError('not_in_map', key);
    return otherwise === null || typeof otherwise === 'object' ? undefined : (otherwise as string | number | boolean);
  };
  return (value) => (Array.isArray(value) ? value.flatMap((item) => lookUp(item)?.toString() ?? []) : lookUp(value === undefined ? '' : textOf(value)));
}

/** Steps that are written as an object with the step's name and its parameters. */
const MAKERS: ReadonlyMap<string, Maker> = new Map(Object.entries({
  multiply: (factor) => number(factor, (by) => onNumber((value) => Number((value * by).toPrecision(15)))),
  add: (summand) => number(summand, (by) => onNumber((value) => value + by)),
  round: (step) => number(step, (to) => onNumber((value) => Number((Math.round(value / to) * to).toPrecision(15)))),
  split: (sign) => text(sign, (at) => (value) => (value === undefined ? undefined : textOf(value).split(at).map((part) => part.trim()).filter(Boolean))),
  take: (place) => number(place, (at) => (value) => (Array.isArray(value) ? value.at(at) : value)),
  join: (sign) => text(sign, (between) => (value) => (Array.isArray(value) ? value.join(between) : value)),
  prefix: (fixed) => text(fixed, (before) => onText((value) => (value === '' ? undefined : before + value))),
  suffix: (fixed) => text(fixed, (after) => onText((value) => (value === '' ? undefined : value + after))),
  default: (fallback) => (isTable({ fallback }) && fallback !== null ? (value) => (value === undefined || value === '' ? (fallback as string | number | boolean) : value) : undefined),
  'pad-start': (parameters) => {
    const [length, sign] = Array.isArray(parameters) ? parameters : [];
    return typeof length === 'number' && typeof sign === 'string' ? onText((value) => value.padStart(length, sign)) : undefined;
  },
  replace: (parameters) => {
    const [source, replacement] = Array.isArray(parameters) ? parameters : [];
    const found = pattern(source);
    return found && typeof replacement === 'string' ? onText((value) => value.replaceAll(found, replacement)) : undefined;
  },
  extract: (source) => {
    const found = pattern(source);
    return found && onText((value) => {
      const [match] = value.matchAll(found);
      return match?.[1] ?? match?.[0];
    });
  },
  map: mapOf,
}));

/** The names of all steps, for messages. */
export const TRANSFORM_NAMES: readonly string[] = [...SIMPLE.keys(), ...MAKERS.keys()];

/** The step that a mapping file names; `undefined` if it is unknown or incomplete. */
export function transformOf(step: unknown): Transform | undefined {
  if (typeof step === 'string') return SIMPLE.get(step);
  if (typeof step !== 'object' || step === null || Array.isArray(step)) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...step };
  const name = Object.keys(fields).find((key) => MAKERS.has(key));
  return name === undefined ? undefined : MAKERS.get(name)?.(fields[name], fields);
}
