import type { OpeningHours } from '@feszek/contract/calendar';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { openingText } from './openingText.ts';
import type { StoredPlace } from './storedPlace.ts';

type ShowroomRow = Selectable<Database['showroom']>;

/** What the ids of showrooms start with. No carrier has this name. */
export const SHOWROOM = 'showroom';

/** A showroom with what only its choice shows. */
export interface ShowroomPlace {
  readonly key: string;
  readonly phone: string;
  readonly place: StoredPlace;
  readonly opening: OpeningHours;
}

function toPlace({ key, name, zipcode, city, address, opening_hours: hours }: ShowroomRow): StoredPlace {
  return { id: `${SHOWROOM}:${key}`, kind: SHOWROOM, carrier: null, name, zipcode, city, address, hours: { hu: openingText(hours, 'hu'), en: openingText(hours, 'en') } };
}

/** Loads the showrooms in the shop's order. */
export async function loadShowrooms(db: Kysely<Database>): Promise<ShowroomPlace[]> {
  const rows = await db.selectFrom('showroom').selectAll().orderBy('position').execute();
  return rows.map((row) => ({ key: row.key, phone: row.phone, place: toPlace(row), opening: row.opening_hours }));
}

/** Loads a showroom by its key. */
export async function findShowroom(db: Kysely<Database>, key: string): Promise<StoredPlace | undefined> {
  const row = await db.selectFrom('showroom').selectAll().where('key', '=', key).executeTakeFirst();
  return row && toPlace(row);
}
