import type { OrderStatus } from '@feszek/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

const LAST_HOUR = sql<Date>`now() - interval '1 hour'`;
const COUNT = sql<number>`count(*)::int`.as('count');

/** The jobs of each kind and state, and how long the oldest due one has waited, in seconds. */
export function countJobs(db: Db) {
  return db
    .selectFrom('job')
    .select(['kind', 'state', COUNT, sql<number>`greatest(0, extract(epoch from now() - min(run_at)))::float8`.as('delay_s')])
    .groupBy(['kind', 'state'])
    .execute();
}

/** The orders of the last hour by their present status. */
export function countOrders(db: Db): Promise<{ status: OrderStatus; count: number }[]> {
  return db.selectFrom('shop_order').select(['status', COUNT]).where('created_at', '>', LAST_HOUR).groupBy('status').execute();
}

/** The payments of the last hour that have not succeeded: those that failed by their cause, others as `pending`. */
export function countPayments(db: Db): Promise<{ cause: string; count: number }[]> {
  return db
    .selectFrom('payment_transaction')
    .select([sql<string>`coalesce(failure, 'pending')`.as('cause'), COUNT])
    .where('status', '<>', 'success')
    .where('created_at', '>', LAST_HOUR)
    .groupBy('cause')
    .execute();
}
