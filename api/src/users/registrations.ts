import type { Locale } from '@feszek/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { ApiError } from '../platform/http/errors.ts';
import { consumeToken } from './tokens.ts';
import { normalizeEmail } from '../platform/normalizeEmail.ts';

/** A registration can be confirmed for this long, with a link that is sent again. */
export const REGISTRATION_STORED_MS = 30 * 86_400_000;

export type Registration = Selectable<Database['registration']>;

/** The data of an account that is not confirmed yet. */
export interface NewRegistration {
  readonly email: string;
  readonly name: string;
  readonly phone?: string;
  readonly is_company: boolean;
  readonly company_name: string;
  readonly tax_number: string;
  readonly is_newsletter_subscription: boolean;
  readonly passwordHash: string;
  readonly locale: Locale;
}

/** Stores a registration. It is not an account before its address is confirmed; one address may have several. */
export async function insertRegistration(trx: Trx, clock: Clock, input: NewRegistration): Promise<number> {
  const { id } = await trx
    .insertInto('registration')
    .values({
      email: normalizeEmail(input.email),
      name: input.name,
      phone: input.phone ?? '',
      password_hash: input.passwordHash,
      locale: input.locale,
      is_newsletter_subscription: input.is_newsletter_subscription,
      company_name: input.is_company ? input.company_name : null,
      tax_number: input.is_company ? input.tax_number : null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A registration, locked; `undefined` if it has become an account or has been removed. */
export function lockRegistration(trx: Trx, id: number): Promise<Registration | undefined> {
  return trx.selectFrom('registration').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The latest registration of an address. */
export function findRegistration(db: Kysely<Database>, email: string): Promise<Registration | undefined> {
  return db.selectFrom('registration').selectAll().where('email', '=', normalizeEmail(email)).orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** Deletes all registrations of an address. */
export async function removeRegistrations(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('registration').where('email', '=', normalizeEmail(email)).execute();
}

/** An account that has just been activated. */
export interface Activated {
  readonly userId: number;
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
  /** Of the registration, which is deleted. */
  readonly registrationId: number;
  /** The newsletter was requested at the registration; the activation has confirmed the address. */
  readonly wantsNewsletter: boolean;
}

/**
 * Creates an account from the registration that a token belongs to. The account has the data of that registration, whatever
 * other registrations its address has: the person who opens a mail activates the data that they have sent themselves.
 *
 * @throws ApiError `token_invalid`, `token_expired`
 */
export async function activate(trx: Trx, clock: Clock, token: string): Promise<Activated> {
  const { registration_id: id } = await consumeToken(trx, clock, 'activation', token);
  const registration = id === null ? undefined : await lockRegistration(trx, id);
  if (!registration) throw new ApiError('token_invalid');
  const { id: _, is_newsletter_subscription: wantsNewsletter, ...details } = registration;
  const user = await trx.insertInto('app_user').values({ ...details, activated_at: clock.now() }).onConflict((conflict) => conflict.column('email').doNothing()).returning('id').executeTakeFirst();
  if (!user) throw new ApiError('token_invalid');
  await removeRegistrations(trx, registration.email);
  return { userId: user.id, email: registration.email, name: registration.name, locale: registration.locale, registrationId: registration.id, wantsNewsletter };
}

/** Deletes registrations that have not been confirmed in time. */
export async function removeOldRegistrations(db: Kysely<Database>, clock: Clock): Promise<void> {
  await db.deleteFrom('registration').where('created_at', '<=', new Date(clock.now().getTime() - REGISTRATION_STORED_MS)).execute();
}
