import type { OperatorOrder } from '@feszek/contract';
import type { Db } from '../../platform/database/connect.ts';
import type { Clock } from '../../platform/clock.ts';
import { selectMails } from '../../platform/mail/outbox/selectMails.ts';
import { loadOrder } from '../loadOrder.ts';
import { orderSubject } from '../mails/enqueueOrderMail.ts';
import { lockNamedOrder } from './lockNamedOrder.ts';
import type { HomeVat } from '../../pricing/vat/HomeVat.ts';

export interface ShowOrderParts {
  readonly db: Db;
  readonly clock: Clock;
  /** VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
}

/**
 * An order with the data that only the operator sees.
 *
 * @throws ApiError `not_found`
 */
export async function showOrder({ db, clock, homeVat }: ShowOrderParts, name: string): Promise<OperatorOrder> {
  const { id, order_hash, currency, is_refund_due } = await db.transaction().execute((trx) => lockNamedOrder(trx, name));
  const mails = await selectMails(db).where('about', '=', orderSubject(id)).orderBy('id').execute();
  return {
    order: await loadOrder(db, order_hash, { locale: 'en', currency, clock, vatPercent: homeVat.percent }),
    is_refund_due,
    mails: mails.map(({ id: mailId, kind, recipient, state, created_at, last_error }) => ({ id: mailId, kind, recipient, state, created_at: created_at.toISOString(), last_error })),
  };
}
