import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { hashSessionId, newSessionId } from './tokens.ts';

const DAY_MS = 86_400_000;
/** A session ends this long after it was last used. */
export const SESSION_MS = 30 * DAY_MS;
/** Using a session moves its end at most once a day, so that reads stay reads. */
const EXTEND_AFTER_MS = DAY_MS;

export interface Session {
  readonly id: string;
  readonly visitorId: number;
  readonly userId: number | null;
}

export interface FoundSession extends Session {
  /** True when the end has been moved, so that the cookies must be sent anew. */
  readonly isExtended: boolean;
}

type Executor = Kysely<Database>;

/** Opens a session for a visitor; without one, for a new guest. */
export async function openSession(db: Executor, clock: Clock, visitor?: { visitorId: number; userId: number | null }): Promise<Session> {
  const id = newSessionId();
  const visitorId =
    visitor?.visitorId ?? (await db.insertInto('visitor').values({ user_id: null }).returning('id').executeTakeFirstOrThrow()).id;
  const expires_at = new Date(clock.now().getTime() + SESSION_MS);
  await db.insertInto('session').values({ id_hash: hashSessionId(id), visitor_id: visitorId, expires_at }).execute();
  return { id, visitorId, userId: visitor?.userId ?? null };
}

/** The session with this id, if it is still open; its end moves with its use. */
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

/** Forgets ended sessions, and with them guests whom nobody can be any more. */
export async function removeEndedSessions(db: Executor, clock: Clock): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', clock.now()).execute();
  await db
    .deleteFrom('visitor')
    .where('user_id', 'is', null)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('session').select('id_hash').whereRef('session.visitor_id', '=', 'visitor.id'))))
    .execute();
}
