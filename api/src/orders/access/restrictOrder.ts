import type { Order } from '@feszek/contract';

const NO_PAYMENT: Order['payment'] = { id: 0, code: '', title: '', description: '' };

/**
 * The view of an order for whoever has only its hash: status, history, items, amounts, tracking and the version of the terms. Fields are listed here if
 * they are visible, so that a new field of the contract stays hidden until it is added.
 */
export function restrictOrder({ id, order_hash, status, created_at, history, tracking, currency, items, summary, delivery, terms_version }: Order): Order {
  return {
    id, order_hash, status, created_at, tracking, currency, items, summary, terms_version,
    is_restricted: true,
    history: history.map((step) => ({ ...step, note: '' })),
    transaction_id: null,
    transaction_result: null,
    payment_expires_at: null,
    delivery: { ...delivery, address: null, place: null },
    payment: NO_PAYMENT,
    payment_methods: [],
    coupon: null,
    comment: '',
    is_new_account: false,
    account_request: null,
    partner_name: '', partner_firstname: '', partner_lastname: '', partner_email: '', partner_phone: '',
    partner_address: '', partner_city: '', partner_zipcode: '', partner_country: '', partner_tax_number: '',
  };
}
