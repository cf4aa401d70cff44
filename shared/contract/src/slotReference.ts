import type { RouteParams } from './routes.ts';

/** Parameters of a slot for the part that fills it. A list is sent as one text with commas, so its items contain none. */
export type SlotParams = Readonly<Record<string, string | readonly string[]>>;

/** Bounds of a slot's parameters. References are cache keys, so they are short. */
export const SLOT_LIMITS = {
  /** Parameters of one slot. */
  params: 8,
  /** Characters of a reference. */
  characters: 2000,
} as const;

const NAME = /^[a-z0-9-]{1,100}\/[a-z0-9-]{1,100}$/;
const PARAM_NAME = /^[a-z][a-z0-9_]{0,39}$/;

/** The part that a slot names, with the slot's parameters. */
export interface SlotTarget {
  /** Slice and fragment, e.g. `catalog/products`. */
  readonly name: string;
  readonly slice: string;
  readonly fragment: string;
  readonly params: RouteParams;
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',');
}

/**
 * The reference of a slot: the part's name, and its parameters as a query, e.g. `catalog/products?skus=VAC-1,VAC-2`. Equal
 * parameters give equal references: they are sorted by name, and empty ones are left out.
 *
 * @param name - slice and fragment
 * @returns a text without `<` and `>`
 */
export function slotReference(name: string, params: SlotParams = {}): string {
  const texts = Object.entries(params).map(([key, value]): [string, string] => [key, typeof value === 'string' ? value : value.join()]);
  const query = texts
    .filter(([, text]) => text !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, text]) => `${encoded(key)}=${encoded(text)}`)
    .join('&');
  return query === '' ? name : `${name}?${query}`;
}

/**
 * Reads a slot's reference.
 *
 * @returns `undefined` if the text is not a reference as `slotReference` writes it, or exceeds `SLOT_LIMITS`
 */
export function parseSlotReference(reference: string): SlotTarget | undefined {
  if (reference.length > SLOT_LIMITS.characters) return undefined;
  const queryStart = reference.indexOf('?');
  const name = queryStart < 0 ? reference : reference.slice(0, queryStart);
  const pairs = queryStart < 0 ? [] : [...new URLSearchParams(reference.slice(queryStart + 1))];
  if (!NAME.test(name) || pairs.length > SLOT_LIMITS.params || !pairs.every(([key]) => PARAM_NAME.test(key))) return undefined;
  const params: RouteParams = Object.fromEntries(pairs);
  if (slotReference(name, params) !== reference) return undefined;
  const [slice = '', fragment = ''] = name.split('/');
  return { name, slice, fragment, params };
}
