import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const LOCALE = `text NOT NULL CHECK (locale IN ('hu', 'en'))`;

/** One statement per call. */
const STATEMENTS = [
  `ALTER TABLE outbox_mail ADD COLUMN reply_to text, ADD COLUMN unsubscribe_path text`,
  `CREATE TABLE outbox_attachment (mail_id bigint NOT NULL REFERENCES outbox_mail ON DELETE CASCADE, position int NOT NULL, name text NOT NULL, type text NOT NULL,
    content bytea NOT NULL, PRIMARY KEY (mail_id, position))`,

  `CREATE TABLE contact_message (id int GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY, created_at timestamptz NOT NULL, locale ${LOCALE}, topic text NOT NULL,
    name text NOT NULL, email text NOT NULL, order_number text NOT NULL, message text NOT NULL, client_key text NOT NULL, closed_at timestamptz)`,
  `CREATE INDEX contact_message_email ON contact_message (email, created_at)`,
  `CREATE INDEX contact_message_client ON contact_message (client_key, created_at)`,
  `CREATE TABLE contact_file (message_id int PRIMARY KEY REFERENCES contact_message ON DELETE CASCADE, name text NOT NULL, type text NOT NULL, content bytea NOT NULL)`,

  // One row per address. A row whose address was never confirmed is deleted.
  `CREATE TABLE newsletter_subscription (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, email text NOT NULL UNIQUE, name text NOT NULL, locale ${LOCALE}, topics text[] NOT NULL,
    state text NOT NULL CHECK (state IN ('pending', 'active', 'unsubscribed')), link_key text NOT NULL, source text NOT NULL, consent_version text NOT NULL,
    requested_at timestamptz NOT NULL, confirmed_at timestamptz, unsubscribed_at timestamptz, mailed_at timestamptz)`,
  // What a marketing service is sent, in the order of the ids. Without a foreign key: the deletion of a subscription is sent too.
  `CREATE TABLE newsletter_change (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, subscription_id int NOT NULL, type text NOT NULL, payload jsonb NOT NULL,
    created_at timestamptz NOT NULL, delivered_at timestamptz)`,
  `CREATE INDEX newsletter_change_open ON newsletter_change (subscription_id, id) WHERE delivered_at IS NULL`,
  // The address of an account is confirmed by its activation, which is the second step of the consent.
  `INSERT INTO newsletter_subscription (email, name, locale, topics, state, link_key, source, consent_version, requested_at, confirmed_at)
    SELECT lower(email), name, locale, '{}', 'active', replace(gen_random_uuid()::text, '-', ''), 'registration', '2026-11-01', created_at, activated_at FROM app_user
    WHERE is_newsletter_subscription AND activated_at IS NOT NULL`,
  // Opening hours were texts, which cannot be converted: the showrooms are imported again.
  `DELETE FROM showroom`,
];

/** Messages of the contact form, files and headers of mails, subscriptions of the newsletter, structured opening hours. */
export const messagesAndNewsletter: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
