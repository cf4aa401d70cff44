import { sql } from 'kysely';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { REPLACED_MS } from './replacedMs.ts';
import { hashSessionId, newSessionId } from './tokens.ts';

const DAY_MS = 86_400_000;
/** A session ends this long after its last use. */
export const SESSION_MS = 30 * DAY_MS;
/** A session that is not remembered ends with the browser, and this long after its last use at the latest. */
export const BROWSER_SESSION_MS = DAY_MS;
/** The session of a guest who has changed nothing yet. */
export const EMPTY_SESSION_MS = 3_600_000;
/** However often it is used, a session ends this long after it was opened: a user signs in again. */
export const LONGEST_SESSION_MS = { guest: 365 * DAY_MS, user: 90 * DAY_MS } as const;
/** Use of a guest's session is recorded at most once a day, so that reads rarely write; a user sees the time of the last use. */
const RECORD_AFTER_MS = { guest: DAY_MS, user: 10 * 60_000 } as const;

export interface Session {
  readonly id: string;
  readonly visitorId: number;
  readonly userId: number | null;
  /** Whether it outlasts the browser. */
  readonly isRemembered: boolean;
  /** The last time that the user has entered their password or used a passkey in it; `null` for a guest. */
  readonly authenticatedAt: Date | null;
}

/** Who opens a session. */
export interface SessionOwner {
  readonly visitorId: number;
  readonly userId: number | null;
  readonly isRemembered?: boolean;
  readonly userAgent?: string;
  /** The network address of the sign-in. */
  readonly address?: string;
}

export interface FoundSession extends Session {
  /** Whether the end has been moved, so that the cookies must be sent again. */
  readonly isExtended: boolean;
  /** Whether it belongs to a guest who has changed nothing yet. */
  readonly isEmpty: boolean;
}

type Executor = Kysely<Database>;

const after = (time: Date, ms: number) => new Date(time.getTime() + ms);

interface Life {
  readonly created_at: Date;
  readonly is_remembered: boolean;
  readonly user_id: number | null;
}

/** The end of a session that is used now. */
function endOf(now: Date, { created_at, is_remembered, user_id }: Life): Date {
  const end = after(now, is_remembered ? SESSION_MS : BROWSER_SESSION_MS);
  const last = after(created_at, LONGEST_SESSION_MS[user_id === null ? 'guest' : 'user']);
  return end < last ? end : last;
}

/**
 * Opens a session for a visitor; without one, for a new guest, whose session ends after an hour unless they change something. The guest and the session are inserted by one statement, so
 * that no job sees a guest without a session in between.
 */
export async function openSession(db: Executor, clock: Clock, owner?: SessionOwner): Promise<Session> {
  const id = newSessionId();
  const now = clock.now();
  if (owner) {
    const { visitorId, userId, isRemembered = true, userAgent = '', address = '' } = owner;
    const authenticatedAt = userId === null ? null : now;
    const session = { id_hash: hashSessionId(id), created_at: now, last_used_at: now, expires_at: endOf(now, { created_at: now, is_remembered: isRemembered, user_id: userId }), is_remembered: isRemembered };
    await db.insertInto('session').values({ ...session, visitor_id: visitorId, user_agent: userAgent, address, authenticated_at: authenticatedAt }).execute();
    return { id, visitorId, userId, isRemembered, authenticatedAt };
  }
  const time = sql<Date>`${now}::timestamptz`;
  const { visitor_id: visitorId } = await db
    .with('guest', (part) => part.insertInto('visitor').values({ user_id: null }).returning('id'))
    .insertInto('session')
    .columns(['id_hash', 'visitor_id', 'created_at', 'last_used_at', 'expires_at', 'is_remembered'])
    .expression(({ selectFrom, val }) =>
      selectFrom('guest').select(({ ref }) => [
        val(hashSessionId(id)).as('id_hash'), ref('guest.id').as('visitor_id'), time.as('created_at'), time.as('last_used_at'), sql<Date>`${after(now, EMPTY_SESSION_MS)}::timestamptz`.as('expires_at'),
        sql<boolean>`true`.as('is_remembered'),
      ]),
    )
    .returning('visitor_id')
    .executeTakeFirstOrThrow();
  return { id, visitorId, userId: null, isRemembered: true, authenticatedAt: null };
}

/** The open session with this id; its end moves with its use. */
export async function findSession(db: Executor, clock: Clock, id: string): Promise<FoundSession | undefined> {
  const now = clock.now();
  const id_hash = hashSessionId(id);
  const row = await db
    .selectFrom('session')
    .innerJoin('visitor', 'visitor.id', 'session.visitor_id')
    .select(['session.visitor_id', 'session.created_at', 'session.last_used_at', 'session.expires_at', 'session.is_remembered', 'session.authenticated_at', 'visitor.user_id'])
    .where('session.id_hash', '=', id_hash)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const isExtended = now.getTime() - row.last_used_at.getTime() > RECORD_AFTER_MS[row.user_id === null ? 'guest' : 'user'];
  if (isExtended) {
    await db.updateTable('session').set({ last_used_at: now, expires_at: endOf(now, row) }).where('id_hash', '=', id_hash).execute();
  }
  return { id, visitorId: row.visitor_id, userId: row.user_id, isRemembered: row.is_remembered, authenticatedAt: row.authenticated_at, isExtended, isEmpty: !isExtended && row.user_id === null && row.expires_at.getTime() - row.last_used_at.getTime() <= EMPTY_SESSION_MS };
}

/** Prolongs the session of a guest who makes their first change. */
export async function keepSession(db: Executor, clock: Clock, id: string): Promise<void> {
  const now = clock.now();
  await db.updateTable('session').set({ last_used_at: now, expires_at: after(now, SESSION_MS) }).where('id_hash', '=', hashSessionId(id)).execute();
}

/** Records that the user has entered their password or used a passkey in an open session. */
export async function recordAuthentication(db: Executor, clock: Clock, id: string): Promise<void> {
  await db.updateTable('session').set({ authenticated_at: clock.now() }).where('id_hash', '=', hashSessionId(id)).execute();
}

export async function closeSession(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('session').where('id_hash', '=', hashSessionId(id)).execute();
}

const sessionsOf = (userId: number) => (eb: ExpressionBuilder<Database, 'session'>) =>
  eb('visitor_id', 'in', eb.selectFrom('visitor').select('visitor.id').where('visitor.user_id', '=', userId));

/** The open sessions of a user, the last used first. `isCurrent` marks the one with the given id. */
export async function listSessions(db: Executor, clock: Clock, userId: number, currentId: string) {
  const rows = await db.selectFrom('session').selectAll().where(sessionsOf(userId)).where('expires_at', '>', clock.now()).orderBy('last_used_at', 'desc').orderBy('id', 'desc').execute();
  const current = hashSessionId(currentId);
  return rows.map(({ id_hash, ...row }) => ({ ...row, isCurrent: id_hash === current }));
}

/** Ends one session of a user. Returns whether there was one. */
export async function endSession(db: Executor, userId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('session').where(sessionsOf(userId)).where('id', '=', sessionId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Ends the sessions of a user.
 *
 * @param exceptId the id of the session that stays open
 */
export async function endSessions(db: Executor, userId: number, exceptId?: string): Promise<void> {
  await db.deleteFrom('session').where(sessionsOf(userId)).$if(exceptId !== undefined, (query) => query.where('id_hash', '<>', hashSessionId(exceptId ?? ''))).execute();
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
  await db.deleteFrom('replaced_session').where('replaced_at', '<=', after(now, -REPLACED_MS)).execute();
  while ((await removeSomeSessions(db, now)) === BATCH);
  while ((await removeSomeGuests(db)) === BATCH);
}
