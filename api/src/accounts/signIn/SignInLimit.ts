import type { Clock } from '../../platform/clock.ts';
import { attemptKey, countAttempt, forgetAttempts, readAttempts, takeBackAttempt, waitOf } from '../../platform/attempts/attempts.ts';
import type { AttemptRule, Counter } from '../../platform/attempts/attempts.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Client } from './client.ts';
import { recognise } from './devices.ts';
import { normalizeEmail } from '../../platform/normalizeEmail.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST_DELAY_MS = 15_000;

interface Rule extends AttemptRule {
  /** Failures without a bot check. */
  readonly trusted: number;
}

/**
 * What counts failed sign-ins: an account from one network address, an address for all accounts, and an account from all
 * addresses. The last one stops guesses from many addresses.
 */
export const SIGN_IN_RULES = {
  pair: { trusted: 3, free: 5, delay: { firstMs: FIRST_DELAY_MS, longestMs: HOUR_MS }, forgottenAfterMs: 24 * HOUR_MS },
  address: { trusted: 10, free: 30, delay: { firstMs: FIRST_DELAY_MS, longestMs: 15 * MINUTE_MS }, forgottenAfterMs: HOUR_MS },
  account: { trusted: 20, free: 100, delay: { firstMs: FIRST_DELAY_MS, longestMs: 15 * MINUTE_MS }, forgottenAfterMs: 24 * HOUR_MS },
} as const satisfies Record<string, Rule>;

type Scope = keyof typeof SIGN_IN_RULES;

interface SignInCounter extends Counter {
  readonly rule: Rule;
}

const ADDRESS_SCOPE = 'sign-in-address';

function counter(name: Scope, key: string): SignInCounter {
  return { scope: `sign-in-${name}`, key, rule: SIGN_IN_RULES[name] };
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
    return attemptKey(this.#secret, `sign-in ${text}`);
  }

  /**
   * In one order, so that transactions do not wait for each other in a circle. A network address or browser that the user has
   * signed in with is not delayed by others. A browser counts by itself, also at another address. Passkeys have counts of their
   * own: an attacker who guesses passwords does not delay the owner's passkey.
   */
  async #counters(email: string, client: Client, method: SignInMethod): Promise<SignInCounter[]> {
    const normalized = normalizeEmail(email);
    const recognition = await recognise(this.#db, normalized, client);
    const account = method === 'password' ? normalized : `passkey ${normalized}`;
    const pair = counter('pair', this.#key(`${recognition === 'device' ? `device ${client.deviceHash}` : client.key} ${account}`));
    if (recognition !== 'none') return [pair];
    return [pair, counter('address', this.#key(client.key)), counter('account', this.#key(account))];
  }

  /** Whether there were so many failures that an attempt needs a bot check. Counts nothing. */
  async isSuspicious(email: string, client: Client): Promise<boolean> {
    const now = this.#clock.now();
    const counters = await this.#counters(email, client, 'password');
    const rows = await readAttempts(this.#db, counters);
    return counters.some(({ scope, rule }) => rows.some((row) => row.scope === scope && row.attempts >= rule.trusted && row.forgotten_at > now));
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
    // A delayed attempt locks nothing.
    requireNoWait(waitOf(await readAttempts(this.#db, counters), counters, now));
    requireNoWait(await this.#db.transaction().execute((trx) => countAttempt(trx, counters, now)));
    return { succeed: () => this.#db.transaction().execute((trx) => resetCounters(trx, counters, now)) };
  }

  /** Forgets the failures of an account, after its owner has set a password by mail. */
  async reset(email: string): Promise<void> {
    await forgetAttempts(this.#db, counter('account', this.#key(normalizeEmail(email))));
  }
}

function requireNoWait(waitMs: number): void {
  if (waitMs > 0) throw new ApiError('sign_in_delayed', { params: { seconds: Math.ceil(waitMs / 1000) } });
}

/** A success ends the failures of its account. An address keeps those for other accounts. */
async function resetCounters(trx: Trx, counters: readonly Counter[], now: Date): Promise<void> {
  for (const each of counters) await (each.scope === ADDRESS_SCOPE ? takeBackAttempt(trx, each, now) : forgetAttempts(trx, each));
}

/** How long the counts of failures are stored, in milliseconds. */
export const FAILURE_STORED_MS = Math.max(...Object.values(SIGN_IN_RULES).map(({ forgottenAfterMs }) => forgottenAfterMs));
