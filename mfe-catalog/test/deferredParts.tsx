import { fakeProductDetail } from '@feszek/testing';
import { act, cleanup } from '@testing-library/react';
import { productViewOf } from '../src/product/productView.ts';
import { ProductScreen } from '../src/product/ProductScreen.tsx';
import { addIntersectionObserver } from './intersections.ts';
import { renderInShop } from './shop.tsx';

/** Loads the code of the deferred parts of a product page, so that later pages show them at once. */
export async function loadDeferredParts(): Promise<void> {
  addIntersectionObserver();
  await act(async () => renderInShop(<ProductScreen data={productViewOf(fakeProductDetail(), 'hu')} />));
  cleanup();
}
