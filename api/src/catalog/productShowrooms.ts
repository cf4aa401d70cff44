import type { ProductDetail } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { loadShowrooms } from '../places/showrooms.ts';
import type { Database } from '../platform/database/schema.ts';
import { loadShowroomStock } from '../stock/showrooms/showroomStock.ts';
import type { ListCollected } from '../stock/showrooms/showroomStock.ts';

/** The showrooms that have a product, with the pieces there. */
export async function loadProductShowrooms(db: Kysely<Database>, productId: number, listCollected: ListCollected): Promise<ProductDetail['showrooms']> {
  const stock = await loadShowroomStock(db, [productId], listCollected);
  if (stock.size === 0) return [];
  return (await loadShowrooms(db)).flatMap(({ key, place }) => {
    const pieces = stock.get(key)?.get(productId) ?? 0;
    return pieces > 0 ? [{ city: place.city, pieces }] : [];
  });
}
