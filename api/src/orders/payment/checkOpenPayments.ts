import { checkPayment, MOST_CHECKS } from './checkPayment.ts';
import type { CheckParts } from './checkPayment.ts';

/** The time that a notification may take, before which the provider is not queried. */
const PATIENCE_MS = 60_000;
/** How often the job queries one payment. */
const JOB_EVERY_MS = 2 * 60_000;
/** How long after its start an abandoned or expired attempt can still have been paid. */
const STILL_POSSIBLE_MS = 3 * 60 * 60_000;
const BATCH = 20;
/** A provider that fails so often in one run is not queried until the next run. */
const MOST_FAULTS = 3;

/**
 * Queries the providers about payments without a result: a notification may be lost.
 *
 * @returns how many payments were queried
 */
export async function checkOpenPayments(parts: CheckParts): Promise<number> {
  const { db, clock, log, providers } = parts;
  if (providers.size === 0) return 0;
  const now = clock.now().getTime();
  const open = await db
    .selectFrom('payment_transaction')
    .select(['id', 'provider'])
    .where('provider', 'in', [...providers.keys()])
    .where('created_at', '<=', new Date(now - PATIENCE_MS))
    .where('created_at', '>', new Date(now - STILL_POSSIBLE_MS))
    .where(({ eb, or }) => or([eb('status', '=', 'in_progress'), eb('response_code', 'in', ['superseded', 'expired'])]))
    .where(({ eb, or }) => or([eb('checked_at', 'is', null), eb('checked_at', '<=', new Date(now - JOB_EVERY_MS))]))
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(BATCH)
    .execute();
  const faults = new Map<string, number>();
  let count = 0;
  for (const { id, provider } of open) {
    if ((faults.get(provider) ?? 0) >= MOST_FAULTS) continue;
    count += 1;
    try {
      await checkPayment(parts, id, 2 * MOST_CHECKS);
    } catch (error) {
      faults.set(provider, (faults.get(provider) ?? 0) + 1);
      log.error({ err: error, transaction_id: id, provider }, 'the payment provider could not be queried');
    }
  }
  return count;
}
