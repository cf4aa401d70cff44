import { createHmac } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { Trx } from '../database/Trx.ts';

/** How many attempts are permitted. Durations in milliseconds. */
export interface AttemptRule {
  /** Attempts without a delay. */
  readonly free: number;
  /** The delay after one attempt more; it doubles with each further one. Without it, an attempt more has to wait until the count is forgotten. */
  readonly delay?: { readonly firstMs: number; readonly longestMs: number };
  /** The count is forgotten this long after the first attempt; with growing delays, after the last one. */
  readonly forgottenAfterMs: number;
}

/** One count. All processes share it through the database. */
export interface Counter {
  readonly scope: string;
  readonly key: string;
  readonly rule: AttemptRule;
}

export type AttemptCount = Selectable<Database['attempt_count']>;

/** The hash under which an account, a recipient or a network address is counted. It cannot be reversed without the secret. */
export function attemptKey(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** The stored counts, also forgotten ones. */
export function readAttempts(db: Kysely<Database>, counters: readonly Counter[]): Promise<AttemptCount[]> {
  return db
    .selectFrom('attempt_count')
    .selectAll()
    .where(({ eb, or, and }) => or(counters.map(({ scope, key }) => and([eb('scope', '=', scope), eb('key', '=', key)]))))
    .execute();
}

const rowOf = (rows: readonly AttemptCount[], { scope, key }: Counter) => rows.find((row) => row.scope === scope && row.key === key);

/**
 * How long the next attempt has to wait, in milliseconds. Counts without a delay are skipped: the time of the last attempt comes
 * from the clock of another process, which may be ahead.
 */
export function waitOf(rows: readonly AttemptCount[], counters: readonly Counter[], now: Date): number {
  const delays = counters.flatMap((counter) => {
    const row = rowOf(rows, counter);
    return row && row.attempts >= counter.rule.free ? [row.delayed_until.getTime() - now.getTime()] : [];
  });
  return Math.max(0, ...delays);
}

function after({ free, delay, forgottenAfterMs }: AttemptRule, row: AttemptCount | undefined, now: Date) {
  const isForgotten = !row || row.attempts === 0 || row.forgotten_at <= now;
  const attempts = (isForgotten ? 0 : row.attempts) + 1;
  const forgotten_at = isForgotten || delay ? new Date(now.getTime() + forgottenAfterMs) : row.forgotten_at;
  if (attempts < free) return { attempts, forgotten_at, delayed_until: now };
  return { attempts, forgotten_at, delayed_until: delay ? new Date(now.getTime() + Math.min(delay.longestMs, delay.firstMs * 2 ** (attempts - free))) : forgotten_at };
}

/**
 * Counts an attempt, unless one of the counters delays it. The counts are locked until the transaction ends, so that of
 * attempts at the same time no more than the free ones pass.
 *
 * @param counters - always in the same order of scopes, so that transactions do not wait for each other in a circle
 * @returns 0 if it is counted, otherwise the milliseconds to wait
 */
export async function countAttempt(trx: Trx, counters: readonly Counter[], now: Date): Promise<number> {
  const rows = await trx
    .insertInto('attempt_count')
    .values(counters.map(({ scope, key }) => ({ scope, key, attempts: 0, delayed_until: now, forgotten_at: now })))
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet(({ ref }) => ({ key: ref('excluded.key') })))
    .returningAll()
    .execute();
  const wait = waitOf(rows, counters, now);
  if (wait > 0) return wait;
  for (const counter of counters) {
    await trx.updateTable('attempt_count').set(after(counter.rule, rowOf(rows, counter), now)).where('scope', '=', counter.scope).where('key', '=', counter.key).execute();
  }
  return 0;
}

/** Forgets all attempts of a counter. */
export async function forgetAttempts(db: Kysely<Database>, { scope, key }: Pick<Counter, 'scope' | 'key'>): Promise<void> {
  await db.deleteFrom('attempt_count').where('scope', '=', scope).where('key', '=', key).execute();
}

/** Takes back one attempt, with its delay. */
export async function takeBackAttempt(trx: Trx, { scope, key }: Counter, now: Date): Promise<void> {
  await trx.updateTable('attempt_count').set(({ eb }) => ({ attempts: eb('attempts', '-', 1), delayed_until: now })).where('scope', '=', scope).where('key', '=', key).where('attempts', '>', 0).execute();
}

/** Deletes the counts that are forgotten. */
export async function removeOldAttempts(db: Kysely<Database>, clock: Clock): Promise<void> {
  await db.deleteFrom('attempt_count').where('forgotten_at', '<=', clock.now()).execute();
}
