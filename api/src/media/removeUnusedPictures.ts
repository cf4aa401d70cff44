import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import type { MediaStore } from './MediaStore.ts';

/** How long a picture is stored after its last use, in milliseconds: cached pages and mails still show it. */
const RETENTION_MS = 30 * 86_400_000;
/** Pictures removed in one run. */
const MOST_REMOVED = 100;

/** Removes pictures that no owner has shown for a month, and uploads without an owner. @returns their number */
export async function removeUnusedPictures(db: Db, clock: Clock, store: MediaStore): Promise<number> {
  const before = new Date(clock.now().getTime() - RETENTION_MS);
  const candidates = await db.selectFrom('media').select('hash').where('unused_since', '<', before).limit(MOST_REMOVED).execute();
  let removed = 0;
  for (const { hash } of candidates) {
    await db.transaction().execute(async (trx) => {
      // Locked, so that no owner starts to use it while its files are deleted.
      const unused = await trx
        .selectFrom('media')
        .select('hash')
        .where('hash', '=', hash)
        .where('unused_since', '<', before)
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('media_use').select('media_use.hash').whereRef('media_use.hash', '=', 'media.hash'))))
        .forUpdate()
        .executeTakeFirst();
      if (!unused) return;
      await store.remove(hash);
      await trx.deleteFrom('media').where('hash', '=', hash).execute();
      removed += 1;
    });
  }
  return removed;
}
