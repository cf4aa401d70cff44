import type { Trx } from '../database/Trx.ts';

/** Finds the visitor of a user, or creates it at the user's first sign-in. */
export async function visitorOfUser(trx: Trx, userId: number): Promise<number> {
  const inserted = await trx
    .insertInto('visitor')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
  const found = await trx.selectFrom('visitor').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return found.id;
}

/** Deletes a guest with their sessions, cart and favourites. */
export async function removeVisitor(trx: Trx, visitorId: number): Promise<void> {
  await trx.deleteFrom('visitor').where('id', '=', visitorId).execute();
}
