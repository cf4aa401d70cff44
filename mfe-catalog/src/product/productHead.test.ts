import { describe, expect, it } from '@jest/globals';
import { createI18n } from '@feszek/i18n';
import { fakeProductDetail } from '@feszek/testing';
import type { ProductDetail } from '@feszek/contract';
import { messages } from '../locales/hu.ts';
import { productHead } from './productHead.ts';
import { productViewOf } from './productView.ts';

function headOf(overrides: Partial<ProductDetail> = {}) {
  const product = productViewOf(fakeProductDetail(overrides), 'hu');
  return productHead(product, { locale: 'hu', currency: 'HUF', pathname: product.paths.hu, search: new URLSearchParams(), t: createI18n({ locale: 'hu', messages }).t });
}

describe('the head of a product', () => {
  it('is a product with a picture of its own for previews of links', () => {
    expect(headOf()).toMatchObject({ type: 'product', shareImage: '/images/og/product-17-hu-0123456789ab.jpg' });
    expect(headOf({ image: null, images: [] })).toMatchObject({ shareImage: '/images/og/product-17-hu-0123456789ab.jpg' });
  });

  it('has a description that starts with the name, so that products of one series differ', () => {
    expect(headOf({ title: 'Rigó fotel', subtitle: 'Gyapjú', description: 'Ülj bele.' }).description).toBe('Rigó fotel. Gyapjú. Ülj bele.');
    expect(headOf({ title: 'Rigó fotel', subtitle: '', description: '' }).description).toBe('Rigó fotel');
  });

  it('shortens a long description between words', () => {
    const { description = '' } = headOf({ description: 'szó '.repeat(100) });
    expect(description.length).toBeLessThanOrEqual(156);
    expect(description).toMatch(/szó…$/);
  });
});
