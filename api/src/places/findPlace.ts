import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { findPoint } from './points/pointRows.ts';
import { findShowroom, SHOWROOM } from './showrooms.ts';
import type { FoundPlace } from './storedPlace.ts';

const NO_LIMITS = { maxWeightG: null, maxSideMm: null } as const;

/** Loads a place by its id, open or closed; `undefined` if there is none. */
export async function findPlace(db: Kysely<Database>, id: string): Promise<FoundPlace | undefined> {
  const border = id.indexOf(':');
  const [source, code] = [id.slice(0, border), id.slice(border + 1)];
  if (source !== SHOWROOM) return findPoint(db, source, code);
  const place = await findShowroom(db, code);
  return place && { place, isActive: true, limits: NO_LIMITS };
}
