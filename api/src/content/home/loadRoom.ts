import type { ShopRoom } from '@feszek/contract';
import { sql } from 'kysely';
import { loadProducts } from '../../catalog/loadProducts.ts';
import { idsBySku } from '../../catalog/productIdsOf.ts';
import type { Catalogue } from '../../catalog/readModel/Catalogue.ts';
import type { ProductView } from '../../catalog/toProduct.ts';
import { contentPicture } from '../../media/contentPictures.ts';
import type { Db } from '../../platform/database/connect.ts';

export interface RoomSource {
  readonly db: Db;
  readonly catalogue: Catalogue;
}

/** The room of the home page; `null` without one, without its picture, or while none of its products can be bought. */
export async function loadRoom({ db, catalogue }: RoomSource, view: ProductView): Promise<ShopRoom | null> {
  const home = await db.selectFrom('home_page').select('room').select(contentPicture(sql`room ->> 'hash'`).as('picture')).executeTakeFirst();
  if (!home?.room || !home.picture) return null;
  const { alt, title, text, points } = home.room;
  const { picture } = home;
  const ids = await idsBySku(db, points.map(({ sku }) => sku));
  const products = new Map((await loadProducts(catalogue, [...new Set(ids.values())], view)).map((product) => [product.id, product]));
  const sold = points.flatMap(({ sku, x, y }) => {
    const product = products.get(ids.get(sku) ?? 0);
    return product && product.stock_state !== 'sold_out' ? [{ x, y, product }] : [];
  });
  return sold.length === 0 ? null : { title: title[view.locale], text: text[view.locale], image: { ...picture, alt: alt[view.locale] }, points: sold };
}
