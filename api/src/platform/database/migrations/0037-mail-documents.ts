import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Documents of mails: they are named when a mail is enqueued, and made when it is sent. */
export const mailDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE outbox_mail ADD COLUMN documents jsonb NOT NULL DEFAULT '[]'`.execute(db);
  },
};
