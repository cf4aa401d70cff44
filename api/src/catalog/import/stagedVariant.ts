import type { FieldFault, ImportProduct } from '@feszek/contract';
import type { StagedRow } from './stagedRow.ts';

/** The key in a file that takes a product out of its group. */
export const NO_GROUP = '-';

type StagedVariant = Pick<StagedRow, 'group_key' | 'axes' | 'axis_values'>;

const NONE: StagedVariant = { group_key: null, axes: null, axis_values: null };

function isRepeated(labels: readonly string[]): boolean {
  return new Set(labels).size < labels.length;
}

/** The pairs of a row in both languages; a missing language is filled from the other. */
function pairsOf({ variant_hu, variant_en }: ImportProduct, faults: FieldFault[]) {
  const [hu, en] = [variant_hu ?? variant_en ?? [], variant_en ?? variant_hu ?? []];
  if (hu.length !== en.length) faults.push({ path: 'variant_en', code: 'lengths_differ' });
  return hu.map((pair, index) => ({ hu: pair, en: en[index] ?? pair }));
}

/**
 * The product's group and its values in it.
 *
 * @param faults receives the faults of the row
 */
export function stagedVariant(product: ImportProduct, faults: FieldFault[]): StagedVariant {
  const kinds = product.variant_axes ?? [];
  const hasValues = kinds.length > 0 || Boolean(product.variant_hu ?? product.variant_en);
  if (!product.group) {
    if (hasValues) faults.push({ path: 'group', code: 'needs_group' });
    return NONE;
  }
  if (product.group === NO_GROUP) return { group_key: NO_GROUP, axes: null, axis_values: [] };
  const pairs = pairsOf(product, faults);
  const isComplete = pairs.length > 0 && pairs.length === kinds.length && !isRepeated(pairs.map(({ hu }) => hu.label)) && !isRepeated(pairs.map(({ en }) => en.label));
  if (!isComplete) faults.push({ path: 'variant_axes', code: 'needs_variant' });
  return {
    group_key: product.group,
    axes: kinds.flatMap((kind, index) => {
      const pair = pairs[index];
      return pair ? [{ kind, title: { hu: pair.hu.label, en: pair.en.label } }] : [];
    }),
    axis_values: pairs.map(({ hu, en }) => ({ hu: hu.value, en: en.value })),
  };
}
