import type { Trx } from '../../platform/database/Trx.ts';
import type { Clock } from '../../platform/clock.ts';

export interface LoggedEvent {
  readonly provider: string;
  readonly eventId: string;
  readonly transactionId: string;
  readonly kind: string;
}

/**
 * Records a message of a provider, in the transaction that applies it, so that both are committed or neither is.
 *
 * @returns `false` if the same message was applied before
 */
export async function isNewEvent(trx: Trx, clock: Clock, { provider, eventId, transactionId, kind }: LoggedEvent): Promise<boolean> {
  const noted = await trx
    .insertInto('payment_event')
    .values({ provider, event_id: eventId, transaction_id: transactionId, kind, received_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return noted !== undefined;
}
