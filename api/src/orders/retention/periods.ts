import { inHungary } from '../../platform/hungarianTime.ts';

const DAY_MS = 86_400_000;

/** Invoices are stored for this long after the end of their year: act C of 2000 on accounting, section 169. */
export const INVOICE_YEARS = 8;
/** Claims from an order expire after this long: act V of 2013 (Civil Code), section 6:22. */
export const CLAIM_YEARS = 5;
/** An order that was cancelled without a payment, after its cancellation. A late payment can still restore it. */
export const UNPAID_ORDER_STORED_MS = 90 * DAY_MS;
/** The order as statistics get it: the result page may be opened again while the order is paid. */
export const ORDER_STATISTICS_STORED_MS = 30 * DAY_MS;

/** The start of the first year whose invoices must still be stored, in Hungary. The time zone's offset on 1 January is one hour. */
export function startOfInvoiceYears(now: Date): Date {
  const year = Number(inHungary(now).day.slice(0, 4)) - INVOICE_YEARS;
  return new Date(`${year}-01-01T00:00:00+01:00`);
}
