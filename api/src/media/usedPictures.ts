import type { MediaOwner } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Texts } from '../platform/database/columns.ts';
import type { Database } from '../platform/database/schema.ts';
import type { StoredImage } from './storedImage.ts';
import type { MediaAlt } from './tables.ts';
import { framedPath, mailPicture, picturePath } from './addresses.ts';
import { hasFrameShape } from './pictureFiles.ts';

/** A picture at a position of an owner. */
export interface UsedPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly alt: MediaAlt;
  readonly x: number;
  readonly y: number;
}

type OwnerColumn = 'product_id' | 'category_id' | 'brand_id' | 'page';

/**
 * SQL of an owner's pictures by position, for the select list of a query.
 *
 * @param owner - the column of that query with the owner's id
 */
export function usedPictures(column: OwnerColumn, owner: string): RawBuilder<readonly UsedPicture[]> {
  return sql`(select coalesce(json_agg(json_build_object('hash', media.hash, 'width', media.width, 'height', media.height, 'placeholder', media.placeholder,
      'alt', media_use.alt, 'x', media_use.focus_x, 'y', media_use.focus_y) order by media_use.position), '[]')
    from media_use join media on media.hash = media_use.hash where ${sql.ref(`media_use.${column}`)} = ${sql.ref(owner)})`;
}

/** The addresses of a picture: in its own shape, and in the frame of a card where that is another one. */
function addressesOf(kind: MediaOwner, owner: number | string, { hash, width, height, x, y }: Pick<UsedPicture, 'hash' | 'width' | 'height' | 'x' | 'y'>): Pick<StoredImage, 'path' | 'framed'> {
  const path = picturePath(kind, owner, hash);
  return { path, ...(!hasFrameShape(width, height) && { framed: framedPath(path, { x, y }) }) };
}

/**
 * A picture as pages receive it.
 *
 * @param name - the owner's name, used for a missing alternative text
 */
export function storedImage(kind: MediaOwner, owner: number | string, name: Texts, picture: UsedPicture): StoredImage {
  const { width, height, placeholder, alt, x, y } = picture;
  return {
    ...addressesOf(kind, owner, picture), alt: { hu: alt.hu ?? name.hu, en: alt.en ?? name.en }, width, height, placeholder,
    ...((x !== 50 || y !== 50) && { focus_x: x, focus_y: y }),
  };
}

/**
 * The address of each product's first picture in mails.
 *
 * @returns by product id; nothing for a product without a picture
 */
export async function loadMailPictures(db: Kysely<Database>, productIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db.selectFrom('media_use').innerJoin('media', 'media.hash', 'media_use.hash')
    .select(['media_use.product_id', 'media.hash', 'media.width', 'media.height', 'media_use.focus_x as x', 'media_use.focus_y as y'])
    .where('media_use.product_id', 'in', productIds).orderBy('media_use.position', 'desc').execute();
  // The first position is the last row, so it replaces the others.
  return new Map(rows.flatMap(({ product_id, ...picture }) => (product_id === null ? [] : [[product_id, mailPicture(addressesOf('products', product_id, picture))] as const])));
}

/** The pictures of a page by its name. */
export async function loadPagePictures(db: Kysely<Database>, page: string, name: Texts): Promise<readonly StoredImage[]> {
  const row = await sql<{ pictures: readonly UsedPicture[] }>`select ${usedPictures('page', 'own.page')} as pictures from (values (${page})) as own(page)`.execute(db);
  return (row.rows[0]?.pictures ?? []).map((picture) => storedImage('pages', page, name, picture));
}
