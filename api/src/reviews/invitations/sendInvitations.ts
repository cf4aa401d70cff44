import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { orderSubject } from '../../orders/mails/enqueueOrderMail.ts';
import { lockNamedOrder } from '../../orders/operator/lockNamedOrder.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox/enqueueMail.ts';
import { loadOrderItems } from '../reviewable.ts';
import { invitationMail } from './invitationMail.ts';
import { hashToken, oneClickPath, reviewPage, stopKey } from './links.ts';
import { isOptedOut } from './optOut.ts';

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;
/** Orders in one transaction. */
const BATCH = 50;
/** A buyer whose order arrived longer ago than this beyond the delay is not invited: the shop began to send invitations later. */
const LATEST_MS = 30 * DAY_MS;

type OrderRow = Selectable<Database['shop_order']>;

export interface InvitationParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Key of signatures and hashes; the same in every process. */
  readonly secret: string;
  /** Days from the arrival of an order to the mail; 0 for no mails. */
  readonly invitationDays: number;
}

/** Orders that arrived long enough ago and were not decided on, locked. */
function selectDue(trx: Trx, before: Date): Promise<OrderRow[]> {
  return trx
    .selectFrom('shop_order')
    .selectAll()
    .where('status', '=', 'completed')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_status_change as step')
          .select('step.id')
          .whereRef('step.order_id', '=', 'shop_order.id')
          .where('step.status', '=', 'completed')
          .where('step.at', '<=', before)
          .where('step.at', '>', new Date(before.getTime() - LATEST_MS))
          // A step of the moment of the order is one of which only the fact is known.
          .whereRef('step.at', '>', 'shop_order.created_at'),
      ),
    )
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('review_invitation').select('order_id').whereRef('review_invitation.order_id', '=', 'shop_order.id'))))
    .where(sql<boolean>`customer ? 'email'`)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** The mail of one order. @returns the token of its link; `null` if the buyer gets no mail */
async function invite(trx: Trx, { clock, secret }: InvitationParts, { id, locale, customer }: OrderRow): Promise<string | null> {
  const { email } = customer;
  const items = (await loadOrderItems(trx, id)).filter(({ isReviewable }) => isReviewable);
  if (!email || items.length === 0 || (await isOptedOut(trx, secret, email))) return null;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const stop = stopKey(secret, id);
  const content = invitationMail({ orderNumber: id, locale, names: items.map(({ name }) => name[locale]), form: reviewPage(token, locale), stop: reviewPage(stop, locale) });
  await enqueueMail(trx, clock, { to: email, locale, kind: 'review_invitation', about: orderSubject(id), hasSecretLink: true, unsubscribePath: oneClickPath(stop), content });
  return token;
}

/** Invites the buyer of an order, or notes that they get no mail. @returns whether a mail is sent */
async function decide(trx: Trx, parts: InvitationParts, order: OrderRow): Promise<boolean> {
  const token = await invite(trx, parts, order);
  await trx.insertInto('review_invitation').values({ order_id: order.id, token_hash: token === null ? null : hashToken(token), created_at: parts.clock.now() }).execute();
  return token !== null;
}

/**
 * Invites the buyer of an order that has arrived, without waiting. An order that was decided on is not invited again.
 *
 * @param name - the number or the hash of the order
 * @returns whether a mail is sent
 * @throws ApiError `not_found`, `review_too_early`
 */
export function inviteNow(parts: InvitationParts, name: string): Promise<boolean> {
  return parts.db.transaction().execute(async (trx) => {
    const order = await lockNamedOrder(trx, name);
    if (order.status !== 'completed') throw new ApiError('review_too_early');
    const decided = await trx.selectFrom('review_invitation').select('order_id').where('order_id', '=', order.id).executeTakeFirst();
    return decided === undefined && decide(trx, parts, order);
  });
}

/**
 * Mails the buyers of orders that arrived some days ago, once for each order. Buyers who want no such mails, or have withdrawn
 * from everything, get none.
 *
 * @returns the number of mails
 */
export async function sendInvitations(parts: InvitationParts): Promise<number> {
  const { db, clock, invitationDays } = parts;
  if (invitationDays === 0) return 0;
  const before = new Date(clock.now().getTime() - invitationDays * DAY_MS);
  let sent = 0;
  for (let count = BATCH; count === BATCH; ) {
    count = await db.transaction().execute(async (trx) => {
      const due = await selectDue(trx, before);
      for (const order of due) {
        if (await decide(trx, parts, order)) sent += 1;
      }
      return due.length;
    });
  }
  return sent;
}
