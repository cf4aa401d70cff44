import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { pointLimits, pointPlace } from './pointRows.ts';
import type { PlaceLimits, StoredPlace } from '../storedPlace.ts';

/** Points in one answer. */
const LISTED = 20;
const EARTH_RADIUS_KM = 6371;

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** An active parcel point near a centre. */
export interface NearPoint extends Position {
  readonly place: StoredPlace;
  readonly limits: PlaceLimits;
  /** As the crow flies. */
  readonly distanceKm: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance on the globe by the haversine formula. */
function distanceKm(from: Position, to: Position): number {
  const byLatitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const byLongitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2 * Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(byLatitude + byLongitude));
}

/** Loads the active points that are nearest to a centre, the nearest first. */
export async function nearestPoints(db: Kysely<Database>, centre: Position): Promise<NearPoint[]> {
  // Degrees of longitude are shorter than those of latitude. Over the width of a country the plane is exact enough for the order.
  const shortening = Math.cos(radians(centre.latitude));
  const rows = await db
    .selectFrom('parcel_point')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy(sql`power(latitude - ${centre.latitude}::float8, 2) + power((longitude - ${centre.longitude}::float8) * ${shortening}::float8, 2)`)
    .orderBy('id')
    .limit(LISTED)
    .execute();
  return rows.map((row) => ({ place: pointPlace(row), limits: pointLimits(row), latitude: row.latitude, longitude: row.longitude, distanceKm: distanceKm(centre, row) }));
}
