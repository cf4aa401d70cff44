import type { AxisKind } from '@feszek/contract';
import type { ProductView } from '../productView.ts';

/** The property of schema.org for each kind of axis. */
const PROPERTIES = { color: 'color', cover: 'material', size: 'size', wood: 'material' } as const satisfies Record<AxisKind, string>;

/** The properties in which the variants of a group differ, as schema.org names them. */
export function variesBy({ variants }: Pick<ProductView, 'variants'>): readonly string[] {
  return [...new Set((variants?.axes ?? []).map(({ kind }) => `https://schema.org/${PROPERTIES[kind]}`))];
}

/** The product's values in its group, for https://schema.org/Product. */
export function variantProperties({ id, variants }: Pick<ProductView, 'id' | 'variants'>): Readonly<Record<string, string>> {
  const own = variants?.all.find((variant) => variant.id === id);
  return Object.fromEntries((variants?.axes ?? []).flatMap(({ kind }, axis) => {
    const value = own?.values[axis];
    return value ? [[PROPERTIES[kind], value]] : [];
  }));
}
