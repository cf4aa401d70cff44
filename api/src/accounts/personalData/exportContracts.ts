import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { exportReviews } from '../../reviews/personalData/exportReviews.ts';
import type { DataOwner } from '../../users/DataOwner.ts';
import { exportOrders } from './exportOrders.ts';
import { exportQuotes } from './exportQuotes.ts';

/** Someone's orders, quotes and reviews. */
export async function exportContracts(db: Kysely<Database>, owner: DataOwner) {
  return { orders: await exportOrders(db, owner), quotes: await exportQuotes(db, owner), reviews: await exportReviews(db, owner) };
}
