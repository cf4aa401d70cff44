import type { Offer, OpenOffer, Quote, QuoteDraft } from '@feszek/contract';
import { fakeImage, fakeProduct, fakeSummary } from '@feszek/testing';

export const HASH = 'k7Qm2vXc9RtB4nLp8sZwk7Qm2vXc9RtB';

export const REQUESTER: QuoteDraft['requester'] = { name: 'Kovács Anna', email: 'anna@example.com', phone: '+36 30 123 4567', company: '', tax_number: '' };
export const PREFERENCES: QuoteDraft['wishes'] = { is_pick_up: false, showroom: '', country_id: 1, zipcode: '1114', city: 'Budapest', address: 'Bartók Béla út 12.', wished_on: '2026-12-20', services: [] };
export const EMPTY_DRAFT: QuoteDraft = {
  requester: { name: '', email: '', phone: '', company: '', tax_number: '' },
  wishes: { is_pick_up: false, showroom: '', country_id: null, zipcode: '', city: '', address: '', wished_on: '', services: [] },
  place: null,
};

/** An offer of eight armchairs in euros, at three quarters of their price. */
export function fakeOffer(overrides: Partial<Offer> = {}): Offer {
  const product = fakeProduct();
  return {
    id: 5001, offer_hash: HASH, state: 'open', valid_until: '2026-12-05', currency: 'EUR', note: 'Két héten belül szállítjuk.',
    items: [{
      id: 1, name: product.title, quantity: 8, price_gross: 150, price_net: 118.11, price_original_gross: 200, price_original_net: 157.48, total_gross: 1200, total_net: 944.88, product,
    }],
    delivery: { title: 'Házhoz szállítás', price_gross: 0, price_net: 0, is_pickup: false, arrival: { from: '2026-11-24', to: '2026-11-26' } },
    summary: { ...fakeSummary(), total_items_amount_gross: 1200, total_items_amount_net: 944.88, total_amount_gross: 1200, total_amount_net: 944.88, total_saving_gross: 400 },
    ...overrides,
  };
}

export function fakeOpenOffer(overrides: Partial<OpenOffer> = {}): OpenOffer {
  return { id: 5001, offer_hash: HASH, state: 'open', valid_until: '2026-12-05', ...overrides };
}

export function fakeQuote(overrides: Partial<Quote> = {}): Quote {
  return {
    id: 5001, quote_hash: HASH, state: 'requested', has_offer: false, created_at: '2026-11-21T12:00:00.000Z', email: 'anna@example.com', wished_on: '2026-12-20', place: null,
    comment: 'Sötétre pácolva.', items: [{ id: 1, name: 'Rigó fotel', quantity: 8, image: fakeImage() }], ...overrides,
  };
}
