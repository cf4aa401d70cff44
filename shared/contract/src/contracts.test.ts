import { describe, expect, it } from '@jest/globals';
import { newBreaks, partyOf } from './index.ts';
import type { ContractParty } from './index.ts';

const API: ContractParty = { name: 'api', version: '1.0.0', gives: { operations: { 'GET /api/products/{id}': ['id', 'title', 'price.gross', 'brand_slug?'] } } };
const CATALOG: ContractParty = {
  name: 'catalog', version: '1.0.0',
  needs: { operations: { 'GET /api/products/{id}': ['title'] }, topics: { 'cart.summary': ['quantity'] }, parts: { 'content/faq-teaser': ['topic'] } },
};
const CART: ContractParty = { name: 'cart-checkout', version: '1.0.0', gives: { topics: { 'cart.summary': ['currency', 'quantity'] } } };
const CONTENT = partyOf({ name: 'content', version: '1.0.0', fragments: { 'faq-teaser': { params: ['topic', 'limit'] } } });
const SHOP = [API, CATALOG, CART, CONTENT];

/** What breaks if programs replace those of the same name. */
function textsAfter(...next: readonly ContractParty[]) {
  const after = [...SHOP.filter(({ name }) => !next.some((party) => party.name === name)), ...next];
  return newBreaks(SHOP, after).map(({ text }) => text);
}

describe('programs that fit together', () => {
  it('break nothing, and neither does the first one of a slice, whose parts and topics are not there yet', () => {
    expect(newBreaks([], SHOP)).toEqual([]);
    expect(newBreaks([], [API, CATALOG])).toEqual([]);
  });
});

describe('a release', () => {
  it('that needs a field which the API does not give is named with the field', () => {
    const next = { ...CATALOG, version: '2.0.0', needs: { operations: { 'GET /api/products/{id}': ['title', 'price.net'] } } };
    expect(textsAfter(next)).toEqual(['catalog 2.0.0 needs `price.net` of GET /api/products/{id}, which api 1.0.0 does not give.']);
  });

  it('may not need a field that may be absent', () => {
    expect(textsAfter({ ...CATALOG, needs: { operations: { 'GET /api/products/{id}': ['brand_slug'] } } })).toHaveLength(1);
  });

  it('may not need an operation that the API does not have', () => {
    expect(textsAfter({ ...CATALOG, needs: { operations: { 'GET /api/prices': [] } } })).toEqual(['catalog 1.0.0 needs GET /api/prices, which api 1.0.0 does not give.']);
  });

  it('may not drop the part or the parameter that a live one uses', () => {
    expect(textsAfter(partyOf({ ...CONTENT, version: '2.0.0', fragments: { 'faq-teaser': {} } }))).toEqual(['catalog 1.0.0 needs the parameter topic of the part content/faq-teaser, which content 2.0.0 does not give.']);
    expect(textsAfter(partyOf({ ...CONTENT, version: '2.0.0', fragments: {} }))).toEqual(['catalog 1.0.0 needs the part content/faq-teaser, which content 2.0.0 does not give.']);
  });

  it('may not drop the topic or the field that a live one reads', () => {
    expect(textsAfter({ ...CART, version: '2.0.0', gives: { topics: { 'cart.summary': ['currency'] } } })).toEqual(['catalog 1.0.0 needs `quantity` of the topic cart.summary, which cart-checkout 2.0.0 does not give.']);
    expect(textsAfter({ ...CART, version: '2.0.0', gives: { topics: {} } })).toEqual(['catalog 1.0.0 needs the topic cart.summary, which cart-checkout 2.0.0 does not give.']);
  });

  it('from before contracts is not refused: what it gives is unknown', () => {
    expect(textsAfter({ name: 'cart-checkout', version: '0.9.0' }, { name: 'content', version: '0.9.0' })).toEqual([]);
  });

  it('may drop what its consumer drops together with it', () => {
    expect(textsAfter({ ...CART, gives: { topics: {} } }, { ...CATALOG, needs: {} })).toEqual([]);
  });

  it('is not refused for what was broken before', () => {
    const broken = [API, { ...CATALOG, needs: { operations: { 'GET /api/prices': [] } } }];
    expect(newBreaks(broken, [...broken, CART])).toEqual([]);
  });
});
