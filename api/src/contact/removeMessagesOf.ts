import type { Trx } from '../platform/database/Trx.ts';
import { normalizeEmail } from '../platform/normalizeEmail.ts';

/**
 * Deletes the messages from an email address, with their files. Complaints stay for their period (see `COMPLAINT_MS`).
 *
 * @returns their number
 */
export async function removeMessagesOf(trx: Trx, email: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('contact_message').where('topic', '<>', 'complaint').where('email', '=', normalizeEmail(email)).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
