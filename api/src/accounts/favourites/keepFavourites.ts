import { LIMITS } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';

/**
 * Serialises changes of a visitor's favourites. The limit is then never exceeded, and no product is added to a guest
 * during their sign-in.
 *
 * @returns the visitors that still exist
 */
async function lockVisitors(trx: Trx, visitorIds: readonly number[]): Promise<number[]> {
  // Always in the order of ids, so that two sign-ins never wait for each other.
  const rows = await trx.selectFrom('visitor').select('id').where('id', 'in', visitorIds).orderBy('id').forNoKeyUpdate().execute();
  return rows.map(({ id }) => id);
}

/** Loads the ids of a visitor's favourites, the latest first. */
export async function readFavouriteIds(db: Kysely<Database>, visitorId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourite')
    .select('product_id')
    .where('visitor_id', '=', visitorId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}

/**
 * Adds a product to the favourites. One that is a favourite already keeps its position in the list.
 *
 * @throws ApiError `not_found` for no product, `favourites_full` beyond the limit, `csrf_token_mismatch` where the guest
 *   has signed in meanwhile: the client then repeats the request with the user's session
 */
export async function addFavourite(db: Db, clock: Clock, visitorId: number, productId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const product = await trx.selectFrom('product').select('id').where('id', '=', productId).executeTakeFirst();
    if (!product) throw new ApiError('not_found');
    if ((await lockVisitors(trx, [visitorId])).length === 0) throw new ApiError('csrf_token_mismatch');
    const ids = await readFavouriteIds(trx, visitorId);
    if (ids.includes(productId)) return;
    if (ids.length >= LIMITS.favourites) throw new ApiError('favourites_full', { params: { max: LIMITS.favourites } });
    await trx.insertInto('favourite').values({ visitor_id: visitorId, product_id: productId, created_at: clock.now() }).execute();
  });
}

/** Removes a product from the favourites; does nothing for one that is no favourite. */
export async function removeFavourite(db: Kysely<Database>, visitorId: number, productId: number): Promise<void> {
  await db.deleteFrom('favourite').where('visitor_id', '=', visitorId).where('product_id', '=', productId).execute();
}

/**
 * Adds a guest's favourites to a user's, each once. No favourite of the user is removed. Where both together exceed the
 * limit, the latest of the guest are added up to it.
 */
export async function mergeFavourites(trx: Trx, guestId: number, userVisitorId: number): Promise<void> {
  await lockVisitors(trx, [guestId, userVisitorId]);
  await sql`
    insert into favourite (visitor_id, product_id, created_at)
    select ${userVisitorId}::bigint, guest.product_id, guest.created_at
    from favourite guest
    where guest.visitor_id = ${guestId}::bigint
      and not exists (select from favourite own where own.visitor_id = ${userVisitorId}::bigint and own.product_id = guest.product_id)
    order by guest.created_at desc, guest.product_id
    limit greatest(0, ${LIMITS.favourites}::int - (select count(*)::int from favourite where visitor_id = ${userVisitorId}::bigint))`.execute(trx);
}
