import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { named } from './named.ts';
import { normalizeEmail } from '../../platform/normalizeEmail.ts';

/** What is stored under an email address itself, with an account or without one. */
export async function exportAddress(db: Kysely<Database>, email: string) {
  const address = normalizeEmail(email);
  return {
    newsletter: await db.selectFrom('newsletter_subscription').select(['name', 'locale', 'topics', 'state', 'source', 'consent_version', 'requested_at', 'confirmed_at', 'unsubscribed_at']).where('email', '=', address).execute(),
    stock_alerts: named(
      await db.selectFrom('stock_alert').innerJoin('product', 'product.id', 'stock_alert.product_id').select(['product.sku', 'product.title', 'product.axis_values', 'stock_alert.locale', 'stock_alert.currency', 'requested_at', 'confirmed_at']).where('email', '=', address).orderBy('stock_alert.id').execute(),
    ),
    messages: await db.selectFrom('contact_message').select(['id', 'created_at', 'locale', 'topic', 'name', 'order_number', 'message', 'closed_at']).where('email', '=', address).orderBy('id').execute(),
    registrations: await db.selectFrom('registration').select(['name', 'phone', 'company_name', 'tax_number', 'locale', 'created_at']).where('email', '=', address).orderBy('id').execute(),
    mails: await db.selectFrom('outbox_mail').select(['kind', sql<string>`content ->> 'subject'`.as('subject'), 'created_at', 'sent_at']).where(sql<string>`lower(recipient)`, '=', address).orderBy('id').execute(),
  };
}
