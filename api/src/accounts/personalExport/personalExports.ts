import { ACCOUNT_PERIODS } from '@feszek/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { enqueueJob } from '../../platform/jobs/enqueueJob.ts';
import type { JobRegistry } from '../../platform/jobs/JobRegistry.ts';
import { consumeToken, issueToken, revokeTokens } from '../../users/tokens.ts';
import { lockUser } from '../../users/users.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { enqueueAccountMail } from '../mails/enqueueAccountMail.ts';
import { personalExportMail } from '../mails/personalDataMails.ts';
import { exportUser } from '../personalData/exportUser.ts';
import { ACCOUNT_JOB_RETRIES } from '../registration/registrationJobs.ts';
import { exportFile } from './exportFile.ts';

/** Makes the file of a user's data and sends its link; its key is the user's id. */
const EXPORT_JOB = 'personal-export';

/** Requests a copy of a user's data. A copy that was made before, and its link, are removed. */
export async function requestExport(trx: Trx, clock: Clock, userId: number): Promise<void> {
  await lockUser(trx, userId);
  const requested = { requested_at: clock.now(), expires_at: null, file: null };
  await trx.insertInto('personal_export').values({ user_id: userId, ...requested }).onConflict((conflict) => conflict.column('user_id').doUpdateSet(requested)).execute();
  await revokeTokens(trx, userId, ['export']);
  await enqueueJob(trx, clock, EXPORT_JOB, String(userId));
}

/** Makes the file that a user waits for. Does nothing if it is made already, and for an account that will be deleted. */
async function makeExport(trx: Trx, clock: Clock, userId: number): Promise<void> {
  const waiting = await trx.selectFrom('personal_export').select('id').where('user_id', '=', userId).where('file', 'is', null).executeTakeFirst();
  if (!waiting) return;
  const { email, name, locale, deletion_due_at: deletionDueAt } = await lockUser(trx, userId);
  if (deletionDueAt) return;
  const now = clock.now();
  const file = Buffer.from(exportFile(await exportUser(trx, userId), now));
  await trx.updateTable('personal_export').set({ file, expires_at: new Date(now.getTime() + ACCOUNT_PERIODS.export) }).where('id', '=', waiting.id).execute();
  const token = await issueToken(trx, clock, 'export', { userId });
  await enqueueAccountMail(trx, clock, { to: email, locale, kind: 'personal_export', userId, hasSecretLink: true, content: personalExportMail({ name, locale }, token) });
}

/**
 * Returns a user's data by the token of its mail, once: the stored copy is removed.
 *
 * @returns the ZIP archive
 * @throws ApiError `token_invalid`, `token_expired`
 */
export async function takeExport(trx: Trx, clock: Clock, token: string): Promise<Buffer> {
  const { user_id: userId } = await consumeToken(trx, clock, 'export', token);
  const taken = await trx.deleteFrom('personal_export').where('user_id', '=', userId).returning('file').executeTakeFirst();
  if (!taken?.file) throw new ApiError('token_invalid');
  return taken.file;
}

/** Deletes copies that were not downloaded in time, and requests for which none could be made. */
export async function removeOldExports(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('personal_export').where(({ eb, or }) => or([eb('expires_at', '<=', now), eb('requested_at', '<=', new Date(now.getTime() - 2 * ACCOUNT_PERIODS.export))])).execute();
}

/** Registers the job that makes copies of users' data. */
export function registerExportJob(jobs: JobRegistry, db: Db, clock: Clock): void {
  jobs.register({ kind: EXPORT_JOB, ...ACCOUNT_JOB_RETRIES, run: (key) => db.transaction().execute((trx) => makeExport(trx, clock, Number(key))) });
}
