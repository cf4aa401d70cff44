import type { Clock } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import { REPLACED_MS } from './replacedMs.ts';
import type { Session } from './sessions.ts';
import { hashSessionId, newSessionId } from './tokens.ts';

/**
 * Gives an open session a new id: from then on the old one is not valid. Whoever has the old id, for example because they
 * planted it, does not see what the visitor enters.
 *
 * @returns `undefined` if the session has ended, or has a new id already
 */
export async function replaceSessionId(db: Db, clock: Clock, session: Session): Promise<Session | undefined> {
  const id = newSessionId();
  const old = hashSessionId(session.id);
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx.updateTable('session').set({ id_hash: hashSessionId(id) }).where('id_hash', '=', old).executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    await trx.insertInto('replaced_session').values({ id_hash: old, replaced_at: clock.now() }).execute();
    return { ...session, id };
  });
}

/** Whether a session got another id a moment ago, which its browser is about to receive. */
export async function isReplacedNow(db: Db, clock: Clock, id: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - REPLACED_MS);
  const found = await db.selectFrom('replaced_session').select('id_hash').where('id_hash', '=', hashSessionId(id)).where('replaced_at', '>', since).executeTakeFirst();
  return found !== undefined;
}
