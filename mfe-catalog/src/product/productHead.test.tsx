/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createI18n } from '@feszek/i18n';
import { fakeProductDetail } from '@feszek/testing';
import { cleanup } from '@testing-library/react';
import type { ProductDetail } from '@feszek/contract';
import { loadDeferredParts } from '../../test/deferredParts.tsx';
import { addIntersectionObserver } from '../../test/intersections.ts';
import { renderInShop } from '../../test/shop.tsx';
import { messages } from '../locales/hu.ts';
import { productHead } from './productHead.ts';
import { ProductScreen } from './ProductScreen.tsx';
import { productViewOf } from './productView.ts';

beforeAll(loadDeferredParts);

beforeEach(() => {
  addIntersectionObserver();
});
afterEach(cleanup);

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

  it.each([['wide', { width: 2100, height: 800 }], ['tall', { width: 400, height: 1600 }]])('preloads the main picture of a %s product in the sizes that its gallery has', (_, size) => {
    const { dimensions } = fakeProductDetail();
    const product = fakeProductDetail({ dimensions: { ...dimensions, ...size } });
    const { container } = renderInShop(<ProductScreen data={productViewOf(product, 'hu')} />);
    expect(headOf(product).preloadImages?.map(({ sizes }) => sizes)).toEqual([container.querySelector('img[fetchpriority="high"]')?.getAttribute('sizes')]);
  });

  it('shortens a long description between words', () => {
    const { description = '' } = headOf({ description: 'szó '.repeat(100) });
    expect(description.length).toBeLessThanOrEqual(156);
    expect(description).toMatch(/szó…$/);
  });
});
