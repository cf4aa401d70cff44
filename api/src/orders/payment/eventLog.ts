import type { Trx } from '../../platform/database/Trx.ts';
import type { Clock } from '../../platform/clock.ts';

export interface LoggedEvent {
  readonly provider: string;
  readonly eventId: string;
  readonly transactionId: string;
  readonly kind: string;
}

/**
 * Notes a message of a provider, in the transaction that acts upon it: both stand or fall together.
 *
 * @returns `false` where the very same message has been acted upon before
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
