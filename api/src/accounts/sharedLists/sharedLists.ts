import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Trx } from '../../platform/database/Trx.ts';

const TOKEN_BYTES = 16;

/** The latest link to a visitor's favourites; a new one if there is none. */
export async function shareList(trx: Trx, clock: Clock, visitorId: number): Promise<string> {
  await trx.selectFrom('visitor').select('id').where('id', '=', visitorId).forNoKeyUpdate().executeTakeFirst();
  const known = await trx.selectFrom('shared_list').select('token').where('visitor_id', '=', visitorId).orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  if (known) return known.token;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await trx.insertInto('shared_list').values({ token, visitor_id: visitorId, created_at: clock.now() }).execute();
  return token;
}

/** Ends all links to a visitor's favourites. */
export async function endSharing(db: Kysely<Database>, visitorId: number): Promise<void> {
  await db.deleteFrom('shared_list').where('visitor_id', '=', visitorId).execute();
}

/** The visitor whose favourites a link shows; `undefined` if it is unknown or has ended. */
export async function findSharer(db: Kysely<Database>, token: string): Promise<number | undefined> {
  return (await db.selectFrom('shared_list').select('visitor_id').where('token', '=', token).executeTakeFirst())?.visitor_id;
}

/** Links of a guest show the favourites of the user who has signed in. */
export async function adoptSharedLists(trx: Trx, guestId: number, userVisitorId: number): Promise<void> {
  await trx.updateTable('shared_list').set({ visitor_id: userVisitorId }).where('visitor_id', '=', guestId).execute();
}
