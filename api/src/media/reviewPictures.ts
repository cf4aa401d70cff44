import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Image } from '@feszek/contract';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { ADDRESS_DIGITS } from './pictureVersion.ts';
import { noteUnused } from './pictureUses.ts';

/** A photograph of a review: its id is the part of its address that contains the hash. */
export interface ReviewPicture {
  readonly id: string;
  readonly image: Omit<Image, 'alt'>;
}

/** The photographs of reviews by position, by the key of each review's item. */
export async function loadReviewPictures(db: Kysely<Database>, items: readonly string[]): Promise<ReadonlyMap<string, readonly ReviewPicture[]>> {
  const found = new Map<string, ReviewPicture[]>();
  if (items.length === 0) return found;
  const rows = await db
    .selectFrom('media_use')
    .innerJoin('media', 'media.hash', 'media_use.hash')
    .select(['review', 'media.hash', 'width', 'height', 'placeholder'])
    .where('review', 'in', items)
    .orderBy('position')
    .execute();
  for (const { review, hash, ...size } of rows) {
    const id = hash.slice(0, ADDRESS_DIGITS);
    found.set(review ?? '', [...(found.get(review ?? '') ?? []), { id, image: { ...size, path: `/images/reviews/${id}` } }]);
  }
  return found;
}

/**
 * Shows a stored photograph at an item, after its other ones. The transaction has locked the order of the item.
 *
 * @returns `false` if the item shows as many already
 */
export async function showReviewPicture(trx: Trx, clock: Clock, item: string, hash: string, most: number): Promise<boolean> {
  const rows = await trx.selectFrom('media_use').select(['hash', 'position']).where('review', '=', item).orderBy('position').execute();
  if (rows.some((row) => row.hash === hash)) return true;
  if (rows.length >= most) return false;
  const position = (rows.at(-1)?.position ?? 0) + 1;
  await trx.insertInto('media_use').values({ hash, review: item, position, product_id: null, category_id: null, brand_id: null, page: null, alt: '{}', focus_x: 50, focus_y: 50 }).execute();
  await noteUnused(trx, clock, [hash]);
  return true;
}

/** Removes photographs of items; all of them unless an id is given. Their files are removed later (see `removeUnusedPictures`). */
export async function removeReviewPictures(trx: Trx, clock: Clock, items: readonly string[], id?: string): Promise<void> {
  if (items.length === 0) return;
  const removed = await trx
    .deleteFrom('media_use')
    .where('review', 'in', items)
    .$if(id !== undefined, (query) => query.where(sql<boolean>`left(hash, ${sql.lit(ADDRESS_DIGITS)}) = ${id ?? ''}`))
    .returning('hash')
    .execute();
  await noteUnused(trx, clock, removed.map(({ hash }) => hash));
}
