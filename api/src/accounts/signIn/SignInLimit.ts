import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { normalizeEmail } from '../../users/users.ts';
import type { Client } from './client.ts';
import { recognise } from './devices.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Rule {
  /** Failures without a bot check. */
  readonly trusted: number;
  /** Failures without a delay. */
  readonly free: number;
  /** The delay after one failure more; it doubles with each further one. */
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
  /** Failures are forgotten this long after the last one. */
  readonly forgottenAfterMs: number;
}

/**
 * What counts failed sign-ins: an account from one network address, an address for all accounts, and an account from all
 * addresses. The last one stops guesses from many addresses.
 */
export const SIGN_IN_RULES = {
  pair: { trusted: 3, free: 5, firstDelayMs: 15_000, longestDelayMs: HOUR_MS, forgottenAfterMs: 24 * HOUR_MS },
  address: { trusted: 10, free: 30, firstDelayMs: 15_000, longestDelayMs: 15 * MINUTE_MS, forgottenAfterMs: HOUR_MS },
  account: { trusted: 20, free: 100, firstDelayMs: 15_000, longestDelayMs: 15 * MINUTE_MS, forgottenAfterMs: 24 * HOUR_MS },
} as const satisfies Record<string, Rule>;

type Scope = keyof typeof SIGN_IN_RULES;

interface Counter {
  readonly scope: Scope;
  readonly key: string;
}

/** What an attempt proves the user's identity with. */
export type SignInMethod = 'password' | 'passkey';

/** An attempt that is counted as failed until it succeeds. */
export interface SignInAttempt {
  /** Records that the password was right, or the passkey valid. */
  succeed(): Promise<void>;
}

/** Limits guesses of passwords and wrong answers of passkeys. The counts are in the database, so that all processes agree. */
export class SignInLimit {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #secret: string;

  /** @param secret of the hashes of addresses, the same in every process */
  constructor(db: Db, clock: Clock, secret: string) {
    this.#db = db;
    this.#clock = clock;
    this.#secret = secret;
  }

  #key(text: string): string {
    return createHmac('sha256', this.#secret).update(`sign-in ${text}`).digest('base64url');
  }

  /**
   * In one order, so that transactions do not wait for each other in a circle. A network address or browser that the user has
   * signed in with is not delayed by others. A browser counts by itself, also at another address. Passkeys have counts of their
   * own: a stranger who guesses passwords does not delay the owner's passkey.
   */
  async #counters(email: string, client: Client, method: SignInMethod): Promise<Counter[]> {
    const normalized = normalizeEmail(email);
    const recognition = await recognise(this.#db, normalized, client);
    const account = method === 'password' ? normalized : `passkey ${normalized}`;
    const pair = { scope: 'pair', key: this.#key(`${recognition === 'device' ? `device ${client.deviceHash}` : client.key} ${account}`) } as const;
    if (recognition !== 'none') return [pair];
    return [pair, { scope: 'address', key: this.#key(client.key) }, { scope: 'account', key: this.#key(account) }];
  }

  /** Whether there were so many failures that an attempt needs a bot check. Counts nothing. */
  async isSuspicious(email: string, client: Client): Promise<boolean> {
    const now = this.#clock.now().getTime();
    const rows = await this.#stored(await this.#counters(email, client, 'password'));
    return rows.some(({ scope, failures, last_failed_at: last }) => failures >= SIGN_IN_RULES[scope].trusted && now - last.getTime() < SIGN_IN_RULES[scope].forgottenAfterMs);
  }

  #stored(counters: readonly Counter[]) {
    return this.#db
      .selectFrom('sign_in_failure')
      .selectAll()
      .where(({ eb, or, and }) => or(counters.map(({ scope, key }) => and([eb('scope', '=', scope), eb('key', '=', key)]))))
      .execute();
  }

  /**
   * Begins an attempt, before the password or the passkey is verified. Unknown accounts count too, so that a delay does not
   * reveal which addresses are registered.
   *
   * @param email - of the account; the id of a passkey that no account has
   * @throws ApiError `sign_in_delayed` with the whole seconds to wait
   */
  async begin(email: string, client: Client, method: SignInMethod = 'password'): Promise<SignInAttempt> {
    const counters = await this.#counters(email, client, method);
    const now = this.#clock.now();
    checkDelays(await this.#stored(counters), now);
    await this.#db.transaction().execute((trx) => countFailure(trx, counters, now));
    return { succeed: () => this.#db.transaction().execute((trx) => forgive(trx, counters, now)) };
  }

  /** Forgets the failures of an account, after its owner has set a password by mail. */
  async reset(email: string): Promise<void> {
    await this.#db.deleteFrom('sign_in_failure').where('scope', '=', 'account').where('key', '=', this.#key(normalizeEmail(email))).execute();
  }
}

/** Failures without a delay are skipped: the time of the last one comes from the clock of another process, which may be ahead. */
function checkDelays(rows: readonly { readonly scope: Scope; readonly failures: number; readonly delayed_until: Date }[], now: Date): void {
  const delays = rows.filter(({ scope, failures }) => failures >= SIGN_IN_RULES[scope].free);
  const waitMs = Math.max(0, ...delays.map(({ delayed_until: until }) => until.getTime() - now.getTime()));
  if (waitMs > 0) throw new ApiError('sign_in_delayed', { params: { seconds: Math.ceil(waitMs / 1000) } });
}

function delayAfter(failures: number, { free, firstDelayMs, longestDelayMs }: Rule): number {
  return failures < free ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - free));
}

async function countFailure(trx: Trx, counters: readonly Counter[], now: Date): Promise<void> {
  const empty = counters.map(({ scope, key }) => ({ scope, key, failures: 0, last_failed_at: now, delayed_until: now }));
  const rows = await trx
    .insertInto('sign_in_failure')
    .values(empty)
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet(({ ref }) => ({ key: ref('excluded.key') })))
    .returningAll()
    .execute();
  checkDelays(rows, now);
  const before = (scope: Scope) => {
    const row = rows.find((counted) => counted.scope === scope);
    return row && now.getTime() - row.last_failed_at.getTime() < SIGN_IN_RULES[scope].forgottenAfterMs ? row.failures : 0;
  };
  for (const { scope, key } of counters) {
    const failures = before(scope) + 1;
    const delayed_until = new Date(now.getTime() + delayAfter(failures, SIGN_IN_RULES[scope]));
    await trx.updateTable('sign_in_failure').set({ failures, last_failed_at: now, delayed_until }).where('scope', '=', scope).where('key', '=', key).execute();
  }
}

/** A success ends the failures of its account. An address keeps those for other accounts. */
async function forgive(trx: Trx, counters: readonly Counter[], now: Date): Promise<void> {
  for (const { scope, key } of counters) {
    if (scope !== 'address') await trx.deleteFrom('sign_in_failure').where('scope', '=', scope).where('key', '=', key).execute();
    else await trx.updateTable('sign_in_failure').set(({ eb }) => ({ failures: eb('failures', '-', 1), delayed_until: now })).where('scope', '=', scope).where('key', '=', key).where('failures', '>', 0).execute();
  }
}

/** How long the counts of failures are stored, in milliseconds. */
export const FAILURE_STORED_MS = Math.max(...Object.values(SIGN_IN_RULES).map(({ forgottenAfterMs }) => forgottenAfterMs));

/** Deletes the counts of failures that are forgotten. */
export async function removeOldFailures(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('last_failed_at', '<=', new Date(clock.now().getTime() - FAILURE_STORED_MS)).execute();
}
