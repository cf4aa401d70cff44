/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeImage, fakeProductDetail } from '@feszek/testing';
import type { Image, ProductDetail } from '@feszek/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { loadDeferredParts } from '../../../test/deferredParts.tsx';
import { addIntersectionObserver } from '../../../test/intersections.ts';
import { renderInShop } from '../../../test/shop.tsx';
import type { PageOptions } from '../../../test/shop.tsx';
import { ProductScreen } from '../ProductScreen.tsx';
import { productViewOf } from '../productView.ts';
import { groupStructure } from './groupStructure.ts';

beforeAll(loadDeferredParts);

beforeEach(() => {
  addIntersectionObserver();
});

afterEach(cleanup);

const variant = (id: number, color: string, size: string, stock_state: 'in_stock' | 'sold_out' = 'in_stock') => ({
  id, sku: `DUNE-${id}`, title: 'Dűne szőnyeg', slug: 'dune-szonyeg', values: [color, size], hex: '#336699', stock_state,
  price_gross: 40_000, price_net: 31_496, price_original_gross: 40_000, price_original_net: 31_496, image: null,
});

/** The small green rug is shown. There is no large green one, and the large blue one is sold out. */
const RUG: Partial<ProductDetail> = {
  id: 1,
  title: 'Dűne szőnyeg',
  variant: [{ axis: 'Szín', value: 'zöld' }, { axis: 'Méret', value: '140 × 200 cm' }],
  group: { id: 7, key: 'RUG', count: 3, swatches: [] },
  variants: {
    axes: [{ kind: 'color', title: 'Szín' }, { kind: 'size', title: 'Méret' }],
    products: [variant(1, 'zöld', '140 × 200 cm'), variant(2, 'kék', '140 × 200 cm'), variant(3, 'kék', '200 × 300 cm', 'sold_out')],
  },
};

function renderRug(options: PageOptions = {}) {
  return renderInShop(<ProductScreen data={productViewOf(fakeProductDetail(RUG), options.locale ?? 'hu')} />, options);
}

const group = (name: string) => within(screen.getByRole('group', { name }));

describe('choosing a variant', () => {
  it('offers the values of each axis in a labelled group, and marks the current ones', () => {
    renderRug();
    expect(group('Szín: zöld').getAllByRole('link').map((link) => link.textContent)).toEqual(['zöld', 'kék']);
    expect(group('Szín: zöld').getByRole('link', { current: true }).textContent).toBe('zöld');
    expect(group('Méret: 140 × 200 cm').getByRole('link', { current: true }).textContent).toBe('140 × 200 cm');
  });

  it('links to the variant that shares the other values', () => {
    renderRug();
    expect(group('Szín: zöld').getByRole('link', { name: 'kék' }).getAttribute('href')).toMatch(/dune-szonyeg-2$/);
  });

  it('marks a sold-out variant, lists the values that change with it, and links to it', () => {
    renderRug();
    const large = group('Méret: 140 × 200 cm').getByRole('link', { name: /^200 × 300 cm ?, csak ezzel: kék, Elfogyott$/ });
    expect(large.getAttribute('href')).toMatch(/dune-szonyeg-3$/);
  });

  it('shows in the tile of a sold-out size that it is sold out, with its price', () => {
    const products = [variant(1, 'zöld', '140 × 200 cm'), { ...variant(3, 'zöld', '200 × 300 cm', 'sold_out'), price_gross: 60_000, price_net: 47_244 }];
    renderInShop(<ProductScreen data={productViewOf(fakeProductDetail({ ...RUG, variants: { axes: RUG.variants?.axes ?? [], products } }), 'hu')} />);
    const tile = group('Méret: 140 × 200 cm').getByRole('link', { name: /Elfogyott$/ });
    const shown = [...tile.firstElementChild?.children ?? []].map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
    expect(shown).toEqual(['nettó 47 244 Ft', 'bruttó 60 000 Ft', 'Elfogyott']);
  });

  it('orders sizes by their numbers, and states their prices, net and gross, if they differ', () => {
    const bed = (id: number, size: string, wood: string, price: number, image: Image | null = null) => ({ ...variant(id, size, wood), price_gross: price, price_net: price / 1.25, image });
    const products = [bed(1, '160 × 200 cm', 'tölgy', 250_000, fakeImage()), bed(2, '90 × 200 cm', 'tölgy', 200_000), bed(3, '180 × 200 cm', 'tölgy', 300_000), bed(4, '160 × 200 cm', 'dió', 280_000)];
    const axes = [{ kind: 'size' as const, title: 'Méret' }, { kind: 'wood' as const, title: 'Fa' }];
    renderInShop(<ProductScreen data={productViewOf(fakeProductDetail({ ...RUG, variants: { axes, products } }), 'hu')} />);
    const texts = group('Méret: 160 × 200 cm').getAllByRole('link').map((link) => link.textContent?.replaceAll('\u00A0', ' '));
    expect(texts).toEqual([expect.stringMatching(/^90 × 200 cm.*160 000 Ft.*200 000 Ft/), expect.stringMatching(/^160 × 200 cm.*200 000 Ft.*250 000 Ft/), expect.stringMatching(/^180 × 200 cm.*240 000 Ft.*300 000 Ft/)]);
    expect(group('Fa: tölgy').getAllByRole('link').map((link) => link.textContent)).toEqual(['tölgy', 'dió']);
    expect(group('Fa: tölgy').getByRole('link', { name: 'dió' }).querySelector('svg')).toBeTruthy();
  });

  it('is in English on the English page', () => {
    renderRug({ locale: 'en' });
    expect(screen.getByRole('link', { name: /^200 × 300 cm ?, only with kék, Sold out$/ })).toBeTruthy();
  });

  it('describes the group to search engines with its variants and what they differ in', () => {
    const structure = groupStructure(productViewOf(fakeProductDetail(RUG), 'hu'), '/hu/termekek/nappali/fotelek/rigo-fotel-1');
    expect(structure).toMatchObject({
      '@type': 'ProductGroup', productGroupID: 'RUG', variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [{ '@type': 'Product', color: 'zöld', size: '140 × 200 cm', offers: { '@type': 'Offer' } }, { '@type': 'Product', url: expect.stringMatching(/-2$/) }, { '@type': 'Product', url: expect.stringMatching(/-3$/) }],
    });
  });

  it('describes a product without a group as a product', () => {
    expect(groupStructure(productViewOf(fakeProductDetail(), 'hu'), '/hu/termekek/nappali/fotelek/rigo-fotel-17')).toBeUndefined();
  });
});
