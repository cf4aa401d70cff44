import type { Order, OrderPlaced } from '@feszek/contract';
import { fakeSummary } from './cart.ts';
import { fakePlace } from './place.ts';
import { fakeProduct } from './product.ts';

/** An order of one armchair, paid by card. */
export function fakeOrder(overrides: Partial<Order> = {}): Order {
  const product = fakeProduct();
  const summary = fakeSummary();
  return {
    id: 1042,
    order_hash: 'k7Qm2vXc9RtB4nLp8sZw',
    is_restricted: false,
    status: 'paid',
    is_waiting_for_approval: false,
    created_at: '2025-11-21T09:30:00.000Z',
    history: [
      { status: 'pending_payment', at: '2025-11-21T09:30:00.000Z', by: 'customer', note: '' },
      { status: 'paid', at: '2025-11-21T09:31:00.000Z', by: 'provider', note: '' },
    ],
    tracking: null,
    currency: 'HUF',
    transaction_id: 'tr-5f3a9c',
    transaction_result: {
      status: 'success',
      amount: summary.total_amount_gross,
      currency: 'HUF',
      authorization_code: '482913',
      response_code: '00',
      response_message: 'Jóváhagyva',
      failure: null,
      provider: 'sandbox',
      provider_transaction_id: null,
      refund: null,
    },
    payment_expires_at: null,
    items: [{ id: product.id, name: product.title, quantity: 1, price_gross: product.price_gross, price_net: product.price_net, product }],
    summary,
    delivery: { title: 'Átvétel a bemutatóteremben', price_gross: 0, price_net: 0, is_pickup: true, address: null, arrival: { from: '2025-11-25', to: '2025-11-27' }, place: fakePlace() },
    payment: { id: 1, code: 'card', title: 'Bankkártya', description: '', account: null },
    payment_methods: [],
    coupon: null,
    comment: '',
    is_new_account: false,
    account_request: null,
    terms_version: null,
    partner_name: 'Kovács Anna',
    partner_firstname: 'Anna',
    partner_lastname: 'Kovács',
    partner_email: 'anna.kovacs@example.com',
    partner_phone: '+36 30 123 4567',
    partner_address: 'Bartók Béla út 12.',
    partner_city: 'Budapest',
    partner_zipcode: '1114',
    partner_country: 'Magyarország',
    partner_tax_number: '',
    ...overrides,
  };
}

export function fakeOrderPlaced(overrides: Partial<OrderPlaced> = {}): OrderPlaced {
  return { order_hash: 'k7Qm2vXc9RtB4nLp8sZw', redirect_url: '/hu/checkout/result/k7Qm2vXc9RtB4nLp8sZw', ...overrides };
}
