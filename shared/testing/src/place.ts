import type { ParcelPoint, Place, ShowroomChoice } from '@feszek/contract';

/** The showroom in Győr. */
export function fakePlace(overrides: Partial<Place> = {}): Place {
  return { id: 'showroom:gyor', kind: 'showroom', carrier: null, name: 'Fészek Győr', zipcode: '9021', city: 'Győr', address: 'Baross Gábor út 12.', opening_hours: 'H–P 09:00–18:00', ...overrides };
}

/** The showroom in Győr with one of two pieces. */
export function fakeShowroomChoice(overrides: Partial<ShowroomChoice> = {}): ShowroomChoice {
  return {
    ...fakePlace(), phone: '+36 96 555 021', is_all_there: false, there: 1, wanted: 2, rest_on: '2026-12-04',
    lines: [{ product_id: 1, name: 'Rigó fotel', quantity: 2, there: 1 }], ...overrides,
  };
}

/** A parcel locker in Győr that is large enough for the cart. */
export function fakeParcelPoint(overrides: Partial<ParcelPoint> = {}): ParcelPoint {
  return {
    id: 'Példapont:1', kind: 'locker', carrier: 'Példapont', name: 'Győr, Fő tér', zipcode: '9021', city: 'Győr', address: 'Fő tér 1.', opening_hours: '0–24',
    latitude: 47.69, longitude: 17.63, distance_km: 0.4, obstacle: null, limit: null, ...overrides,
  };
}
