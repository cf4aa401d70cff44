import type { OrderActor, OrderEvent, OrderStatus } from '@feszek/contract';
import type { Updateable } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { enqueueOrderMail } from '../mails/enqueueOrderMail.ts';
import { mayFollow } from './transitions.ts';

export interface Step {
  readonly by: OrderActor;
  /** The text for the customer. */
  readonly note?: string;
}

export interface StatusStep extends Step {
  readonly orderId: number;
  readonly to: OrderStatus;
  /** What changes with the status. */
  readonly set?: Omit<Updateable<Database['shop_order']>, 'id' | 'status'>;
}

async function note(trx: Trx, clock: Clock, orderId: number, status: OrderEvent, { by, note: words = '' }: Step): Promise<void> {
  await trx.insertInto('order_status_change').values({ order_id: orderId, status, at: clock.now(), changed_by: by, note: words }).execute();
}

/** Begins the history of a new order, and sends its confirmation to the buyer. */
export async function beginHistory(trx: Trx, clock: Clock, orderId: number, status: OrderStatus): Promise<void> {
  await note(trx, clock, orderId, status, { by: 'customer' });
  await enqueueOrderMail(trx, clock, orderId, 'placed');
}

/**
 * Changes the status of an order; no other code does. The history gets a line and the buyer a mail, in the same
 * transaction. If the order has the status already, only `set` is applied.
 *
 * @param trx has locked the order, and has written its other changes: the mail contains them
 * @throws ApiError `order_step_refused`if the status cannot follow the present one
 */
export async function changeStatus(trx: Trx, clock: Clock, { orderId, to, set, ...step }: StatusStep): Promise<void> {
  const { status } = await trx.selectFrom('shop_order').select('status').where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow();
  if (status !== to && !mayFollow(status, to)) throw new ApiError('order_step_refused', { params: { status, wanted: to } });
  await trx.updateTable('shop_order').set({ ...set, status: to }).where('id', '=', orderId).execute();
  if (status === to) return;
  await note(trx, clock, orderId, to, step);
  await enqueueOrderMail(trx, clock, orderId, to);
}

/**
 * Records a refund to the buyer, and sends a mail. The order keeps its status.
 *
 * @param amount the refund, in whole minor units of the order's currency
 */
export async function noteRefunded(trx: Trx, clock: Clock, orderId: number, amount: number, step: Step): Promise<void> {
  await note(trx, clock, orderId, 'refunded', step);
  await enqueueOrderMail(trx, clock, orderId, 'refunded', amount);
}
