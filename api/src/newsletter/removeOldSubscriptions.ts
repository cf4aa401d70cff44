import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import { CONFIRMATION_MS } from './links.ts';

const DAY_MS = 86_400_000;
/** How long the end of a subscription can be proved. */
const ENDED_MS = 5 * 365 * DAY_MS;
const DELIVERED_MS = 30 * DAY_MS;

/**
 * Deletes subscriptions that were not confirmed in time, those that ended five years ago (the general limitation period, Act V
 * of 2013, section 6:22), and delivered changes after thirty days.
 */
export async function removeOldSubscriptions(db: Db, clock: Clock): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await db.deleteFrom('newsletter_subscription').where('state', '=', 'pending').where('requested_at', '<', before(CONFIRMATION_MS)).execute();
  await db.deleteFrom('newsletter_subscription').where('state', '=', 'unsubscribed').where('unsubscribed_at', '<', before(ENDED_MS)).execute();
  await db.deleteFrom('newsletter_change').where('delivered_at', '<', before(DELIVERED_MS)).execute();
}
