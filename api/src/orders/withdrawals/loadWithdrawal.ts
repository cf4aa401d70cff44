import type { Locale, OperatorWithdrawal, Withdrawal } from '@feszek/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Session } from '../../platform/session/sessions.ts';
import { isOrderOpen } from '../access/orderAccess.ts';
import { isOrderHash } from '../orderHash.ts';

type WithdrawalRow = Selectable<Database['withdrawal']>;

/** The declaration without the remarks of the shop. */
export async function toWithdrawal(db: Kysely<Database>, row: WithdrawalRow, locale: Locale): Promise<Withdrawal> {
  const lines = await db
    .selectFrom('withdrawal_line as line')
    .innerJoin('order_line', (join) => join.onRef('order_line.order_id', '=', 'line.order_id').onRef('order_line.position', '=', 'line.position'))
    .select(['order_line.name', 'line.quantity'])
    .where('line.withdrawal_id', '=', row.id)
    .orderBy('line.position')
    .execute();
  return {
    withdrawal_hash: row.withdrawal_hash,
    number: row.id,
    submitted_at: row.submitted_at.toISOString(),
    name: row.name,
    order_number: row.order_number,
    email: row.email,
    subject: row.subject,
    items: lines.map(({ name, quantity }) => ({ name: name[locale], quantity })),
  };
}

/** Whether a session may see who declared a withdrawal: its author, and whoever may see the whole order. */
async function isWithdrawalOpen(db: Kysely<Database>, { visitor_id, order_id, email }: WithdrawalRow, session: Session | undefined): Promise<boolean> {
  if (session && visitor_id === session.visitorId) return true;
  const order = order_id === null ? undefined : await db.selectFrom('shop_order').select(['id', 'visitor_id', 'user_id', 'customer']).where('id', '=', order_id).executeTakeFirst();
  // Anyone can enter the number of an order, so such a declaration does not belong to its buyer.
  return order !== undefined && order.customer.email?.toLowerCase() === email.toLowerCase() && isOrderOpen(db, order, session);
}

/**
 * A withdrawal by its hash. Name, email address and description are empty for a session that has only the hash.
 *
 * @throws ApiError `not_found`
 */
export async function loadWithdrawal(db: Kysely<Database>, hash: string, locale: Locale, session: Session | undefined): Promise<Withdrawal> {
  // Has the form of an order's hash.
  const row = isOrderHash(hash) ? await db.selectFrom('withdrawal').selectAll().where('withdrawal_hash', '=', hash).executeTakeFirst() : undefined;
  if (!row) throw new ApiError('not_found');
  const withdrawal = await toWithdrawal(db, row, locale);
  return (await isWithdrawalOpen(db, row, session)) ? withdrawal : { ...withdrawal, name: '', email: '', subject: '' };
}

/** A withdrawal as the operator sees it, with what the shop noted when it arrived. */
export async function toOperatorWithdrawal(db: Kysely<Database>, row: WithdrawalRow, locale: Locale): Promise<OperatorWithdrawal> {
  const { withdrawal_hash: _, ...withdrawal } = await toWithdrawal(db, row, locale);
  const order = row.order_id === null ? undefined : await db.selectFrom('shop_order').select('status').where('id', '=', row.order_id).executeTakeFirst();
  return { ...withdrawal, locale: row.locale, order_id: row.order_id, order_status: order?.status ?? null, remarks: [...row.remarks] };
}
