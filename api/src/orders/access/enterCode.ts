import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Session } from '../../platform/session/sessions.ts';
import { hashSessionId, isSameText } from '../../platform/session/tokens.ts';
import { isOrderHash } from '../orderHash.ts';
import { CODE_MS, CODE_TRIES, hashOrderCode } from './codes.ts';

export interface EnterCodeRequest {
  readonly orderHash: string;
  readonly session: Session;
  readonly code: string;
}

/** Counts a try of the session's latest code before it is compared, so that tries at the same time are all counted. */
function countTry(db: Db, now: Date, orderId: number, sessionHash: string) {
  const latest = db.selectFrom('order_code').select('id').where('order_id', '=', orderId).where('session_hash', '=', sessionHash).orderBy('id', 'desc').limit(1);
  return db
    .updateTable('order_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', latest)
    .where('tries', '<', CODE_TRIES)
    .where('sent_at', '>', new Date(now.getTime() - CODE_MS))
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
}

/**
 * Opens an order for a session with the code that was sent to the order's address.
 *
 * @throws ApiError `not_found`, `order_code_wrong`, `order_code_expired` for a code that is old, replaced, or tried too often
 */
export async function enterOrderCode(db: Db, clock: Clock, { orderHash, session, code }: EnterCodeRequest): Promise<void> {
  const order = isOrderHash(orderHash) ? await db.selectFrom('shop_order').select('id').where('order_hash', '=', orderHash).executeTakeFirst() : undefined;
  if (!order) throw new ApiError('not_found');
  const now = clock.now();
  const session_hash = hashSessionId(session.id);
  const sent = await countTry(db, now, order.id, session_hash);
  if (!sent) throw new ApiError('order_code_expired');
  if (!isSameText(sent.code_hash, hashOrderCode(session, order.id, code))) {
    const left = CODE_TRIES - sent.tries;
    throw left === 0 ? new ApiError('order_code_expired') : new ApiError('order_code_wrong', { params: { left } });
  }
  await db.transaction().execute(async (trx) => {
    // A code opens the order once. The row stays, because it counts for the limit of an hour.
    await trx.updateTable('order_code').set({ tries: CODE_TRIES }).where('order_id', '=', order.id).where('session_hash', '=', session_hash).execute();
    await trx.insertInto('order_access').values({ order_id: order.id, session_hash, opened_at: now }).onConflict((conflict) => conflict.doNothing()).execute();
  });
}
