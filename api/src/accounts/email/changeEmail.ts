import type { NewsletterParts } from '../../newsletter/newsletterParts.ts';
import { moveSubscription } from '../../newsletter/subscriptions.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { endSessions } from '../../platform/session/sessions.ts';
import { setEmail } from '../../users/profile.ts';
import { removeRegistrations } from '../../users/registrations.ts';
import { issueToken, revokeLaterUndos, consumeToken } from '../../users/tokens.ts';
import type { StoredToken } from '../../users/tokens.ts';
import { lockUser } from '../../users/users.ts';
import { adoptGuestData } from '../adoptGuestData.ts';
import { cancelDeletion } from '../deletion/cancelDeletion.ts';
import { emailChangedMail, emailRestoredMail } from '../mails/accountMails.ts';
import { enqueueAccountMail } from '../mails/enqueueAccountMail.ts';
import { deletePasskeys } from '../passkeys/passkeys.ts';

function subjectOf({ user_id: userId, email }: StoredToken) {
  if (userId === null || email === null) throw new ApiError('token_invalid');
  return { userId, email };
}

/**
 * Sets the address that a mail has confirmed. The earlier address gets a mail that can undo it.
 *
 * @returns the new address
 * @throws ApiError `token_invalid`, `token_expired`
 */
export async function confirmEmail(trx: Trx, clock: Clock, newsletter: NewsletterParts, token: string): Promise<string> {
  const { userId, email } = subjectOf(await consumeToken(trx, clock, 'email_confirmation', token));
  const { email: earlier, name, locale } = await lockUser(trx, userId);
  await setEmail(trx, userId, email);
  await moveSubscription(trx, newsletter, earlier, email);
  await removeRegistrations(trx, email);
  await adoptGuestData(trx, userId, email);
  const undo = await issueToken(trx, clock, 'email_undo', { userId, email: earlier });
  await enqueueAccountMail(trx, clock, { to: earlier, locale, kind: 'email_changed', userId, hasSecretLink: true, content: emailChangedMail({ name, locale }, email, undo) });
  return email;
}

/**
 * Restores an earlier address, for an owner whose account was taken over: all sessions end, and so do the links
 * that were sent to the other address. All passkeys are deleted, since the other person may have added them. A deletion of the account
 * is cancelled.
 *
 * @returns the restored address
 * @throws ApiError `token_invalid`, `token_expired`
 */
export async function undoEmail(trx: Trx, clock: Clock, newsletter: NewsletterParts, token: string): Promise<string> {
  const used = await consumeToken(trx, clock, 'email_undo', token);
  const { userId, email } = subjectOf(used);
  const { name, locale, email: later } = await lockUser(trx, userId);
  await setEmail(trx, userId, email);
  await moveSubscription(trx, newsletter, later, email);
  await revokeLaterUndos(trx, userId, used);
  await endSessions(trx, userId);
  await deletePasskeys(trx, userId);
  await cancelDeletion(trx, clock, userId);
  await enqueueAccountMail(trx, clock, { to: email, locale, kind: 'email_restored', userId, content: emailRestoredMail({ name, locale }) });
  return email;
}
