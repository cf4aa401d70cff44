import type { Order } from '@feszek/contract';

const NO_PAYMENT: Order['payment'] = { id: 0, code: '', title: '', description: '', account: null };

/**
 * The view of an order for whoever has only its hash: status, history, items, amounts, tracking and the version of the terms. Fields are listed here if
 * they are visible, so that a new field of the contract stays hidden until it is added.
 */
export function restrictOrder({ id, order_hash, status, is_waiting_for_approval, created_at, history, tracking, currency, items, summary, delivery, terms_version }: Order): Order {
  return {
    id, order_hash, status, is_waiting_for_approval, created_at, tracking, currency, items, summary, terms_version,
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

const DAY_MS = 86_400_000;
/** How long after the end of an order its link shows more than the status. */
export const LINK_MS = 30 * DAY_MS;

/** Whether the link of an order has aged: the order has been completed or cancelled for 30 days. */
export function isLinkOld({ status, history }: Pick<Order, 'status' | 'history'>, now: Date): boolean {
  if (status !== 'completed' && status !== 'cancelled') return false;
  const last = history.filter((step) => step.status === status).at(-1);
  return last !== undefined && now.getTime() - new Date(last.at).getTime() > LINK_MS;
}

/** The restricted view behind an aged link: number and status. Links stay in mailboxes and histories for years. */
export function closeOrder(order: Order): Order {
  return { ...restrictOrder(order), history: [], tracking: null, items: [] };
}
