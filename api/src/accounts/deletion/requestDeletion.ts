import { ACCOUNT_PERIODS } from '@feszek/contract';
import { countOpenOrders } from '../../orders/openOrders.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { endSessions } from '../../platform/session/sessions.ts';
import { setDeletionDue } from '../../users/deletion.ts';
import { issueToken, revokeTokens } from '../../users/tokens.ts';
import { lockUser } from '../../users/users.ts';
import { deletionStartedMail } from '../mails/personalDataMails.ts';
import { enqueueAccountMail } from '../mails/enqueueAccountMail.ts';

/**
 * Closes an account, which will be deleted in fourteen days. All its sessions end, and links for another address or for a copy
 * of the data are revoked. The mail has the date and a link that cancels the deletion.
 *
 * @returns when the account will be deleted
 */
export async function requestDeletion(trx: Trx, clock: Clock, userId: number): Promise<Date> {
  const { email, name, locale, deletion_due_at: known } = await lockUser(trx, userId);
  if (known) return known;
  const dueAt = new Date(clock.now().getTime() + ACCOUNT_PERIODS.deletion);
  await setDeletionDue(trx, userId, dueAt);
  await revokeTokens(trx, userId, ['email_confirmation', 'deletion_cancel', 'export']);
  await endSessions(trx, userId);
  const token = await issueToken(trx, clock, 'deletion_cancel', { userId });
  const openOrders = await countOpenOrders(trx, { userId });
  await enqueueAccountMail(trx, clock, { to: email, locale, kind: 'account_deletion_started', userId, hasSecretLink: true, content: deletionStartedMail({ name, locale }, { dueAt, openOrders, token }) });
  return dueAt;
}
