import { sql } from 'kysely';
import type { Trx } from '../../database/Trx.ts';
import { normalizeEmail } from '../../normalizeEmail.ts';

/**
 * Removes the mails to a recipient, also those that wait.
 *
 * @returns their number
 */
export async function removeMailsTo(trx: Trx, email: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('outbox_mail').where(sql<boolean>`lower(recipient) = ${normalizeEmail(email)}`).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
