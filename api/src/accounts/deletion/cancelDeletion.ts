import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { setDeletionDue } from '../../users/deletion.ts';
import { consumeToken, revokeTokens } from '../../users/tokens.ts';
import { lockUser } from '../../users/users.ts';
import { deletionCancelledMail } from '../mails/personalDataMails.ts';
import { enqueueAccountMail } from '../mails/enqueueAccountMail.ts';

/** Opens an account again that was to be deleted, and reports it by mail. Any other account stays as it is. */
export async function cancelDeletion(trx: Trx, clock: Clock, userId: number): Promise<void> {
  const { email, name, locale, deletion_due_at: dueAt } = await lockUser(trx, userId);
  if (!dueAt) return;
  await setDeletionDue(trx, userId, null);
  await revokeTokens(trx, userId, ['deletion_cancel']);
  await enqueueAccountMail(trx, clock, { to: email, locale, kind: 'account_deletion_cancelled', userId, content: deletionCancelledMail({ name, locale }) });
}

/**
 * Cancels a deletion by the link of its mail.
 *
 * @returns the address of the account
 * @throws ApiError `token_invalid`, `token_expired`
 */
export async function cancelDeletionByToken(trx: Trx, clock: Clock, token: string): Promise<string> {
  const { user_id: userId } = await consumeToken(trx, clock, 'deletion_cancel', token);
  if (userId === null) throw new ApiError('token_invalid');
  await cancelDeletion(trx, clock, userId);
  return (await lockUser(trx, userId)).email;
}
