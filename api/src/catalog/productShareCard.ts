import type { Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { cardPicture } from '../media/share/shareCard.ts';
import type { ShareCard } from '../media/share/shareCard.ts';
import type { Database } from '../platform/database/schema.ts';
import { loadProductRecords } from './productRecords.ts';
import type { ProductRecord } from './productRecords.ts';

/** The largest id of the database. */
const LARGEST_ID = 2_147_483_647;

/** What the picture beside a link to a product shows: its brand, its name, and its main picture as a whole. */
export function productShareCard({ title, brand, images }: Pick<ProductRecord, 'title' | 'brand' | 'images'>, locale: Locale): ShareCard {
  return { title: title[locale], line: brand, isWhole: true, ...cardPicture(images[0]) };
}

/** The same by the product's id; `undefined` for an unknown product. */
export async function findProductShareCard(db: Kysely<Database>, key: string, locale: Locale): Promise<ShareCard | undefined> {
  const id = Number(key);
  if (!/^[1-9]\d*$/.test(key) || id > LARGEST_ID) return undefined;
  const [record] = await loadProductRecords(db, [id]);
  return record && productShareCard(record, locale);
}
