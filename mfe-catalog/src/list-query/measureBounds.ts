import { LIMITS } from '@feszek/contract';

/** A range of a dimension, inclusive, in whole centimetres. */
export interface MeasureBounds {
  readonly min?: number;
  readonly max?: number;
}

const WRITTEN = /^(\d{1,5})?-(\d{1,5})?$/;
const TYPED = /^(\d{1,5})(?:[.,]\d*)?(?:cm)?$/i;

/** A range with the lower end first; `null` without any end. */
function bounds(min: number | undefined, max: number | undefined): MeasureBounds | null {
  if (min !== undefined && max !== undefined && min > max) return bounds(max, min);
  if (!min && max === undefined) return null;
  const limited = (value: number) => Math.min(value, LIMITS.centimetres);
  return { ...(min && { min: limited(min) }), ...(max !== undefined && { max: limited(max) }) };
}

const numberOf = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));

/** Parses `60-120`; either end may be missing. `null` for invalid text. */
export function parseMeasure(text: string): MeasureBounds | null {
  const [, min, max] = WRITTEN.exec(text) ?? [];
  return bounds(numberOf(min), numberOf(max));
}

/** The format of a range in an address. */
export function formatMeasure({ min, max }: MeasureBounds): string {
  return `${min ?? ''}-${max ?? ''}`;
}

/** The range of form fields: `80`, `80,5`, `80 cm`. Fractions are cut, invalid text is ignored. */
export function measureFromFields(from: string, to: string): MeasureBounds | null {
  const typed = (text: string) => numberOf(TYPED.exec(text.replaceAll(/\s/g, ''))?.[1]);
  return bounds(typed(from), typed(to));
}
