import { describe, expect, it } from '@jest/globals';
import { SLOT_LIMITS, parseSlotReference, slotMarker, slotReference, splitAtSlots } from './index.ts';

describe('a slot’s reference', () => {
  it('is the name of the part if the slot has no parameters', () => {
    expect(slotReference('content/faq-teaser')).toBe('content/faq-teaser');
    expect(parseSlotReference('content/faq-teaser')).toEqual({ name: 'content/faq-teaser', slice: 'content', fragment: 'faq-teaser', params: {} });
  });

  it('has the parameters of the slot as a query, a list as one text', () => {
    const reference = slotReference('catalog/products', { skus: ['VAC-BEREK-3', 'VAC-KUCKO'], look: 'row' });
    expect(reference).toBe('catalog/products?look=row&skus=VAC-BEREK-3,VAC-KUCKO');
    expect(parseSlotReference(reference)?.params).toEqual({ look: 'row', skus: 'VAC-BEREK-3,VAC-KUCKO' });
  });

  it('is equal for equal parameters, in whichever order, and without empty ones', () => {
    const reference = slotReference('x/y', { a: '1', b: ['2', '3'] });
    expect(slotReference('x/y', { b: '2,3', c: '', d: [], a: '1' })).toBe(reference);
  });

  it('keeps every character of a value, also in the marker of a slot', () => {
    const params = { text: 'ágy & <b>"párna"</b> --> 100% + ?=#' };
    const reference = slotReference('x/y', params);
    expect(parseSlotReference(reference)?.params).toEqual(params);
    expect(splitAtSlots(`<div>${slotMarker(reference)}</div>`)[0]?.slot).toBe(reference);
  });

  it.each([
    '', 'catalog', 'catalog/products/x', '../x', 'catalog/products?', 'catalog/products?skus=', 'catalog/products?skus=A&skus=B', 'catalog/products?b=1&a=2',
    'catalog/products?skus=%41', 'catalog/products?Skus=A', 'catalog/products?skus=A+B', 'catalog/products?skus=%E0%A4%A',
  ])('is not another text: %j', (text) => {
    expect(parseSlotReference(text)).toBeUndefined();
  });

  it('has a limited number of parameters and characters', () => {
    const many = Object.fromEntries(Array.from({ length: SLOT_LIMITS.params + 1 }, (_, index) => [`p${index}`, 'x']));
    expect(parseSlotReference(slotReference('x/y', many))).toBeUndefined();
    expect(parseSlotReference(slotReference('x/y', { long: 'x'.repeat(SLOT_LIMITS.characters) }))).toBeUndefined();
  });
});
