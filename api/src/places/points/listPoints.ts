import { townKey } from '@feszek/contract';
import type { OperatorPoints } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

export interface PointsQuery {
  readonly carrier?: string | undefined;
  readonly city?: string | undefined;
  readonly limit: number;
}

/** The carriers with their numbers of points, and the points of a carrier or a town by postcode. */
export async function listPoints(db: Kysely<Database>, { carrier, city, limit }: PointsQuery): Promise<OperatorPoints> {
  const carriers = await db
    .selectFrom('parcel_point')
    .select(['carrier', sql<string>`count(*) filter (where is_active)`.as('active'), sql<string>`count(*) filter (where not is_active)`.as('inactive'), ({ fn }) => fn.max('imported_at').as('imported_at')])
    .groupBy('carrier')
    .orderBy('carrier')
    .execute();
  const points = await db
    .selectFrom('parcel_point')
    .select(['carrier', 'code', 'name', 'kind', 'zipcode', 'city', 'address', 'is_active'])
    .$if(carrier !== undefined, (query) => query.where('carrier', '=', carrier ?? ''))
    .$if(city !== undefined, (query) => query.where('city_key', '=', townKey(city ?? '')))
    .orderBy('zipcode')
    .orderBy('id')
    .limit(limit)
    .execute();
  return { carriers: carriers.map(({ active, inactive, imported_at, ...row }) => ({ ...row, active: Number(active), inactive: Number(inactive), imported_at: imported_at.toISOString() })), points };
}
