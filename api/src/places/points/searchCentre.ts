import { townKey } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { centreOfTown, centreOfZipcode, placesOfTown } from '../../postcodes/towns.ts';

/** The centre of a search, in degrees, with the name of the place that it is. */
export interface SearchCentre {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A Hungarian postcode inside a text: `9021` or `9021 Győr`. */
const POSTCODE = /(?<!\d)[1-9]\d{3}(?!\d)/;

const activePoints = (db: Kysely<Database>) => db.selectFrom('parcel_point').where('is_active', '=', true);

async function centreOfPoints(points: ReturnType<typeof activePoints>, name: string): Promise<SearchCentre | undefined> {
  const { latitude, longitude } = await points
    .select(({ fn }) => [fn.avg<number | null>('latitude').as('latitude'), fn.avg<number | null>('longitude').as('longitude')])
    .executeTakeFirstOrThrow();
  return latitude === null || longitude === null ? undefined : { name, latitude: Number(latitude), longitude: Number(longitude) };
}

/**
 * The centre of a postcode. For one that the list of postcodes does not have: the centre of the points with the nearest one, because
 * Hungarian postcodes follow the country's regions, so postcodes with near numbers are near each other.
 */
async function centreOfPostcode(db: Kysely<Database>, postcode: string): Promise<SearchCentre | undefined> {
  const known = centreOfZipcode(postcode);
  if (known) return { name: postcode, ...known };
  const nearest = await activePoints(db).select('zipcode').orderBy(sql`abs(zipcode::int - ${Number(postcode)}::int)`).limit(1).executeTakeFirst();
  return nearest && centreOfPoints(activePoints(db).where('zipcode', '=', nearest.zipcode), postcode);
}

async function centreOfNamed(db: Kysely<Database>, key: string): Promise<SearchCentre | undefined> {
  const town = await activePoints(db)
    .select(['city', 'city_key'])
    .where('city_key', 'like', `${key}%`)
    .orderBy(sql`city_key = ${key}`, 'desc')
    .orderBy('city_key')
    .limit(1)
    .executeTakeFirst();
  if (town) return centreOfPoints(activePoints(db).where('city_key', '=', town.city_key), town.city);
  const [known] = placesOfTown(key);
  const centre = centreOfTown(key);
  return known && centre && { name: known.town, ...centre };
}

/** Finds the centre of a search by a postcode or the name of a town, or its beginning; `undefined` if nothing matches. */
export async function findCentre(db: Kysely<Database>, search: string): Promise<SearchCentre | undefined> {
  const [postcode] = POSTCODE.exec(search) ?? [];
  if (postcode !== undefined) return centreOfPostcode(db, postcode);
  const key = townKey(search);
  return key === '' ? undefined : centreOfNamed(db, key);
}
