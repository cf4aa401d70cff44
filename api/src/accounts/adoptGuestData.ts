import { adoptGuestOrders } from '../orders/adoptGuestOrders.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { adoptGuestQuotes } from '../quotes/adoptGuestQuotes.ts';

/** Gives what was ordered and requested as a guest with an email address to the account that has confirmed the address. */
export async function adoptGuestData(trx: Trx, userId: number, email: string): Promise<void> {
  await adoptGuestOrders(trx, userId, email);
  await adoptGuestQuotes(trx, userId, email);
}
