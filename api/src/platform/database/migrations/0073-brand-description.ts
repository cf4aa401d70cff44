import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The text of a brand, which its list shows. Existing brands have none. */
export const brandDescription: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table brand add column description jsonb not null default '{"hu": "", "en": ""}'`.execute(db);
  },
};
