/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { fakeImage } from '@feszek/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { renderInShop } from '../../test/shop.tsx';
import { Brands } from './Brands.tsx';

afterEach(cleanup);

it('shows a brand with its name and its picture, or a letter without one, and links to its products', () => {
  const brands = [
    { id: 1, name: 'Harkály', image: fakeImage({ path: '/images/brands/1-0f1e2d3c' }), productCount: 14, href: '/en/all-products?brand=harkaly' },
    { id: 2, name: 'Vackor', image: null, productCount: 1, href: '/en/all-products?brand=vackor' },
  ];
  renderInShop(<Brands brands={brands} />, { locale: 'en' });
  const [withPicture, without] = screen.getAllByRole('listitem');
  if (!withPicture || !without) throw new Error('Two makers make two items');
  expect(withPicture.querySelector('img')?.getAttribute('src')).toContain('/images/brands/1-0f1e2d3c');
  expect(within(withPicture).getByText('14 products')).toBeTruthy();
  expect(within(withPicture).getByRole('link').getAttribute('href')).toBe('/en/all-products?brand=harkaly');
  expect(without.querySelector('img')).toBeNull();
  expect(without.querySelector('[aria-hidden="true"]')?.textContent).toBe('V');
  expect(within(without).getByText('Vackor')).toBeTruthy();
  expect(within(without).getByText('1 product')).toBeTruthy();
});
