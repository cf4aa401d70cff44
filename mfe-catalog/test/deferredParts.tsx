import { expect } from '@jest/globals';
import { fakeProductDetail } from '@feszek/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { productViewOf } from '../src/product/productView.ts';
import { SIMILAR_ID } from '../src/product/similarId.ts';
import { ProductScreen } from '../src/product/ProductScreen.tsx';
import { addIntersectionObserver } from './intersections.ts';
import { renderInShop } from './shop.tsx';

/** A heading of each deferred part, by its id. */
const HEADINGS = ['product-details', 'reviews-title', SIMILAR_ID];

/** Loads the code of the deferred parts of a product page, so that later pages show them at once. */
export async function loadDeferredParts(): Promise<void> {
  addIntersectionObserver();
  renderInShop(<ProductScreen data={productViewOf(fakeProductDetail(), 'hu')} />);
  // They arrive when the page is painted and idle.
  for (const id of HEADINGS) await waitFor(() => expect(document.getElementById(id)).not.toBeNull(), { timeout: 5000 });
  cleanup();
}
