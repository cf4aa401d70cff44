import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';

/** For how long orders of one client are counted, in milliseconds: a day. */
export const CLIENT_KEY_STORED_MS = 86_400_000;

/** Deletes the client keys of orders that no longer count. */
export async function removeClientKeys(db: Db, clock: Clock): Promise<void> {
  await db.updateTable('shop_order').set({ client_key: null }).where('client_key', 'is not', null).where('created_at', '<=', new Date(clock.now().getTime() - CLIENT_KEY_STORED_MS)).execute();
}
