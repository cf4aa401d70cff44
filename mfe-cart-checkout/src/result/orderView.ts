import type { Order } from '@feszek/contract';

/** The fields of an order that the result page shows. It is inlined in the page, so it contains nothing else. */
export type OrderView = Pick<
  Order,
  'id' | 'order_hash' | 'status' | 'created_at' | 'history' | 'tracking' | 'currency' | 'transaction_id' | 'transaction_result' | 'payment_expires_at' | 'summary' | 'delivery' | 'payment' | 'payment_methods'
  | 'coupon' | 'is_new_account' | 'partner_name' | 'partner_email' | 'partner_address' | 'partner_city' | 'partner_zipcode' | 'partner_country' | 'partner_tax_number'
> & {
  readonly items: readonly (Pick<Order['items'][number], 'id' | 'name' | 'quantity' | 'price_gross'> & {
    readonly image: NonNullable<Order['items'][number]['product']>['image'] | null;
  })[];
};

/** Selects the fields of the API's order that the result page shows. */
export function toOrderView(order: Order): OrderView {
  const { id, order_hash, status, created_at, history, tracking, currency, transaction_id, transaction_result, payment_expires_at, summary, delivery, payment, payment_methods, coupon, is_new_account } = order;
  const { partner_name, partner_email, partner_address, partner_city, partner_zipcode, partner_country, partner_tax_number } = order;
  return {
    id, order_hash, status, created_at, history, tracking, currency, transaction_id, transaction_result, payment_expires_at, summary, delivery, payment, payment_methods, coupon, is_new_account,
    partner_name, partner_email, partner_address, partner_city, partner_zipcode, partner_country, partner_tax_number,
    items: order.items.map(({ id: itemId, name, quantity, price_gross, product }) => ({
      id: itemId, name, quantity, price_gross, image: product?.image ?? null,
    })),
  };
}
