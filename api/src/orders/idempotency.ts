import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { InferType, Schema } from 'yup';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';

/** A request that has not finished by then has died; its key may be tried again. */
const LEASE_MS = 60_000;
/** How long an answer is kept for a repeated request. */
const KEEP_ANSWERS_MS = 86_400_000;
const KEY = /^[\x21-\x7e]{1,200}$/;

export interface Attempt {
  readonly visitorId: number;
  readonly key: string;
  readonly payloadHash: string;
}

/** The `Idempotency-Key` of a request. Throws `malformed_request` for one that is no key. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !KEY.test(header)) throw new ApiError('malformed_request');
  return header;
}

export function hashPayload(payload: unknown): string {
  return createHash('sha256').update(JSON.stringify(payload)).digest('base64url');
}

/**
 * Takes a key for one attempt to place an order.
 *
 * @param shape the answers that are saved under keys of this kind
 * @returns the saved answer where the same request has been answered before, or `undefined`: go ahead
 * @throws ApiError `idempotency_key_reused` for another payload, `order_in_progress` while the first request is under way
 */
async function claimKey<Shape extends Schema>(db: Db, clock: Clock, { visitorId, key, payloadHash }: Attempt, shape: Shape): Promise<InferType<Shape> | undefined> {
  const now = clock.now();
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ visitor_id: visitorId, key, payload_hash: payloadHash, order_id: null, answer: null, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const row = await db.selectFrom('idempotency_key').selectAll().where('visitor_id', '=', visitorId).where('key', '=', key).executeTakeFirst();
  if (!row) throw new ApiError('order_in_progress');
  if (row.payload_hash !== payloadHash) throw new ApiError('idempotency_key_reused');
  if (row.answer) return shape.validateSync(row.answer);
  if (row.started_at.getTime() > now.getTime() - LEASE_MS) throw new ApiError('order_in_progress');
  const taken = await db
    .updateTable('idempotency_key')
    .set({ started_at: now })
    .where('visitor_id', '=', visitorId)
    .where('key', '=', key)
    .where('started_at', '=', row.started_at)
    .returning('key')
    .executeTakeFirst();
  if (!taken) throw new ApiError('order_in_progress');
  return undefined;
}

/**
 * Saves the answer: in the order's own transaction, so that a key and its order stand or fall together.
 *
 * @param orderId `null` where what was asked for is no order
 */
export async function saveAnswer(db: Kysely<Database>, attempt: Attempt, orderId: number | null, answer: object): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ order_id: orderId, answer: JSON.stringify(answer) })
    .where('visitor_id', '=', attempt.visitorId)
    .where('key', '=', attempt.key)
    .execute();
}

/** Gives the key of a failed attempt back: nothing was placed, so the buyer may try again. */
async function releaseKey(db: Db, { visitorId, key }: Attempt): Promise<void> {
  await db.deleteFrom('idempotency_key').where('visitor_id', '=', visitorId).where('key', '=', key).where('answer', 'is', null).execute();
}

/**
 * Does what a visitor asks for exactly once: a repeated request with the same key is answered with the saved answer.
 *
 * @param attempt `undefined` for a request without a key
 * @param shape the answer, as it is saved
 * @param run does it; saves its own answer under the attempt within its transaction
 */
export async function answerOnce<Shape extends Schema>(db: Db, clock: Clock, attempt: Attempt | undefined, shape: Shape, run: () => Promise<InferType<Shape>>): Promise<InferType<Shape>> {
  if (!attempt) return run();
  const saved = await claimKey(db, clock, attempt, shape);
  if (saved !== undefined) return saved;
  try {
    return await run();
  } catch (error) {
    await releaseKey(db, attempt);
    throw error;
  }
}

/** Forgets answers that nobody will ask for again. */
export async function removeOldKeys(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('idempotency_key').where('started_at', '<', new Date(clock.now().getTime() - KEEP_ANSWERS_MS)).execute();
}
