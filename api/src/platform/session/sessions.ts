import { sql } from 'kysely';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { hashSessionId, newSessionId } from './tokens.ts';

const DAY_MS = 86_400_000;
/** A session ends this long after its last use. */
export const SESSION_MS = 30 * DAY_MS;
/** Use of a session moves its end at most once a day, so that reads rarely write. */
const EXTEND_AFTER_MS = DAY_MS;

export interface Session {
  readonly id: string;
  readonly visitorId: number;
  readonly userId: number | null;
}

export interface FoundSession extends Session {
  /** Whether the end has been moved, so that the cookies must be sent again. */
  readonly isExtended: boolean;
}

type Executor = Kysely<Database>;

/**
 * Opens a session for a visitor; without one, for a new guest. The guest and the session are inserted by one statement, so
 * that no job sees a guest without a session in between.
 */
export async function openSession(db: Executor, clock: Clock, visitor?: { visitorId: number; userId: number | null }): Promise<Session> {
  const id = newSessionId();
  const session = { id_hash: hashSessionId(id), expires_at: new Date(clock.now().getTime() + SESSION_MS) };
  if (visitor) {
    await db.insertInto('session').values({ ...session, visitor_id: visitor.visitorId }).execute();
    return { id, ...visitor };
  }
  const { visitor_id: visitorId } = await db
    .with('guest', (part) => part.insertInto('visitor').values({ user_id: null }).returning('id'))
    .insertInto('session')
    .columns(['id_hash', 'visitor_id', 'expires_at'])
    .expression(({ selectFrom, val }) => selectFrom('guest').select(({ ref }) => [val(session.id_hash).as('id_hash'), ref('guest.id').as('visitor_id'), sql<Date>`${session.expires_at}::timestamptz`.as('expires_at')]))
    .returning('visitor_id')
    .executeTakeFirstOrThrow();
  return { id, visitorId, userId: null };
}

/** The open session with this id; its end moves with its use. */
export async function findSession(db: Executor, clock: Clock, id: string): Promise<FoundSession | undefined> {
  const now = clock.now().getTime();
  const id_hash = hashSessionId(id);
  const row = await db
    .selectFrom('session')
    .innerJoin('visitor', 'visitor.id', 'session.visitor_id')
    .select(['session.visitor_id', 'session.expires_at', 'visitor.user_id'])
    .where('session.id_hash', '=', id_hash)
    .where('session.expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const isExtended = row.expires_at.getTime() - now < SESSION_MS - EXTEND_AFTER_MS;
  if (isExtended) {
    await db.updateTable('session').set({ expires_at: new Date(now + SESSION_MS) }).where('id_hash', '=', id_hash).execute();
  }
  return { id, visitorId: row.visitor_id, userId: row.user_id, isExtended };
}

export async function closeSession(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('session').where('id_hash', '=', hashSessionId(id)).execute();
}

/** Rows of one transaction of `removeEndedSessions`, so that its locks are held for milliseconds only. */
const BATCH = 1000;

async function removeSomeSessions(db: Executor, now: Date): Promise<number> {
  const some = db.selectFrom('session').select('id_hash').where('expires_at', '<=', now).limit(BATCH).forUpdate().skipLocked();
  const { numDeletedRows } = await db.deleteFrom('session').where('id_hash', 'in', some).executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * A guest without a session may receive one at this moment. `FOR UPDATE` skips a guest if another transaction adds a
 * session, and prevents others from adding one. The second statement sees a session that was added before that.
 */
async function removeSomeGuests(db: Db): Promise<number> {
  const hasNoSession = ({ not, exists, selectFrom }: ExpressionBuilder<Database, 'visitor'>) =>
    not(exists(selectFrom('session').select('id_hash').whereRef('session.visitor_id', '=', 'visitor.id')));
  return db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom('visitor').select('id').where('user_id', 'is', null).where(hasNoSession).limit(BATCH).forUpdate().skipLocked().execute();
    if (found.length === 0) return 0;
    await trx.deleteFrom('visitor').where('id', 'in', found.map(({ id }) => id)).where(hasNoSession).execute();
    return found.length;
  });
}

/** Deletes ended sessions, and orphaned guest visitors: those without any session. The visitors of accounts remain. */
export async function removeEndedSessions(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  while ((await removeSomeSessions(db, now)) === BATCH);
  while ((await removeSomeGuests(db)) === BATCH);
}
