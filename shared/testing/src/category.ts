import type { Category, CategoryPage } from '@feszek/contract';
import { fakeProductList } from './product.ts';
import { fakeImage } from './shared.ts';

export function fakeCategory(overrides: Partial<Category> = {}): Category {
  return {
    id: 3,
    parent_id: 1,
    slug: 'fotelek',
    slugs: { hu: 'nappali/fotelek', en: 'living-room/armchairs' },
    title: 'Fotelek',
    description: 'Fotelek, amelyekben jó elidőzni.',
    image: fakeImage({ path: '/images/categories/3-12ab34cd', alt: 'Fotelek egy világos nappaliban' }),
    product_count: 1,
    ...overrides,
  };
}

/** A tree of two: the living room and its armchairs. */
export function fakeCategories(): Category[] {
  const livingRoom = fakeCategory({
    id: 1,
    parent_id: null,
    slug: 'nappali',
    slugs: { hu: 'nappali', en: 'living-room' },
    title: 'Nappali',
    description: 'Minden, ami a nappalit otthonná teszi.',
    image: fakeImage({ path: '/images/categories/1-56ef78ab', alt: 'Világos nappali' }),
  });
  return [livingRoom, fakeCategory()];
}

export function fakeCategoryPage(overrides: Partial<CategoryPage> = {}): CategoryPage {
  return {
    category: fakeCategory(),
    children: [],
    siblings: [fakeCategory(), fakeCategory({ id: 4, slug: 'kanapek', slugs: { hu: 'nappali/kanapek', en: 'living-room/sofas' }, title: 'Kanapék', product_count: 6 })],
    breadcrumbs: [{ id: 1, title: 'Nappali', slug: 'nappali' }, { id: 3, title: 'Fotelek', slug: 'nappali/fotelek' }],
    ...fakeProductList(),
    ...overrides,
  };
}
