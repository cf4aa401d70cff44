import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { emailHash, orderOfStopKey } from './links.ts';

/** Whether an address gets no invitations. */
export async function isOptedOut(db: Kysely<Database>, secret: string, email: string): Promise<boolean> {
  const found = await db.selectFrom('review_opt_out').select('email_hash').where('email_hash', '=', emailHash(secret, email)).executeTakeFirst();
  return found !== undefined;
}

/**
 * Ends the invitations to the address of an order. Does nothing if they have ended already, or if the address of the order
 * is no longer stored: then it gets none.
 *
 * @throws ApiError `review_link_unknown`
 */
export async function optOut(db: Kysely<Database>, clock: Clock, secret: string, key: string): Promise<void> {
  const orderId = orderOfStopKey(secret, key);
  const order = orderId === undefined ? undefined : await db.selectFrom('shop_order').select('customer').where('id', '=', orderId).executeTakeFirst();
  if (!order) throw new ApiError('review_link_unknown');
  const { email } = order.customer;
  if (!email) return;
  await db
    .insertInto('review_opt_out')
    .values({ email_hash: emailHash(secret, email), created_at: clock.now() })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .execute();
}
