import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Slugs of several entries may change places within one import. */
const SLUGS = ['hu', 'en'].map((locale) => `UNIQUE (slug_${locale}) DEFERRABLE INITIALLY DEFERRED`).join(', ');
const TEXTS = 'title jsonb NOT NULL, description jsonb NOT NULL, body jsonb NOT NULL, blocks jsonb NOT NULL, pictures jsonb NOT NULL';

const STATEMENTS = [
  `CREATE TABLE content_topic (key text PRIMARY KEY, position int NOT NULL, title jsonb NOT NULL, slug_hu text NOT NULL, slug_en text NOT NULL, categories text[] NOT NULL, ${SLUGS})`,
  // The id stays the same while the key does: the search index refers to it.
  `CREATE TABLE article (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, key text NOT NULL UNIQUE, topic text NOT NULL REFERENCES content_topic DEFERRABLE INITIALLY DEFERRED,
    published_at timestamptz NOT NULL, updated_at timestamptz, expires_at timestamptz, cover text, cover_alt jsonb NOT NULL, related text[] NOT NULL,
    slug_hu text NOT NULL, slug_en text NOT NULL, ${TEXTS}, words jsonb NOT NULL, skus text[] NOT NULL, ${SLUGS})`,
  `CREATE INDEX article_published ON article (published_at)`,
  `CREATE INDEX article_skus ON article USING gin (skus)`,
  // The texts are those of the last import. A page with versions shows the texts of the version that applies.
  `CREATE TABLE content_page (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, key text NOT NULL UNIQUE, published_at timestamptz, expires_at timestamptz, slug_hu text, slug_en text,
    version text, ${TEXTS}, changed_at timestamptz NOT NULL, ${SLUGS})`,
  `CREATE TABLE content_page_version (page text NOT NULL, version text NOT NULL CHECK (version ~ '^\\d{4}-\\d{2}-\\d{2}$'), ${TEXTS}, changed_at timestamptz NOT NULL, PRIMARY KEY (page, version))`,
  `CREATE TABLE social_post (id int PRIMARY KEY, position int NOT NULL, network text NOT NULL, url text NOT NULL, published_at timestamptz NOT NULL,
    picture text NOT NULL, hash text NOT NULL, alt jsonb NOT NULL, text jsonb NOT NULL)`,
  `CREATE TABLE route_rule (path text PRIMARY KEY, position int NOT NULL, status int NOT NULL CHECK (status IN (301, 302, 410)), target text, CHECK ((status = 410) = (target IS NULL)))`,
  // Until when publications and ends have been applied to caches and to the search.
  `CREATE TABLE content_publication (id int PRIMARY KEY CHECK (id = 1), applied_until timestamptz NOT NULL)`,

  `ALTER TABLE showroom ADD COLUMN key text`,
  `UPDATE showroom SET key = 'showroom-' || id`,
  `ALTER TABLE showroom ALTER COLUMN key SET NOT NULL, ADD UNIQUE (key)`,

  // A menu item stores the target as its file names it; it is resolved when the menu is read.
  `ALTER TABLE menu_item ADD COLUMN target text`,
  `UPDATE menu_item SET target = CASE WHEN slug ->> 'hu' ~ '^https?:' THEN slug ->> 'hu' ELSE 'route:' || (slug ->> 'hu') END`,
  `ALTER TABLE menu_item DROP COLUMN link_type, DROP COLUMN slug, DROP COLUMN ref_id`,

  // Pictures of articles, pages and posts, by the entry's path in the content folder.
  `ALTER TABLE media_use ADD COLUMN content text`,
  `ALTER TABLE media_use DROP CONSTRAINT media_use_check, ADD CHECK (num_nonnulls(product_id, category_id, brand_id, page, content) = 1)`,
  `CREATE UNIQUE INDEX media_use_content ON media_use (content, position) WHERE content IS NOT NULL`,

  // The version of the terms under which an order was placed.
  `ALTER TABLE shop_order ADD COLUMN terms_version text`,
];

/** Articles, pages with versions, social posts, rules of addresses; targets of menu items. */
export const content: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
