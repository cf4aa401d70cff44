import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** Locks a visitor's cart for the transaction, and creates it if there is none. A concurrent change of the same cart waits. */
export async function lockCart(trx: Trx, visitorId: number) {
  await trx.insertInto('cart').values({ visitor_id: visitorId }).onConflict((conflict) => conflict.doNothing()).execute();
  return trx.selectFrom('cart').selectAll().where('visitor_id', '=', visitorId).forUpdate().executeTakeFirstOrThrow();
}

/** Raises the cart's version. An order with an older version is refused, because its buyer has not seen the change. */
export async function raiseVersion(db: Kysely<Database>, visitorId: number): Promise<void> {
  await db.updateTable('cart').set({ version: sql<number>`version + 1` }).where('visitor_id', '=', visitorId).execute();
}

export type CartRow = Awaited<ReturnType<typeof lockCart>>;

/** Changes a cart in one transaction and raises its version. */
export async function changeCart(db: Db, visitorId: number, change: (trx: Trx, cart: CartRow) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const cart = await lockCart(trx, visitorId);
    await change(trx, cart);
    await raiseVersion(trx, visitorId);
  });
}
