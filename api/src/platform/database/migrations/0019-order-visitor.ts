import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes for the deletion of orphaned guest visitors: orders and quotes refer to visitors. */
export const orderVisitor: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE INDEX shop_order_visitor ON shop_order (visitor_id) WHERE visitor_id IS NOT NULL`.execute(db);
    await sql`CREATE INDEX quote_visitor ON quote (visitor_id) WHERE visitor_id IS NOT NULL`.execute(db);
  },
};
