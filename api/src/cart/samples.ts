import { LIMITS } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { ApiError } from '../platform/http/errors.ts';

interface SampleLine {
  readonly record: { readonly isSample: boolean };
}

/** Counts the samples in a cart. */
export async function loadSampleCount(db: Kysely<Database>, visitorId: number): Promise<number> {
  const { count } = await db
    .selectFrom('cart_line')
    .innerJoin('product', 'product.id', 'cart_line.product_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('visitor_id', '=', visitorId)
    .where('product.is_sample', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Checks how many samples an order has.
 *
 * @throws ApiError `too_many_samples` with `max`
 */
export function checkSamples(count: number): void {
  if (count > LIMITS.samples) throw new ApiError('too_many_samples', { params: { max: LIMITS.samples } });
}

/** Whether a cart contains only samples. Such an order has no minimum amount, and its delivery is free of charge. */
export function isOnlySamples(lines: readonly SampleLine[]): boolean {
  return lines.length > 0 && lines.every(({ record }) => record.isSample);
}

/** The lines that decide how a cart is delivered and at which price: samples are packed with the other products. */
export function deliveredLines<Line extends SampleLine>(lines: readonly Line[]): readonly Line[] {
  return isOnlySamples(lines) ? lines : lines.filter(({ record }) => !record.isSample);
}
