import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import { ADDRESS_DIGITS } from './pictureVersion.ts';
import type { FindHash } from './pictureVersion.ts';

/** Finds uploaded pictures by their addresses; a frame exists only around focal points that an owner has set. */
export function findHashIn(db: Db): FindHash {
  return async ({ address, frame }) => {
    const row = await db
      .selectFrom('media')
      .select('hash')
      .where(sql<boolean>`left(hash, ${sql.lit(ADDRESS_DIGITS)}) = ${address}`)
      .$if(frame !== null, (query) =>
        query.where(({ exists, selectFrom }) =>
          exists(selectFrom('media_use').select('media_use.hash').whereRef('media_use.hash', '=', 'media.hash').where('focus_x', '=', frame?.x ?? 0).where('focus_y', '=', frame?.y ?? 0))))
      .executeTakeFirst();
    return row?.hash;
  };
}
