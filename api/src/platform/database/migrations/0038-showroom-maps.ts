import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  `ALTER TABLE showroom ADD COLUMN map jsonb`,
  // Days that the Government exchanges were constants: those of 2026 by decree 10/2025. (IV. 30.) of the Minister for National Economy.
  `UPDATE showroom SET opening_hours = opening_hours || '{"exchanged": [{"rest": "2026-12-24", "worked": "2026-12-12"}]}'`,
];

/** The drawn map of a showroom, and exchanged days as a part of its opening hours. */
export const showroomMaps: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
