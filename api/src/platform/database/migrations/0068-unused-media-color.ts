import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** No program reads the dominant colour of a picture any more (decision 0126). A later release removes the column (decision 0111). */
export const unusedMediaColor: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table media alter column color drop not null`.execute(db);
  },
};
