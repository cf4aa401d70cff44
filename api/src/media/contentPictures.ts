import type { Image } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { ADDRESS_DIGITS } from './pictureVersion.ts';
import { noteUnused } from './pictureUses.ts';

/** A picture of the content folder, without its alternative text. */
export type ContentPicture = Omit<Image, 'alt'>;

/** Pictures of the content folder by hash. */
export type ContentPictures = ReadonlyMap<string, ContentPicture>;

const ADDRESS = '/images/content/';

const CENTRE = { focus_x: 50, focus_y: 50 };

/**
 * Shows pictures at entries of the content, instead of all current ones.
 *
 * @param uses - the hashes of each entry's pictures, by the entry's path in the content folder
 */
export async function showContentPictures(trx: Trx, clock: Clock, uses: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const before = await trx.deleteFrom('media_use').where('content', 'in', ['', ...uses.keys()]).returning('hash').execute();
  const rows = [...uses].flatMap(([content, hashes]) =>
    [...new Set(hashes)].map((hash, index) => ({ hash, content, position: index + 1, product_id: null, category_id: null, brand_id: null, page: null, alt: '{}', ...CENTRE })),
  );
  if (rows.length > 0) await trx.insertInto('media_use').values(rows).execute();
  await noteUnused(trx, clock, [...before, ...rows].map(({ hash }) => hash));
}

/** The entries that show pictures now, such as `articles/sofa-size`. */
export async function listContentOwners(trx: Trx): Promise<readonly string[]> {
  const rows = await trx.selectFrom('media_use').select('content').distinct().where('content', 'is not', null).execute();
  return rows.flatMap(({ content }) => content ?? []);
}

/** The hashes that are not stored. */
export async function missingPictures(db: Kysely<Database>, hashes: readonly string[]): Promise<readonly string[]> {
  if (hashes.length === 0) return [];
  const rows = await db.selectFrom('media').select('hash').where('hash', 'in', hashes).execute();
  const known = new Set(rows.map(({ hash }) => hash));
  return [...new Set(hashes)].filter((hash) => !known.has(hash));
}

/** The sizes, placeholders and addresses of pictures by hash. */
export async function loadContentPictures(db: Kysely<Database>, hashes: readonly string[]): Promise<ContentPictures> {
  if (hashes.length === 0) return new Map();
  const rows = await db.selectFrom('media').select(['hash', 'width', 'height', 'placeholder']).where('hash', 'in', [...new Set(hashes)]).execute();
  return new Map(rows.map(({ hash, ...picture }) => [hash, { ...picture, path: ADDRESS + hash.slice(0, ADDRESS_DIGITS) }]));
}

/**
 * SQL of a picture, for the select list of a query; null if it is not stored.
 *
 * @param hash - SQL of its hash
 */
export function contentPicture(hash: RawBuilder<string | null>): RawBuilder<ContentPicture | null> {
  return sql`(select json_build_object('path', ${ADDRESS} || left(media.hash, ${ADDRESS_DIGITS}), 'width', media.width, 'height', media.height, 'placeholder', media.placeholder)
    from media where media.hash = ${hash})`;
}
