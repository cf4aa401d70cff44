import type { Locale, Withdrawal, WithdrawalInput, WithdrawalState } from '@feszek/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { hashPayload } from '../../platform/idempotency/idempotency.ts';
import { newOrderHash } from '../orderHash.ts';
import { enqueueMail } from '../../platform/mail/outbox/enqueueMail.ts';
import { leftToWithdraw } from './leftToWithdraw.ts';
import type { WithdrawableItem } from './leftToWithdraw.ts';
import { toWithdrawal } from './loadWithdrawal.ts';
import { resolveOrder } from './resolveOrder.ts';
import { loadTerm, remarksOn, withdrawalState } from './orderState.ts';
import { withdrawalReceived } from './receiptMail.ts';

type OrderRow = Selectable<Database['shop_order']>;

export interface SubmitParts {
  readonly db: Db;
  readonly clock: Clock;
}

export interface WithdrawalRequest {
  readonly visitorId: number;
  /** The account of a signed-in visitor. */
  readonly userId: number | null;
  readonly locale: Locale;
  /** The same for every attempt to send the same declaration. */
  readonly attemptKey: string;
  readonly input: WithdrawalInput;
  /** Counts a declaration that is about to be acknowledged to this email address; throws above the limit. */
  readonly limitMail: (trx: Trx, email: string) => Promise<void>;
}

const REFUSALS = {
  company: 'withdrawal_not_for_companies', cancelled: 'withdrawal_order_cancelled', nothing_left: 'withdrawal_exceeds_order',
} as const satisfies Record<Exclude<WithdrawalState, 'open'>, string>;

interface Piece {
  readonly position: number;
  readonly quantity: number;
}

/**
 * The withdrawn pieces of an order that was opened by its hash.
 *
 * @throws ApiError `withdrawal_not_for_companies`, `withdrawal_order_cancelled` or `withdrawal_exceeds_order`
 */
function chosenPieces(order: OrderRow, items: readonly WithdrawableItem[], wanted: WithdrawalInput['items']): readonly Piece[] {
  const state = withdrawalState(order, items);
  if (state !== 'open') throw new ApiError(REFUSALS[state]);
  const left = new Map(items.map((item) => [item.id, item]));
  return wanted.map(({ id, quantity }) => {
    const item = left.get(id);
    // If an item is listed twice, its second entry finds no pieces left.
    left.delete(id);
    if (!item || quantity > item.left) throw new ApiError('withdrawal_exceeds_order');
    return { position: item.position, quantity };
  });
}

function findAttempt(trx: Trx, { visitorId, attemptKey }: WithdrawalRequest) {
  return trx.selectFrom('withdrawal').selectAll().where('visitor_id', '=', visitorId).where('attempt_key', '=', attemptKey).executeTakeFirst();
}

async function insert(trx: Trx, parts: SubmitParts, request: WithdrawalRequest, order: OrderRow | undefined, payloadHash: string) {
  const { input, locale, visitorId, attemptKey } = request;
  const remarks = order ? remarksOn(order, await loadTerm(trx, parts.clock, order), input.email) : (['order_unknown'] as const);
  const isOpened = input.order_hash !== '';
  return trx
    .insertInto('withdrawal')
    .values({
      withdrawal_hash: newOrderHash(), submitted_at: parts.clock.now(), locale, name: input.name, email: input.email,
      order_number: isOpened && order ? String(order.id) : input.order_number, subject: isOpened ? '' : input.subject,
      order_id: order?.id ?? null, remarks, visitor_id: visitorId, attempt_key: attemptKey, payload_hash: payloadHash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Whether the visitor has proved that the receipt's address is theirs: it is the one of their account. */
async function isConfirmedAddress(trx: Trx, { userId, input }: WithdrawalRequest): Promise<boolean> {
  const account = userId === null ? undefined : await trx.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirst();
  return account?.email.toLowerCase() === input.email.toLowerCase();
}

async function submit(trx: Trx, parts: SubmitParts, request: WithdrawalRequest, payloadHash: string): Promise<Withdrawal> {
  const { input, locale } = request;
  const order = await resolveOrder(trx, input);
  const before = await findAttempt(trx, request);
  const isOpened = order !== undefined && input.order_hash !== '';
  const pieces = isOpened && !before ? chosenPieces(order, await leftToWithdraw(trx, order.id), input.items) : [];
  if (!before) await request.limitMail(trx, input.email);
  const inserted = before ? undefined : await insert(trx, parts, request, order, payloadHash);
  if (!inserted) {
    // The first of two attempts was recorded, perhaps while this one waited for the lock.
    const known = before ?? (await findAttempt(trx, request));
    if (known?.payload_hash !== payloadHash) throw new ApiError('idempotency_key_reused');
    return toWithdrawal(trx, known, locale);
  }
  if (isOpened) {
    await trx.insertInto('withdrawal_line').values(pieces.map((piece) => ({ ...piece, withdrawal_id: inserted.id, order_id: order.id }))).execute();
  }
  const withdrawal = await toWithdrawal(trx, inserted, locale);
  const content = withdrawalReceived(withdrawal, locale, await isConfirmedAddress(trx, request));
  await enqueueMail(trx, parts.clock, { to: input.email, locale, kind: 'withdrawal_received', about: `withdrawal:${withdrawal.number}`, content });
  return withdrawal;
}

/**
 * Records a withdrawal and acknowledges it by mail, exactly once: a repeated key gets the saved answer. A declaration about an order that the customer has
 * not opened by its hash is accepted unchecked; its answer does not reveal whether the order exists. The findings are
 * recorded for the operator. A declaration after the period is recorded as well: the operator decides.
 *
 * @throws ApiError `not_found`, `idempotency_key_reused`, `too_many_requests`, and see `chosenPieces`
 */
export async function submitWithdrawal(parts: SubmitParts, request: WithdrawalRequest): Promise<Withdrawal> {
  const payloadHash = hashPayload([request.input, request.locale]);
  return parts.db.transaction().execute((trx) => submit(trx, parts, request, payloadHash));
}
