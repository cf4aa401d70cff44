import { LIMITS } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { object, string } from 'yup';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { validate } from '../platform/http/validation.ts';
import { hashPassword } from './password.ts';
import { normalizeEmail } from '../platform/normalizeEmail.ts';

const newUserSchema = object({
  email: string().trim().required('required').max(LIMITS.email, 'too_long').email('email'),
  name: string().trim().required('required').max(LIMITS.name, 'too_long'),
  password: string().required('required').min(LIMITS.passwordMin, 'too_short').max(LIMITS.passwordMax, 'too_long'),
});

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** The language of mails; Hungarian by default. */
  readonly locale?: Locale;
}

/**
 * Creates an account whose address needs no confirmation.
 *
 * @throws ApiError `validation_failed`; the database's error if the address has an account already
 */
export async function createUser(db: Kysely<Database>, clock: Clock, input: NewUser): Promise<number> {
  const { email, name, password } = validate(newUserSchema, input);
  const now = clock.now();
  const { id } = await db
    .insertInto('app_user')
    .values({ email: normalizeEmail(email), name, password_hash: await hashPassword(password), created_at: now, activated_at: now, ...(input.locale && { locale: input.locale }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findUserByEmail(db: Kysely<Database>, email: string) {
  return db.selectFrom('app_user').selectAll().where('email', '=', normalizeEmail(email)).executeTakeFirst();
}

export function findUser(db: Kysely<Database>, id: number) {
  return db.selectFrom('app_user').select(['id', 'name', 'email']).where('id', '=', id).executeTakeFirst();
}

/** An account with all its data. */
export function findWholeUser(db: Kysely<Database>, id: number) {
  return db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** An account with all its data, locked. */
export function lockUser(trx: Trx, id: number) {
  return trx.selectFrom('app_user').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Deletes an account with all data that belong only to it. */
export async function removeUser(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('app_user').where('id', '=', id).execute();
}

/** Blocks an account or lifts the block; a blocked one keeps the time of its first block. */
export async function setBlocked(trx: Trx, clock: Clock, id: number, isBlocked: boolean): Promise<void> {
  const update = trx.updateTable('app_user').where('id', '=', id);
  await (isBlocked ? update.where('blocked_at', 'is', null).set({ blocked_at: clock.now() }) : update.set({ blocked_at: null })).execute();
}
