import type { Trx } from '../platform/database/Trx.ts';
import { quotesOf } from './quotesOf.ts';

/** Gives the quotes that were requested as a guest with an email address to the account that has confirmed the address. */
export async function adoptGuestQuotes(trx: Trx, userId: number, email: string): Promise<void> {
  await trx
    .updateTable('quote')
    .set({ user_id: userId })
    .where(quotesOf({ guestEmail: email }))
    .execute();
}
