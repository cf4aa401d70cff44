import type { AxisKind, CardGroup, Locale, Product } from '@feszek/contract';
import { LOCALES } from '@feszek/contract';
import type { Texts } from '../platform/database/columns.ts';
import type { ProductGroup, ProductRecord, Sibling } from './productRecords.ts';

/** Kinds of axes whose values a swatch can stand for, the best first. */
const SWATCHED: readonly AxisKind[] = ['color', 'wood', 'cover'];

function countShared(one: readonly Texts[], other: readonly Texts[], except: number): number {
  return one.filter((value, index) => index !== except && value.hu === other[index]?.hu).length;
}

/** For each value of an axis the variant that differs least from the given values, the first of several. */
function nearestByValue({ siblings }: ProductGroup, own: readonly Texts[], axis: number): Sibling[] {
  const nearest = new Map<string, Sibling>();
  for (const sibling of siblings) {
    const value = sibling.axisValues[axis]?.hu ?? '';
    const known = nearest.get(value);
    if (!known || countShared(sibling.axisValues, own, axis) > countShared(known.axisValues, own, axis)) nearest.set(value, sibling);
  }
  return [...nearest.values()];
}

type Grouped = Pick<ProductRecord, 'axisValues'> & { readonly group: ProductGroup };

function swatchesOn(axis: number, { group, axisValues }: Grouped, locale: Locale): CardGroup['swatches'] {
  const swatches = nearestByValue(group, axisValues, axis).flatMap(({ id, slug, hex, axisValues: values }) =>
    (hex === null ? [] : [{ id, slug: slug[locale], title: values[axis]?.[locale] ?? '', hex }]));
  // Woods and covers of one colour look the same as swatches.
  return new Set(swatches.map(({ hex }) => hex)).size > 1 ? swatches : [];
}

/** The swatches of the first kind of axis that has any. */
function swatchesOf(product: Grouped, locale: Locale): CardGroup['swatches'] {
  const axes = SWATCHED.map((wanted) => product.group.axes.findIndex(({ kind }) => kind === wanted)).filter((axis) => axis >= 0);
  return axes.map((axis) => swatchesOn(axis, product, locale)).find(({ length }) => length > 0) ?? [];
}

/** The sizes of a group; `undefined` if its variants have one size. */
function sizeOf({ group, axisValues }: Grouped, locale: Locale): CardGroup['size'] {
  const axis = group.axes.findIndex(({ kind }) => kind === 'size');
  const count = new Set(group.siblings.map((sibling) => sibling.axisValues[axis]?.[locale])).size;
  const value = axisValues[axis]?.[locale];
  return value !== undefined && count > 1 ? { value, count } : undefined;
}

/** The group of a product for its card; `null` without one. */
export function cardGroup({ group, axisValues }: ProductRecord, locale: Locale): Product['group'] {
  if (!group) return null;
  const grouped = { group, axisValues };
  return { id: group.id, key: group.key, count: group.siblings.length, size: sizeOf(grouped, locale), swatches: swatchesOf(grouped, locale) };
}

/** The values of a product by the names of its group's axes. */
export function variantOf({ group, axisValues }: Pick<ProductRecord, 'group' | 'axisValues'>, locale: Locale): Product['variant'] {
  return (group?.axes ?? []).map(({ title }, index) => ({ axis: title[locale], value: axisValues[index]?.[locale] ?? '' }));
}

/** The subtitle of a product without the parts between its commas that repeat a value of the variant, which is shown beside it. */
export function subtitleOf({ subtitle, axisValues }: Pick<ProductRecord, 'subtitle' | 'axisValues'>, locale: Locale): string {
  const shown = new Set(axisValues.map((value) => value[locale].toLocaleLowerCase(locale)));
  const parts = subtitle[locale].split(', ');
  const left = parts.filter((part) => !shown.has(part.toLocaleLowerCase(locale)));
  if (left.length === parts.length) return subtitle[locale];
  const text = left.join(', ');
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** The name of a product on orders, in mails and in exports: its title with the values of the variant, each once. */
export function productName({ title, axisValues }: Pick<ProductRecord, 'title' | 'axisValues'>): Texts {
  const [hu, en] = LOCALES.map((locale) => [...new Set([title[locale], ...axisValues.map((value) => value[locale])])].join(', '));
  return { hu: hu ?? '', en: en ?? '' };
}
