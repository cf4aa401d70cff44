import { deliveryServiceName } from '@feszek/contract';
import type { OperatorOrder, OperatorOrders } from '@feszek/contract';
import { formatPrice } from '@feszek/money';
import { list, moment, table } from '../../platform/commands/table.ts';

type Listed = OperatorOrders[number];

/** Orders as a table, the newest first. */
export function ordersTable(orders: OperatorOrders): string {
  if (orders.length === 0) return 'No orders.';
  return table<Listed>(
    [
      { title: 'ORDER', of: ({ id }) => String(id), isNumber: true },
      { title: 'PLACED', of: ({ created_at }) => moment(created_at) },
      { title: 'STATUS', of: ({ status, is_refund_due, is_waiting_for_approval }) => [status, is_refund_due && 'refund due', is_waiting_for_approval && 'waits for approval'].filter(Boolean).join(', ') },
      { title: 'TOTAL', of: ({ total, currency }) => formatPrice(total, currency), isNumber: true },
      { title: 'PAYMENT', of: ({ payment }) => payment },
      { title: 'NAME', of: ({ name }) => name },
      { title: 'EMAIL', of: ({ email }) => email },
    ],
    orders,
  );
}

function address({ name, zipcode, city, address: street, country }: NonNullable<OperatorOrder['order']['delivery']['address']>): string {
  return [name, `${zipcode} ${city}, ${street}`, country].join('\n');
}

function place({ id, carrier, name, zipcode, city, address: street }: NonNullable<OperatorOrder['order']['delivery']['place']>): string {
  return [`${carrier === null ? '' : `${carrier}: `}${name} (${id})`, `${zipcode} ${city}, ${street}`].join('\n');
}

/** The provider's id of the payment, to search for at the provider's site, and the provider's message. */
function transaction({ transaction_id: id }: OperatorOrder['order'], { authorization_code: authorization, response_code: code, response_message: message }: NonNullable<OperatorOrder['order']['transaction_result']>): string {
  return [id, authorization && `authorization ${authorization}`, code && `response ${code}${message ? `: ${message}` : ''}`].filter(Boolean).join('\n');
}

function days({ from, to }: NonNullable<OperatorOrder['order']['delivery']['arrival']>): string {
  return from === to ? from : `${from} to ${to}`;
}

/** Everything about one order. */
export function orderDetails({ order, is_refund_due: isRefundDue, mails }: OperatorOrder): string {
  const { transaction_result: payment, delivery, currency } = order;
  const price = (amount: number) => formatPrice(amount, currency);
  const facts = list([
    ['Order', `${order.id}  ${order.order_hash}`],
    ['Status', [order.status, isRefundDue && 'a refund is due', order.is_waiting_for_approval && 'waits for your approval'].filter(Boolean).join(', ')],
    ['Buyer', [order.partner_name, order.partner_email, order.partner_phone].join('\n')],
    ['Billing', address({ name: order.partner_name, zipcode: order.partner_zipcode, city: order.partner_city, address: order.partner_address, country: order.partner_country })],
    ['Delivery', [delivery.title, delivery.address && address(delivery.address), delivery.place && place(delivery.place)].filter(Boolean).join('\n')],
    ['Arrival', delivery.arrival ? days(delivery.arrival) : undefined],
    ['Tracking', order.tracking ? [order.tracking.carrier, order.tracking.url].filter(Boolean).join('\n') : undefined],
    ['Payment', payment ? `${order.payment.title}: ${payment.status} (${payment.provider})${payment.refund ? `, refund ${payment.refund}` : ''}` : order.payment.title],
    ['Transaction', payment ? transaction(order, payment) : undefined],
    ['Comment', order.comment],
  ]);
  const lines = table<OperatorOrder['order']['items'][number]>(
    [
      { title: 'QTY', of: ({ quantity }) => String(quantity), isNumber: true },
      { title: 'PRODUCT', of: ({ name }) => name },
      { title: 'EACH', of: ({ price_gross }) => price(price_gross), isNumber: true },
    ],
    order.items,
  );
  const { summary } = order;
  const sums = list([
    ['Products', price(summary.total_items_amount_gross)],
    ['Discount', summary.total_discount_amount_gross > 0 ? price(-summary.total_discount_amount_gross) : undefined],
    ['Delivery', price(delivery.price_gross)],
    ...(summary.services ?? []).map(({ code, price_gross }) => [deliveryServiceName(code, 'en'), price(price_gross)] as const),
    ['Total', `${price(summary.total_amount_gross)} (net ${price(summary.total_amount_net)})`],
  ]);
  const history = table<OperatorOrder['order']['history'][number]>(
    [
      { title: 'WHEN', of: ({ at }) => moment(at) },
      { title: 'WHAT', of: ({ status }) => status },
      { title: 'BY', of: ({ by }) => by },
      { title: 'NOTE', of: ({ note }) => note.replaceAll(/\s+/g, ' ') },
    ],
    order.history,
  );
  const written = table<OperatorOrder['mails'][number]>(
    [
      { title: 'WHEN', of: ({ created_at }) => moment(created_at) },
      { title: 'MAIL', of: ({ id }) => String(id), isNumber: true },
      { title: 'KIND', of: ({ kind }) => kind },
      { title: 'STATE', of: ({ state }) => state },
      { title: 'ERROR', of: ({ last_error }) => last_error?.replaceAll(/\s+/g, ' ') ?? '' },
    ],
    mails,
  );
  return [facts, lines, sums, history, ...(mails.length > 0 ? [written] : [])].join('\n\n');
}
