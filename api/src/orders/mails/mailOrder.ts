import type { DeliveryKind, OrderActor } from '@feszek/contract';
import type { Selectable } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Database } from '../../platform/database/schema.ts';
import { loadMailPictures } from '../../media/usedPictures.ts';
import { isDelivered } from '../isDelivered.ts';
import { isBankTransfer } from '../unpaidUntil.ts';
import type { Texts } from '../../platform/database/columns.ts';

/** The data of an order that its mails contain. */
export interface MailOrder {
  readonly row: Selectable<Database['shop_order']>;
  readonly lines: readonly Selectable<Database['order_line']>[];
  /** The addresses of the goods' pictures, by product id. */
  readonly pictures: ReadonlyMap<number, string>;
  readonly delivery: { readonly title: Texts; readonly kind: DeliveryKind };
  /** Whether it has a delivery address. */
  readonly isDelivered: boolean;
  readonly payment: { readonly title: Texts; readonly description: Texts };
  /** Whether it is unpaid, and is not paid through a provider. */
  readonly isToPay: boolean;
  /** Whether it is paid by a bank transfer that has not arrived. */
  readonly isTransferDue: boolean;
  /** Whether the buyer has proved that the mail's address is theirs: it is the one of their account. */
  readonly isConfirmedAddress: boolean;
  readonly countries: ReadonlyMap<number, Texts>;
  readonly lastStep: { readonly by: OrderActor; readonly note: string } | undefined;
}

/** Loads an order as this transaction sees it. */
export async function loadMailOrder(trx: Trx, orderId: number): Promise<MailOrder> {
  const row = await trx.selectFrom('shop_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const lines = await trx.selectFrom('order_line').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
  const delivery = await trx.selectFrom('delivery_method').select(['title', 'kind']).where('id', '=', row.delivery_method_id).executeTakeFirstOrThrow();
  const payment = await trx.selectFrom('payment_method').select(['code', 'title', 'description', 'provider']).where('id', '=', row.payment_method_id).executeTakeFirstOrThrow();
  const paid = await trx.selectFrom('order_status_change').select('id').where('order_id', '=', orderId).where('status', '=', 'paid').limit(1).executeTakeFirst();
  const countries = await trx.selectFrom('country').select(['id', 'name']).execute();
  const last = await trx.selectFrom('order_status_change').select(['changed_by', 'note']).where('order_id', '=', orderId).orderBy('id', 'desc').limit(1).executeTakeFirst();
  const account = row.user_id === null ? undefined : await trx.selectFrom('app_user').select('email').where('id', '=', row.user_id).executeTakeFirst();
  return {
    row,
    lines,
    pictures: await loadMailPictures(trx, lines.flatMap(({ product_id }) => product_id ?? [])),
    delivery,
    isDelivered: isDelivered(delivery.kind, row),
    payment: { title: payment.title, description: payment.description },
    isToPay: payment.provider === null && paid === undefined,
    isTransferDue: isBankTransfer(payment) && paid === undefined,
    isConfirmedAddress: account !== undefined && account.email.toLowerCase() === row.customer.email?.toLowerCase(),
    countries: new Map(countries.map(({ id, name }) => [id, name])),
    lastStep: last && { by: last.changed_by, note: last.note },
  };
}
