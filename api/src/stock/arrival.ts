import type { Product } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { deliveryDates } from './deliveryDates.ts';
import { loadDeliveryTime, loadRestDays } from './deliveryTimes.ts';

/**
 * The first and the last possible day on which a product in a state of stock arrives that is ordered now, with the working days
 * in between; `undefined` for a state in which it cannot be ordered.
 */
export async function loadArrival(db: Kysely<Database>, state: Product['stock_state'], now: Date) {
  const time = await loadDeliveryTime(db, state);
  if (!time) return undefined;
  const { value } = await db.selectFrom('setting').select('value').where('key', '=', 'dispatch_until_hour').executeTakeFirstOrThrow();
  return { ...time, ...deliveryDates(now, { ...time, dispatchUntilHour: Number(value), restDays: await loadRestDays(db) }) };
}
