import type { Kysely } from 'kysely';
import type { ProductRecord } from '../catalog/productRecords.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Day } from '../platform/hungarianTime.ts';
import { weekdaysFor } from '../pricing/delivery/dayAreas.ts';
import { loadFullDays } from '../pricing/delivery/fullDays.ts';
import type { OfferedDelivery } from '../pricing/delivery/methods.ts';
import { HUNGARY_ID } from '../pricing/vat/hungary.ts';
import { arrivalOf, loadDeliveryCalendar } from '../stock/arrival.ts';
import type { Arrival, DeliveryCalendar } from '../stock/arrival.ts';
import { stockState } from '../stock/availability.ts';
import { offeredDays } from '../stock/deliveryDays.ts';
import type { StoredCustomer } from './storedCustomer.ts';

/** A delivery method with its days for one cart that is ordered now. */
export interface PlannedDelivery extends OfferedDelivery {
  /** `null` if a product cannot be ordered. */
  readonly arrival: Arrival | null;
  /** The days that the buyer can choose; empty if the method offers none. */
  readonly days: readonly Day[];
}

interface PlanRequest {
  readonly methods: readonly OfferedDelivery[];
  readonly records: readonly ProductRecord[];
  readonly customer: StoredCustomer;
  readonly now: Date;
}

/** The postcode of a delivery in Hungary, as far as it is known; `undefined` for another country. Days are offered in Hungary only. */
function hungarianZipcode({ delivery_data: delivery, invoice_data: billing }: StoredCustomer): string | undefined {
  const { country_id: country = HUNGARY_ID, zipcode = '' } = delivery ?? billing ?? {};
  return country === HUNGARY_ID ? zipcode : undefined;
}

/** @param first - the last day of the estimate, on which the products have certainly arrived */
async function daysOf(db: Kysely<Database>, calendar: DeliveryCalendar, method: OfferedDelivery, first: Day, zipcode: string | undefined): Promise<readonly Day[]> {
  if (method.dayCount === 0 || zipcode === undefined) return [];
  return offeredDays(calendar, first, { weekdays: weekdaysFor(method.dayAreas, zipcode), count: method.dayCount, fullDays: await loadFullDays(db, method, first) });
}

/** The delivery methods with their dates, and the date of each product. */
interface DeliveryPlan {
  readonly methods: readonly PlannedDelivery[];
  /** When a product would arrive by a method by itself; `null` if it cannot be ordered. */
  arrivalOfProduct(record: ProductRecord, method: OfferedDelivery): Arrival | null;
}

/** Computes when a cart arrives by each delivery method. Nothing else computes dates of arrival, except for a single product on its page. */
export async function planDelivery(db: Kysely<Database>, { methods, records, customer, now }: PlanRequest): Promise<DeliveryPlan> {
  const calendar = await loadDeliveryCalendar(db);
  const states = records.map(stockState);
  const zipcode = hungarianZipcode(customer);
  const planned: PlannedDelivery[] = [];
  for (const method of methods) {
    const arrival = arrivalOf(calendar, now, states, method);
    planned.push({ ...method, arrival, days: arrival ? await daysOf(db, calendar, method, arrival.to, zipcode) : [] });
  }
  return { methods: planned, arrivalOfProduct: (record, method) => arrivalOf(calendar, now, [stockState(record)], method) };
}

/** The chosen day, and the arrival that follows from it. */
export interface ChosenArrival {
  /** `null` without a chosen day, and if it is no longer offered. */
  readonly deliveryDay: Day | null;
  /** A chosen day that has passed, is full, or is not offered for the address any more; `null` otherwise. */
  readonly lostDay: Day | null;
  readonly arrival: Arrival | null;
}

/** @param day - the day that the buyer chose */
export function chosenArrival(delivery: PlannedDelivery | undefined, day: Day | null): ChosenArrival {
  if (!delivery || day === null) return { deliveryDay: null, lostDay: null, arrival: delivery?.arrival ?? null };
  return delivery.days.includes(day) ? { deliveryDay: day, lostDay: null, arrival: { from: day, to: day } } : { deliveryDay: null, lostDay: day, arrival: delivery.arrival };
}
