import type { ProductDetail } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { loadShowrooms } from '../places/showrooms.ts';
import type { Database } from '../platform/database/schema.ts';
import { loadShowroomStock } from '../stock/showrooms/showroomStock.ts';
import type { ListCollected } from '../stock/showrooms/showroomStock.ts';

/** The showrooms that have a product, with the pieces there; and whether the shop has any showrooms. */
export async function loadProductShowrooms(db: Kysely<Database>, productId: number, listCollected: ListCollected): Promise<Pick<ProductDetail, 'showrooms' | 'has_showrooms'>> {
  const places = await loadShowrooms(db);
  if (places.length === 0) return { showrooms: [], has_showrooms: false };
  const stock = await loadShowroomStock(db, [productId], listCollected);
  const showrooms = places.flatMap(({ key, place }) => {
    const pieces = stock.get(key)?.get(productId) ?? 0;
    return pieces > 0 ? [{ city: place.city, pieces }] : [];
  });
  return { showrooms, has_showrooms: true };
}
