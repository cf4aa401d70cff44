import type { Order } from '@feszek/contract';
import type { Seller } from '../payment/loadSeller.ts';

/** The fields of an order that the result page and the order's own page show. It is inlined in them, so it contains nothing else. */
export type OrderView = Pick<
  Order,
  'id' | 'order_hash' | 'is_restricted' | 'status' | 'is_waiting_for_approval' | 'created_at' | 'history' | 'tracking' | 'currency' | 'transaction_id' | 'transaction_result' | 'payment_expires_at' | 'summary' | 'delivery' | 'payment' | 'payment_methods'
  | 'coupon' | 'is_new_account' | 'account_request' | 'terms_version' | 'comment' | 'partner_name' | 'partner_email' | 'partner_phone' | 'partner_address' | 'partner_city' | 'partner_zipcode' | 'partner_country' | 'partner_tax_number'
> & {
  readonly items: readonly (Pick<Order['items'][number], 'id' | 'name' | 'quantity' | 'price_gross'> & {
    readonly image: NonNullable<Order['items'][number]['product']>['image'] | null;
  })[];
  /** For SimplePay's data transfer statement, if the order can be paid so. */
  readonly seller?: Seller;
};

/** Selects the fields of the API's order that its pages show, with the seller if it is needed. */
export function toOrderView(order: Order, seller?: Seller): OrderView {
  const { id, order_hash, is_restricted, status, is_waiting_for_approval, created_at, history, tracking, currency, transaction_id, transaction_result, payment_expires_at, summary, delivery, payment, payment_methods, coupon, is_new_account, account_request, terms_version } = order;
  const { comment, partner_name, partner_email, partner_phone, partner_address, partner_city, partner_zipcode, partner_country, partner_tax_number } = order;
  return {
    id, order_hash, is_restricted, status, is_waiting_for_approval, created_at, history, tracking, currency, transaction_id, transaction_result, payment_expires_at, summary, delivery, payment, payment_methods, coupon, is_new_account, account_request, terms_version,
    comment, partner_name, partner_email, partner_phone, partner_address, partner_city, partner_zipcode, partner_country, partner_tax_number,
    ...(seller && { seller }),
    items: order.items.map(({ id: itemId, name, quantity, price_gross, product }) => ({
      id: itemId, name, quantity, price_gross, image: product?.image ?? null,
    })),
  };
}
