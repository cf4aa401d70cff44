import type { Locale, OperatorWithdrawal, Withdrawal } from '@feszek/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { isOrderHash } from '../orderHash.ts';

type WithdrawalRow = Selectable<Database['withdrawal']>;

/** What arrived, without what the shop thinks of it. */
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

/**
 * A withdrawal for whoever knows its hash: its author.
 *
 * @throws ApiError `not_found`
 */
export async function loadWithdrawal(db: Kysely<Database>, hash: string, locale: Locale): Promise<Withdrawal> {
  // Made like the hash of an order.
  const row = isOrderHash(hash) ? await db.selectFrom('withdrawal').selectAll().where('withdrawal_hash', '=', hash).executeTakeFirst() : undefined;
  if (!row) throw new ApiError('not_found');
  return toWithdrawal(db, row, locale);
}

/** A withdrawal as the operator sees it, with what the shop noted when it arrived. */
export async function toOperatorWithdrawal(db: Kysely<Database>, row: WithdrawalRow, locale: Locale): Promise<OperatorWithdrawal> {
  const { withdrawal_hash: _, ...withdrawal } = await toWithdrawal(db, row, locale);
  const order = row.order_id === null ? undefined : await db.selectFrom('shop_order').select('status').where('id', '=', row.order_id).executeTakeFirst();
  return { ...withdrawal, locale: row.locale, order_id: row.order_id, order_status: order?.status ?? null, remarks: [...row.remarks] };
}
