import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DataOwner } from '../users/DataOwner.ts';
import { normalizeEmail } from '../platform/normalizeEmail.ts';

/** Whether a row of `quote` belongs to someone. */
export function quotesOf(owner: DataOwner): RawBuilder<boolean> {
  return 'userId' in owner ? sql<boolean>`quote.user_id = ${owner.userId}` : sql<boolean>`(quote.user_id is null and lower(quote.requester ->> 'email') = ${normalizeEmail(owner.guestEmail)})`;
}
