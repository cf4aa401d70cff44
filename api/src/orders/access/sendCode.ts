import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox/enqueueMail.ts';
import type { Session } from '../../platform/session/sessions.ts';
import { hashSessionId } from '../../platform/session/tokens.ts';
import { orderSubject } from '../mails/enqueueOrderMail.ts';
import { isOrderHash } from '../orderHash.ts';
import { codeMail } from './codeMail.ts';
import { CODES_PER_HOUR, hashOrderCode, newOrderCode } from './codes.ts';

const HOUR_MS = 3_600_000;

export interface SendCodeRequest {
  readonly orderHash: string;
  readonly session: Session;
  /** Counts a mail to this email address; throws above the limit. */
  readonly limitMail: (trx: Trx, email: string) => Promise<void>;
}

async function lockOrder(trx: Trx, orderHash: string) {
  const order = isOrderHash(orderHash)
    ? await trx.selectFrom('shop_order').select(['id', 'order_hash', 'customer', 'locale']).where('order_hash', '=', orderHash).forUpdate().executeTakeFirst()
    : undefined;
  if (!order) throw new ApiError('not_found');
  return order;
}

/** The order is locked, so that two requests at the same time count each other. */
async function checkLimit(trx: Trx, now: Date, orderId: number): Promise<void> {
  const recent = await trx.selectFrom('order_code').select('sent_at').where('order_id', '=', orderId).where('sent_at', '>', new Date(now.getTime() - HOUR_MS)).orderBy('sent_at').execute();
  const [oldest] = recent;
  if (!oldest || recent.length < CODES_PER_HOUR) return;
  throw new ApiError('too_many_requests', { params: { seconds: Math.ceil((oldest.sent_at.getTime() + HOUR_MS - now.getTime()) / 1000) } });
}

/**
 * Sends a code to the address of an order. It opens the order for this session only, and replaces an earlier code of the
 * session.
 *
 * @throws ApiError `not_found`, `too_many_requests`
 */
export async function sendOrderCode(db: Db, clock: Clock, { orderHash, session, limitMail }: SendCodeRequest): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id, customer, locale } = await lockOrder(trx, orderHash);
    const { email: to } = customer;
    if (!to) throw new ApiError('not_found');
    const now = clock.now();
    await checkLimit(trx, now, id);
    await limitMail(trx, to);
    const code = newOrderCode();
    await trx
      .insertInto('order_code')
      .values({ order_id: id, session_hash: hashSessionId(session.id), code_hash: hashOrderCode(session, id, code), sent_at: now })
      .execute();
    await enqueueMail(trx, clock, { to, locale, kind: 'order_code', about: orderSubject(id), content: codeMail(id, code, locale) });
  });
}
