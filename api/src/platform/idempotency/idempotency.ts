import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { InferType, Schema } from 'yup';
import type { Trx } from '../database/Trx.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import { ApiError } from '../http/errors.ts';

/** How long an answer is stored for repeated requests. */
export const ANSWER_STORED_MS = 86_400_000;
const KEY = /^[\x21-\x7e]{1,200}$/;

export interface Attempt {
  readonly visitorId: number;
  readonly key: string;
  readonly payloadHash: string;
}

/** The `Idempotency-Key` of a request. Throws `malformed_request` for an invalid key. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !KEY.test(header)) throw new ApiError('malformed_request');
  return header;
}

export function hashPayload(payload: unknown): string {
  return createHash('sha256').update(JSON.stringify(payload)).digest('base64url');
}

/** The advisory lock of a key: a number of 64 bits. */
function lockOf({ visitorId, key }: Attempt): string {
  return createHash('sha256').update(`${visitorId} ${key}`).digest().readBigInt64BE().toString();
}

/**
 * Locks a key for this transaction. The lock ends with the transaction, also if its process dies: the database then rolls
 * the transaction back.
 *
 * @throws ApiError `order_in_progress` while another transaction has the key, `idempotency_key_reused` for another payload
 */
async function findAnswer<Shape extends Schema>(trx: Trx, attempt: Attempt, shape: Shape): Promise<InferType<Shape> | undefined> {
  const { rows: [lock] } = await sql<{ is_mine: boolean }>`select pg_try_advisory_xact_lock(${lockOf(attempt)}) as is_mine`.execute(trx);
  if (!lock?.is_mine) throw new ApiError('order_in_progress');
  const answer = await savedAnswer(trx, attempt);
  return answer && shape.validateSync(answer);
}

async function savedAnswer(trx: Trx, { visitorId, key, payloadHash }: Attempt): Promise<object | undefined> {
  const row = await trx.selectFrom('idempotency_key').select(['payload_hash', 'answer']).where('visitor_id', '=', visitorId).where('key', '=', key).executeTakeFirst();
  if (row && row.payload_hash !== payloadHash) throw new ApiError('idempotency_key_reused');
  return row?.answer;
}

/** The result of an attempt, or the saved answer to the same request. */
export type Once<Done, Answer> = { readonly done: Done } | { readonly answer: Answer };

/**
 * Does what a request demands exactly once, in one transaction. A repeated request with the same key gets the saved
 * answer. If the first request failed, its key can be used again at once.
 *
 * @param attempt `undefined` for a request without a key
 * @param shape the schema of the saved answer
 * @param act does the work, and saves its answer under the attempt
 * @throws ApiError `order_in_progress` while the first request is running, `idempotency_key_reused` for another payload
 */
export async function actOnce<Done, Shape extends Schema>(db: Db, attempt: Attempt | undefined, shape: Shape, act: (trx: Trx) => Promise<Done>): Promise<Once<Done, InferType<Shape>>> {
  return db.transaction().execute(async (trx) => {
    const answer = attempt && (await findAnswer(trx, attempt, shape));
    return answer === undefined ? { done: await act(trx) } : { answer };
  });
}

/**
 * Saves the answer in the transaction of the work, so that both are committed or neither is.
 *
 * @param orderId `null` if the request did not create an order
 */
export async function saveAnswer(trx: Trx, clock: Clock, { visitorId, key, payloadHash }: Attempt, orderId: number | null, answer: object): Promise<void> {
  await trx
    .insertInto('idempotency_key')
    .values({ visitor_id: visitorId, key, payload_hash: payloadHash, order_id: orderId, answer: JSON.stringify(answer), started_at: clock.now() })
    .execute();
}

/**
 * Whether a request is the first one with its key, for work whose answer is read again each time. The caller has a lock for
 * which concurrent requests of the visitor wait; the key is saved in the transaction of the work.
 *
 * @throws ApiError `idempotency_key_reused` for another payload
 */
export async function isFirstAttempt(trx: Trx, clock: Clock, attempt: Attempt): Promise<boolean> {
  if (await savedAnswer(trx, attempt)) return false;
  await saveAnswer(trx, clock, attempt, null, {});
  return true;
}

/** Replaces the saved answer by one that was not known yet. */
export async function replaceAnswer(db: Db, { visitorId, key }: Attempt, answer: object): Promise<void> {
  await db.updateTable('idempotency_key').set({ answer: JSON.stringify(answer) }).where('visitor_id', '=', visitorId).where('key', '=', key).execute();
}

/** Deletes answers that are older than a day. */
export async function removeOldKeys(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('idempotency_key').where('started_at', '<', new Date(clock.now().getTime() - ANSWER_STORED_MS)).execute();
}
