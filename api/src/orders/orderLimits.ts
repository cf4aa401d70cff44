import { sql } from 'kysely';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { createHash } from 'node:crypto';
import type { Trx } from '../platform/database/Trx.ts';
import type { Database } from '../platform/database/schema.ts';
import type { ApprovalFrom } from './approval/needsApproval.ts';
import { ApiError } from '../platform/http/errors.ts';

/** Limits for orders that hold goods without being paid. */
export interface OrderLimits {
  /** Open orders of one visitor, and of a guest's email address and telephone number. */
  readonly perBuyer: number;
  /** Orders from a guest's client address and email address within a day, cancelled ones included. */
  readonly perDay: number;
  /** See `needsApproval`. */
  readonly approvalFrom: ApprovalFrom;
}

const DAY_MS = 86_400_000;
const OPEN = ['pending_payment', 'payment_failed', 'confirmed'] as const;
const UNPAID = [...OPEN, 'cancelled'] as const;

/** Who orders. */
export interface Orderer {
  readonly visitorId: number;
  /** Whether the buyer is signed in to an account. */
  readonly isSignedIn: boolean;
  readonly email: string;
  readonly phone: string;
  /** See `clientKey`; `null` if the client's address is unknown. */
  readonly clientKey: string | null;
}

/** The advisory lock for counting by this text: a number of 64 bits. */
function lockOf(text: string): string {
  return createHash('sha256').update(`orders of ${text}`).digest().readBigInt64BE().toString();
}

/** The keys, computed by the database as for stored orders. */
async function keysOf(trx: Trx, { email, phone }: Orderer): Promise<{ readonly email: string; readonly phone: string }> {
  const { rows } = await sql<{ email: string; phone: string }>`select regexp_replace(lower(${email}::text), '\\+[^@]*@', '@') as email, right(regexp_replace(${phone}::text, '\\D', '', 'g'), 9) as phone`.execute(trx);
  return rows[0] ?? { email, phone };
}

type Orders = ExpressionBuilder<Database, 'shop_order'>;
type Condition = (eb: Orders) => ExpressionWrapper<Database, 'shop_order', SqlBool>;

/** Whether at least this many orders match one of the conditions. */
async function hasAsMany(trx: Trx, most: number, conditions: readonly Condition[]): Promise<boolean> {
  for (const condition of conditions) {
    const { orders } = await trx.selectFrom('shop_order').select(({ fn }) => fn.countAll<number>().as('orders')).where(condition).executeTakeFirstOrThrow();
    if (orders >= most) return true;
  }
  return false;
}

/**
 * Checks whether another order may hold its goods before it is paid, for every payment method. Without a limit, one person
 * could hold the whole stock, and make the shop send mails to other people. The count is in the transaction of the order, under
 * a lock for each key, so that of two orders at the same time, in any process, the second counts the first.
 *
 * @param trx holds every other lock that the order needs, so that there is no deadlock
 * @throws ApiError `too_many_unpaid_orders`, `too_many_orders_today`
 */
export async function checkOrderLimits(trx: Trx, now: Date, { perBuyer, perDay }: OrderLimits, orderer: Orderer): Promise<void> {
  const { visitorId, isSignedIn, clientKey } = orderer;
  const keys = await keysOf(trx, orderer);
  const locks = [`visitor ${visitorId}`, ...(isSignedIn ? [] : [`email ${keys.email}`, `phone ${keys.phone}`, ...(clientKey === null ? [] : [`client ${clientKey}`])])];
  for (const lock of locks.map(lockOf).sort()) await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
  const isOpen: Condition = (eb) => eb.and([eb('status', 'in', OPEN), eb.or([eb('payment_expires_at', 'is', null), eb('payment_expires_at', '>', now)])]);
  const open: readonly Condition[] = [
    (eb) => eb.and([isOpen(eb), eb('visitor_id', '=', visitorId)]),
    ...(isSignedIn ? [] : [(eb: Orders) => eb.and([isOpen(eb), eb('email_key', '=', keys.email)]), (eb: Orders) => eb.and([isOpen(eb), eb('phone_key', '=', keys.phone)])]),
  ];
  if (await hasAsMany(trx, perBuyer, open)) throw new ApiError('too_many_unpaid_orders', { params: { count: perBuyer } });
  if (isSignedIn) return;
  const yesterday = new Date(now.getTime() - DAY_MS);
  const isOfToday: Condition = (eb) => eb.and([eb('status', 'in', UNPAID), eb('created_at', '>', yesterday)]);
  const today: readonly Condition[] = [
    (eb) => eb.and([isOfToday(eb), eb('email_key', '=', keys.email)]),
    ...(clientKey === null ? [] : [(eb: Orders) => eb.and([isOfToday(eb), eb('client_key', '=', clientKey)])]),
  ];
  if (await hasAsMany(trx, perDay, today)) throw new ApiError('too_many_orders_today');
}
