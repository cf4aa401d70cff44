import type { Trx } from '../platform/database/Trx.ts';
import type { DataOwner } from '../users/DataOwner.ts';
import { quotesOf } from './quotesOf.ts';

/**
 * Removes someone's quotes. An order from a quote stays.
 *
 * @returns their number
 */
export async function removeQuotes(trx: Trx, owner: DataOwner): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('quote').where(quotesOf(owner)).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
