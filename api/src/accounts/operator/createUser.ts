import type { NewOperatorUser } from '@feszek/contract';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { issueToken } from '../../users/tokens.ts';
import { createUser, findUserByEmail } from '../../users/users.ts';
import { invitationMail } from '../mails/accountMails.ts';
import { enqueueAccountMail } from '../mails/enqueueAccountMail.ts';

const PASSWORD_BYTES = 32;

/**
 * Creates an account for a person. It has a random password that is stored only as a hash: the person gets a link to set
 * their own.
 *
 * @returns its id
 * @throws ApiError `email_taken`
 */
export async function createInvitedUser(db: Db, clock: Clock, { email, name, locale }: NewOperatorUser): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (await findUserByEmail(trx, email)) throw new ApiError('email_taken');
    const id = await createUser(trx, clock, { email, name, locale, password: randomBytes(PASSWORD_BYTES).toString('base64url') });
    const token = await issueToken(trx, clock, 'password_reset', { userId: id });
    await enqueueAccountMail(trx, clock, { to: email, locale, kind: 'account_invitation', userId: id, hasSecretLink: true, content: invitationMail({ name, locale }, token) });
    return id;
  });
}
