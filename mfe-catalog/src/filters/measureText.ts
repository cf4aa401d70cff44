import type { Measure } from '@feszek/contract';
import type { T } from '../i18n.ts';
import type { MeasureBounds } from '../list-query/measureBounds.ts';

/** The name of each dimension. */
export const MEASURE_LABELS = { width: 'filters.width', depth: 'filters.depth', height: 'filters.height' } as const satisfies Record<Measure, string>;

/** A chosen range of a dimension: `Width: 60–120 cm`. */
export function measureText(measure: Measure, { min, max }: MeasureBounds, t: T): string {
  const title = t(MEASURE_LABELS[measure]);
  if (min === undefined) return t('filters.measureAtMost', { title, to: max ?? 0 });
  return max === undefined ? t('filters.measureAtLeast', { title, from: min }) : t('filters.measureBetween', { title, from: min, to: max });
}
