import type { Locale, Product } from '@feszek/contract';
import { LOCALES } from '@feszek/contract';
import type { Texts } from '../platform/database/columns.ts';
import type { ProductGroup, ProductRecord, Sibling } from './productRecords.ts';

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

/** The group of a product for its card; `null` without one. */
export function cardGroup({ group, axisValues }: ProductRecord, locale: Locale): Product['group'] {
  if (!group) return null;
  const axis = group.axes.findIndex(({ kind }) => kind === 'color');
  const colored = axis < 0 ? [] : nearestByValue(group, axisValues, axis);
  const swatches = colored.flatMap(({ id, slug, hex, axisValues: values }) => (hex === null ? [] : [{ id, slug: slug[locale], title: values[axis]?.[locale] ?? '', hex }]));
  return { id: group.id, key: group.key, count: group.siblings.length, swatches };
}

/** The values of a product by the names of its group's axes. */
export function variantOf({ group, axisValues }: Pick<ProductRecord, 'group' | 'axisValues'>, locale: Locale): Product['variant'] {
  return (group?.axes ?? []).map(({ title }, index) => ({ axis: title[locale], value: axisValues[index]?.[locale] ?? '' }));
}

/** The name of a product on orders, in mails and in exports: its title with the values of the variant. */
export function productName({ title, axisValues }: Pick<ProductRecord, 'title' | 'axisValues'>): Texts {
  const [hu, en] = LOCALES.map((locale) => [title[locale], ...axisValues.map((value) => value[locale])].join(', '));
  return { hu: hu ?? '', en: en ?? '' };
}
