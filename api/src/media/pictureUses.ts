import type { MediaList, MediaUseInput } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { ApiError } from '../platform/http/errors.ts';
import { picturePath } from './addresses.ts';
import { ownedBy } from './owners.ts';
import type { Owner } from './owners.ts';

/** Added to positions during a reorder: no position may occur twice. */
const ASIDE = 1000;

/** The pictures of an owner, by position. */
export async function listPictures(db: Kysely<Database>, owner: Owner): Promise<MediaList> {
  const rows = await db
    .selectFrom('media_use')
    .innerJoin('media', 'media.hash', 'media_use.hash')
    .where(ownedBy(owner))
    .orderBy('position')
    .select(['position', 'media.hash', 'type', 'bytes', 'width', 'height', 'alt', 'focus_x', 'focus_y'])
    .execute();
  return {
    pictures: rows.map(({ alt, ...picture }) => ({ ...picture, path: picturePath(owner.kind, owner.id, picture.hash), alt_hu: alt.hu ?? null, alt_en: alt.en ?? null })),
  };
}

/** Serialises changes of an owner's pictures. */
async function lockPictures(trx: Trx, { column, id }: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`media ${column} ${id}`}, 0))`.execute(trx);
}

/** Stores since when pictures are unused. */
export async function noteUnused(trx: Trx, clock: Clock, hashes: readonly string[]): Promise<void> {
  await sql`update media set unused_since = case when exists (select from media_use where media_use.hash = media.hash) then null else coalesce(unused_since, ${clock.now()}::timestamptz) end
    where hash = any(${sql.val(hashes)}::text[])`.execute(trx);
}

/** Shows a picture at an owner's position, instead of the current one. */
export async function showPicture(db: Db, clock: Clock, owner: Owner, position: number, hash: string, input: MediaUseInput): Promise<void> {
  const { alt_hu: hu, alt_en: en, focus_x, focus_y } = input;
  const alt = JSON.stringify({ ...(hu && { hu }), ...(en && { en }) });
  await db.transaction().execute(async (trx) => {
    await lockPictures(trx, owner);
    const before = await trx.deleteFrom('media_use').where(ownedBy(owner)).where('position', '=', position).returning('hash').execute();
    await trx.insertInto('media_use').values({ hash, product_id: null, category_id: null, brand_id: null, page: null, [owner.column]: owner.id, position, alt, focus_x, focus_y }).execute();
    await noteUnused(trx, clock, [hash, ...before.map((row) => row.hash)]);
  });
}

/**
 * Removes a picture from its owner; the others keep their positions.
 *
 * @throws ApiError `not_found` if no picture has this position
 */
export async function removePicture(db: Db, clock: Clock, owner: Owner, position: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPictures(trx, owner);
    const removed = await trx.deleteFrom('media_use').where(ownedBy(owner)).where('position', '=', position).returning('hash').execute();
    if (removed.length === 0) throw new ApiError('not_found');
    await noteUnused(trx, clock, removed.map(({ hash }) => hash));
  });
}

/**
 * Reorders an owner's pictures, and numbers them from 1.
 *
 * @param positions - every position with a picture, in the new order
 * @throws ApiError `validation_failed` if a position is missing or occurs twice
 */
export async function orderPictures(db: Db, owner: Owner, positions: readonly number[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPictures(trx, owner);
    const rows = await trx.selectFrom('media_use').select('position').where(ownedBy(owner)).execute();
    const isWhole = rows.length === positions.length && new Set(positions).size === positions.length && rows.every(({ position }) => positions.includes(position));
    if (!isWhole) throw new ApiError('validation_failed', { fields: [{ path: 'positions', code: 'unknown_value' }] });
    await trx.updateTable('media_use').set(({ eb }) => ({ position: eb('position', '+', ASIDE) })).where(ownedBy(owner)).execute();
    await sql`update media_use set position = given.place from unnest(${sql.val(positions)}::int[]) with ordinality as given(position, place)
      where ${ownedBy(owner)} and media_use.position = given.position + ${ASIDE}::int`.execute(trx);
  });
}
