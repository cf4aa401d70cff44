import type { Product } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../platform/database/schema.ts';
import type { Day } from '../platform/hungarianTime.ts';
import { deliveryDates } from './deliveryDates.ts';

/** Working days from the start of processing to home delivery. */
interface DeliveryTime {
  readonly minDays: number;
  readonly maxDays: number;
}

/** What all dates of arrival are computed from. */
export interface DeliveryCalendar {
  /** By state of stock; a state in which a product cannot be ordered has none. */
  readonly times: ReadonlyMap<Product['stock_state'], DeliveryTime>;
  /** Days off beside weekends and public holidays. */
  readonly restDays: ReadonlySet<Day>;
  /** The shop starts to process an order on the same day if it is placed before this hour in Hungary. */
  readonly dispatchUntilHour: number;
}

/** How the arrival by a delivery method differs from home delivery, in working days. */
interface MethodTiming {
  readonly moreMinDays: number;
  readonly moreMaxDays: number;
  /** Replaces the shop's hour of dispatch; `null` for none. */
  readonly cutOffHour: number | null;
}

/** The first and the last day of arrival. */
export interface Arrival {
  readonly from: Day;
  readonly to: Day;
}

/** Loads the calendar in one statement: each answer of a cart needs it. */
export async function loadDeliveryCalendar(db: Kysely<Database>): Promise<DeliveryCalendar> {
  const { times, days, hour } = await db
    .selectNoFrom((part) => [
      jsonArrayFrom(part.selectFrom('delivery_time').select(['stock_state', 'min_days', 'max_days'])).as('times'),
      jsonArrayFrom(part.selectFrom('rest_day').select(sql<string>`day::text`.as('day'))).as('days'),
      part.selectFrom('setting').select('value').where('key', '=', 'dispatch_until_hour').as('hour'),
    ])
    .executeTakeFirstOrThrow();
  return {
    times: new Map(times.map(({ stock_state, min_days, max_days }) => [stock_state, { minDays: min_days, maxDays: max_days }])),
    restDays: new Set(days.map(({ day }) => day)),
    dispatchUntilHour: Number(hour),
  };
}

/** The delivery time of products that are sent together: that of the slowest; `null` if one of them cannot be ordered, and without products. */
export function deliveryTimeOf({ times }: DeliveryCalendar, states: readonly Product['stock_state'][]): DeliveryTime | null {
  const known = states.flatMap((state) => times.get(state) ?? []);
  if (known.length === 0 || known.length < states.length) return null;
  return { minDays: Math.max(...known.map(({ minDays }) => minDays)), maxDays: Math.max(...known.map(({ maxDays }) => maxDays)) };
}

/** The delivery time of products that are sent together by a delivery method; `null` as `deliveryTimeOf`. */
export function methodTimeOf(calendar: DeliveryCalendar, states: readonly Product['stock_state'][], { moreMinDays, moreMaxDays }: Omit<MethodTiming, 'cutOffHour'>): DeliveryTime | null {
  const time = deliveryTimeOf(calendar, states);
  if (!time) return null;
  const minDays = Math.max(0, time.minDays + moreMinDays);
  return { minDays, maxDays: Math.max(minDays, time.maxDays + moreMaxDays) };
}

/** The days on which products that are ordered now arrive together by a delivery method; `null` as `deliveryTimeOf`. */
export function arrivalOf(calendar: DeliveryCalendar, now: Date, states: readonly Product['stock_state'][], method: MethodTiming): Arrival | null {
  const time = methodTimeOf(calendar, states, method);
  return time && deliveryDates(now, { ...time, dispatchUntilHour: method.cutOffHour ?? calendar.dispatchUntilHour, restDays: calendar.restDays });
}
