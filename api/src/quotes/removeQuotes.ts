import type { Trx } from '../platform/database/Trx.ts';

/** Removes the quotes of a user. An order from a quote stays. */
export async function removeQuotes(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('quote').where('user_id', '=', userId).execute();
}
