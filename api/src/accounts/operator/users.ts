import type { OperatorUser, OperatorUsersQuery } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { endSessions } from '../../platform/session/sessions.ts';
import { setBlocked } from '../../users/users.ts';
import { cancelDeletion } from '../deletion/cancelDeletion.ts';
import { normalizeEmail } from '../../platform/normalizeEmail.ts';

function usersFor(db: Kysely<Database>, now: Date) {
  return db.selectFrom('app_user').select(({ selectFrom, fn }) => [
    'app_user.id', 'email', 'name', 'phone', 'locale', 'company_name', 'tax_number', 'is_newsletter_subscription', 'created_at', 'blocked_at', 'deletion_due_at',
    selectFrom('shop_order').whereRef('shop_order.user_id', '=', 'app_user.id').select(fn.countAll<number>().as('count')).as('orders'),
    selectFrom('session')
      .innerJoin('visitor', 'visitor.id', 'session.visitor_id')
      .whereRef('visitor.user_id', '=', 'app_user.id')
      .where('session.expires_at', '>', now)
      .select(fn.countAll<number>().as('count'))
      .as('sessions'),
  ]);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof usersFor>['executeTakeFirstOrThrow']>>;

function toOperatorUser({ company_name: name, tax_number, created_at, blocked_at, deletion_due_at, orders, sessions, ...row }: UserRow): OperatorUser {
  return {
    ...row,
    company: name !== null && tax_number !== null ? { name, tax_number } : null,
    created_at: created_at.toISOString(),
    blocked_at: blocked_at?.toISOString() ?? null,
    deletion_due_at: deletion_due_at?.toISOString() ?? null,
    orders: Number(orders ?? 0),
    sessions: Number(sessions ?? 0),
  };
}

/** A text as a part of a LIKE pattern that stands for itself. */
const literal = (text: string) => text.replaceAll(/[%_\\]/g, String.raw`\$&`);

/** The newest users. */
export async function listUsers(db: Db, clock: Clock, { q, blocked, closing, limit }: OperatorUsersQuery): Promise<OperatorUser[]> {
  const pattern = `%${literal(q)}%`;
  const rows = await usersFor(db, clock.now())
    .$if(q !== '', (query) => query.where(({ or, eb }) => or([eb('email', 'ilike', pattern), eb('name', 'ilike', pattern)])))
    .$if(blocked, (query) => query.where('blocked_at', 'is not', null))
    .$if(closing, (query) => query.where('deletion_due_at', 'is not', null))
    .orderBy('created_at', 'desc')
    .orderBy('app_user.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toOperatorUser);
}

/**
 * Loads the user with an id or an email address.
 *
 * @throws ApiError `not_found`
 */
export async function findNamedUser(db: Kysely<Database>, clock: Clock, named: string): Promise<OperatorUser> {
  const text = named.replaceAll('\0', '');
  const query = usersFor(db, clock.now());
  const row = await (/^[1-9]\d{0,8}$/.test(text) ? query.where('app_user.id', '=', Number(text)) : query.where('email', '=', normalizeEmail(text))).executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return toOperatorUser(row);
}

/** Blocks a user: they cannot sign in, and their sessions end. */
export async function blockUser(db: Db, clock: Clock, named: string): Promise<OperatorUser> {
  return db.transaction().execute(async (trx) => {
    const { id } = await findNamedUser(trx, clock, named);
    await setBlocked(trx, clock, id, true);
    await endSessions(trx, id);
    return findNamedUser(trx, clock, String(id));
  });
}

/** Lets a blocked user sign in again. */
export async function unblockUser(db: Db, clock: Clock, named: string): Promise<OperatorUser> {
  return db.transaction().execute(async (trx) => {
    const { id } = await findNamedUser(trx, clock, named);
    await setBlocked(trx, clock, id, false);
    return findNamedUser(trx, clock, String(id));
  });
}

/** Cancels the deletion that a user has requested; they get a mail. Any other user stays as they are. */
export async function cancelUserDeletion(db: Db, clock: Clock, named: string): Promise<OperatorUser> {
  return db.transaction().execute(async (trx) => {
    const { id } = await findNamedUser(trx, clock, named);
    await cancelDeletion(trx, clock, id);
    return findNamedUser(trx, clock, String(id));
  });
}
