import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DataOwner } from '../users/DataOwner.ts';
import { normalizeEmail } from '../platform/normalizeEmail.ts';

/**
 * Whether a row of `shop_order` belongs to someone. The index by `email_key` ignores `+tags`, so the addresses of guests are compared
 * exactly as well.
 */
export function ordersOf(owner: DataOwner): RawBuilder<boolean> {
  if ('userId' in owner) return sql<boolean>`shop_order.user_id = ${owner.userId}`;
  const address = normalizeEmail(owner.guestEmail);
  return sql<boolean>`(shop_order.user_id is null and shop_order.email_key = regexp_replace(${address}::text, '\\+[^@]*@', '@') and lower(shop_order.customer ->> 'email') = ${address})`;
}
