import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { yearsBefore } from '../../platform/yearsBefore.ts';
import { CLAIM_YEARS } from '../retention/periods.ts';

/** Deletes withdrawals once claims from them have expired. */
export async function removeOldWithdrawals(db: Db, clock: Clock): Promise<void> {
  const before = yearsBefore(clock.now(), CLAIM_YEARS);
  await db.transaction().execute(async (trx) => {
    const old = trx.selectFrom('withdrawal').select('id').where('submitted_at', '<=', before);
    await trx.deleteFrom('withdrawal_line').where('withdrawal_id', 'in', old).execute();
    await trx.deleteFrom('withdrawal').where('submitted_at', '<=', before).execute();
  });
}
