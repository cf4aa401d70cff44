import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { FoundPlace, PlaceLimits, StoredPlace } from '../storedPlace.ts';

type PointRow = Selectable<Database['parcel_point']>;

export function pointPlace({ carrier, code, kind, name, zipcode, city, address, hours }: PointRow): StoredPlace {
  return { id: `${carrier}:${code}`, kind, carrier, name: { hu: name, en: name }, zipcode, city, address, hours };
}

export function pointLimits({ max_weight_g: maxWeightG, max_side_mm: maxSideMm }: PointRow): PlaceLimits {
  return { maxWeightG, maxSideMm };
}

/** Loads a parcel point, active or not. */
export async function findPoint(db: Kysely<Database>, carrier: string, code: string): Promise<FoundPlace | undefined> {
  const row = await db.selectFrom('parcel_point').selectAll().where('carrier', '=', carrier).where('code', '=', code).executeTakeFirst();
  return row && { place: pointPlace(row), isActive: row.is_active, limits: pointLimits(row) };
}
