import type { Image, Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { cardImage } from '../media/wireImage.ts';
import type { Database } from '../platform/database/schema.ts';
import { loadProductRecords } from './productRecords.ts';

/** Pictures of one order or quote request in a list. */
const PICTURES = 4;

/** A line of an order or a quote request. */
export interface ListedLine {
  /** Of the order or the request. */
  readonly ownerId: number;
  /** `null` if the product does not exist any more. */
  readonly productId: number | null;
  readonly quantity: number;
}

export interface ListedGoods {
  /** Pieces of all lines. */
  readonly count: number;
  readonly images: Image[];
}

/**
 * The number of pieces and the first pictures of each order or quote request of a list.
 *
 * @param lines - in the order of their positions
 */
export async function loadListedGoods(db: Kysely<Database>, lines: readonly ListedLine[], locale: Locale): Promise<(ownerId: number) => ListedGoods> {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
  const images = new Map((ids.length > 0 ? await loadProductRecords(db, ids) : []).map((record) => [record.id, record.images[0]]));
  return (ownerId) => {
    const own = lines.filter((line) => line.ownerId === ownerId);
    const pictures = own.flatMap(({ productId }) => images.get(productId ?? 0) ?? []).slice(0, PICTURES);
    return { count: own.reduce((sum, { quantity }) => sum + quantity, 0), images: pictures.map((image) => cardImage(image, locale)) };
  };
}
