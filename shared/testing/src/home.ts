import type { Home } from '@feszek/contract';
import { fakeCategories, fakeCategory } from './category.ts';
import { fakeProduct } from './product.ts';
import { fakeImage } from './shared.ts';

export function fakeHome(overrides: Partial<Home> = {}): Home {
  return {
    hero: fakeImage({ path: '/images/hero/home-9a8b7c6d', alt: 'Világos nappali kanapéval', width: 2000, height: 1250 }),
    categories: fakeCategories().filter(({ parent_id }) => parent_id === null),
    best_categories: [fakeCategory()],
    best_products: [fakeProduct()],
    sale_products: [fakeProduct({ id: 22, title: 'Mohaágy szőnyeg', price_original_gross: 99_900, is_discounted: true })],
    product_count: 240,
    sale_count: 12,
    brands: [
      { id: 1, slug: 'harkaly', name: 'Harkály', product_count: 14, image: fakeImage({ path: '/images/brands/1-0f1e2d3c', alt: 'A Harkály műhelye' }) },
      { id: 2, slug: 'vackor', name: 'Vackor', product_count: 9, image: null },
    ],
    ...overrides,
  };
}
