import type { Selectable } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { Arrival } from '../stock/arrival.ts';

/** The days of arrival of an order; `null` for an order from before they were stored. */
export function orderArrival({ arrival_from: from, arrival_to: to }: Pick<Selectable<Database['shop_order']>, 'arrival_from' | 'arrival_to'>): Arrival | null {
  return from === null || to === null ? null : { from, to };
}
