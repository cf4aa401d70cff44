import type { GoodsProduct } from '@feszek/demo';

/** Whether a product is relevant. */
export type Rule = (product: GoodsProduct) => boolean;

/** The meaning of a query: the products that match exactly, nearly, and at least in their kind. */
export interface Meaning {
  readonly 3?: Rule;
  readonly 2?: Rule;
  readonly 1?: Rule;
}

export type Grade = 0 | 1 | 2 | 3;

export const KINDS = ['category', 'ending', 'accents', 'mistake', 'compound', 'synonym', 'colour', 'material', 'size', 'brand', 'several', 'nonsense', 'properties', 'unsold'] as const;
export type Kind = (typeof KINDS)[number];

/** A query with its meaning. */
export interface JudgedQuery {
  readonly kind: Kind;
  readonly text: string;
  readonly meaning: Meaning;
}

/** How well a product answers a query. */
export function gradeOf(product: GoodsProduct, meaning: Meaning): Grade {
  if (meaning[3]?.(product)) return 3;
  if (meaning[2]?.(product)) return 2;
  return meaning[1]?.(product) ? 1 : 0;
}

export const inCategory = (...keys: readonly string[]): Rule => ({ category }) => keys.includes(category);
/** By the English title, which is equivalent to the Hungarian one, and the values that distinguish the variants of a group. */
export const called = (pattern: RegExp): Rule => ({ title, group }) => pattern.test([title.en, ...(group?.axes ?? []).map(({ value }) => value.en)].join(', '));
export const madeOf = (pattern: RegExp): Rule => ({ material }) => pattern.test(material.en);
/** The colours in which the product is shown. */
const shownIn = (...keys: readonly string[]): Rule => ({ colors }) => keys.includes(colors[0]?.key ?? '');
const hasColour = (...keys: readonly string[]): Rule => ({ colors }) => colors.some(({ key }) => keys.includes(key));
export const by = (name: string): Rule => ({ brand }) => brand === name;
export const wide = (from: number, to: number): Rule => ({ dimensionsMm: { width } }) => width >= from * 10 && width <= to * 10;
export const says = (pattern: RegExp): Rule => ({ features, details }) => [...features.en, ...details.map(({ value, label }) => `${label.en} ${value.en}`)].some((text) => pattern.test(text));
export const both = (...rules: readonly Rule[]): Rule => (product) => rules.every((rule) => rule(product));
export const either = (...rules: readonly Rule[]): Rule => (product) => rules.some((rule) => rule(product));
export const not = (rule: Rule): Rule => (product) => !rule(product);

/** Products of a kind, those with a colour first, and among them those that are shown in it. */
export function coloured(thing: Rule, ...keys: readonly string[]): Meaning {
  return { 3: both(thing, shownIn(...keys)), 2: both(thing, hasColour(...keys)), 1: thing };
}

/** Products of a kind, those with a special property first. */
export function special(thing: Rule, rule: Rule): Meaning {
  return { 3: both(thing, rule), 1: thing };
}
