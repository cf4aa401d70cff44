import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The picture of a showroom: its path in the content folder, its hash and its alternative texts. Showrooms have one from their next import on. */
export const showroomPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('ALTER TABLE showroom ADD COLUMN picture jsonb').execute(db);
  },
};
