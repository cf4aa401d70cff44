import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import { CONFIRMATION_MS } from './links.ts';

const DAY_MS = 86_400_000;
/** How long the consent and its end can be proved: the general limitation period, Act V of 2013, section 6:22. */
export const ENDED_SUBSCRIPTION_MS = 5 * 365 * DAY_MS;
export const DELIVERED_CHANGE_MS = 30 * DAY_MS;

const limit = (clock: Clock, ms: number) => new Date(clock.now().getTime() - ms);

/** Deletes subscriptions that were not confirmed in time. */
export async function removePendingSubscriptions(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('newsletter_subscription').where('state', '=', 'pending').where('requested_at', '<=', limit(clock, CONFIRMATION_MS)).execute();
}

/** Deletes subscriptions that ended long ago. */
export async function removeEndedSubscriptions(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('newsletter_subscription').where('state', '=', 'unsubscribed').where('unsubscribed_at', '<=', limit(clock, ENDED_SUBSCRIPTION_MS)).execute();
}

/** Deletes changes that the marketing service has. */
export async function removeDeliveredChanges(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('newsletter_change').where('delivered_at', '<=', limit(clock, DELIVERED_CHANGE_MS)).execute();
}
