import { startOfInvoiceYears } from '../orders/retention/periods.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import { yearsBefore } from '../platform/yearsBefore.ts';

/** A quote request without an order is stored for this long. */
export const QUOTE_YEARS = 1;

/** Deletes quotes that were not ordered after a year, and ordered ones with the invoice of their order. */
export async function removeOldQuotes(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await db
    .deleteFrom('quote')
    .where(({ eb, or, and }) => or([and([eb('status', '<>', 'ordered'), eb('created_at', '<=', yearsBefore(now, QUOTE_YEARS))]), eb('created_at', '<', startOfInvoiceYears(now))]))
    .execute();
}
