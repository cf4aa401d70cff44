/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FetchLike } from '@feszek/api-client';
import { fakeProduct } from '@feszek/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { addIntersectionObserver } from '../../test/intersections.ts';
import { renderInShop } from '../../test/shop.tsx';
import { LastViewed } from './LastViewed.tsx';
import { viewedProducts } from './viewed.ts';

let scrollNear = () => undefined as void;
const fetched = jest.fn<FetchLike>();

/** The only products that are still sold. */
const SOLD = [17, 18, 19, 20, 21, 22];

beforeEach(() => {
  window.localStorage.clear();
  scrollNear = addIntersectionObserver();
  fetched.mockReset().mockImplementation((address) => {
    const ids = new URL(address).searchParams.get('ids')?.split(',').map(Number) ?? [];
    const products = ids.filter((id) => SOLD.includes(id)).map((id) => fakeProduct({ id, title: `Termék ${id}` }));
    return Promise.resolve({ status: 200, ok: true, text: () => Promise.resolve(JSON.stringify({ data: { products } })) });
  });
});

afterEach(cleanup);

const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the last viewed products', () => {
  it('take no space without other viewed products', () => {
    viewedProducts.add(17);
    renderInShop(<LastViewed exceptId={17} />, { fetch: fetched });
    expect(screen.queryByRole('region')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('reserve their space, and are fetched near the viewport: the latest first, without the current product', async () => {
    for (const id of [22, 21, 20, 19, 18, 17]) viewedProducts.add(id);
    const { container } = renderInShop(<LastViewed exceptId={17} />, { fetch: fetched });
    expect(screen.getByRole('region', { name: 'Legutóbb megtekintett termékek' })).toBeTruthy();
    expect(container.querySelectorAll('.card')).toHaveLength(4);
    expect(fetched).not.toHaveBeenCalled();
    act(scrollNear);
    await waitFor(() => expect(names()).toEqual(['Termék 18', 'Termék 19', 'Termék 20', 'Termék 21']));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('contain one variant of each product group, the latest, and none of the current product’s group', async () => {
    const group = (id: number) => ({ id, key: `G${id}`, count: 2, swatches: [] });
    fetched.mockImplementation((address) => {
      const ids = new URL(address).searchParams.get('ids')?.split(',').map(Number) ?? [];
      const products = ids.map((id) => fakeProduct({ id, title: `Termék ${id}`, group: id < 20 ? group(1) : group(2) }));
      return Promise.resolve({ status: 200, ok: true, text: () => Promise.resolve(JSON.stringify({ data: { products } })) });
    });
    for (const id of [22, 21, 20, 18, 17]) viewedProducts.add(id);
    renderInShop(<LastViewed exceptId={17} />, { fetch: fetched });
    act(scrollNear);
    await waitFor(() => expect(names()).toEqual(['Termék 20']));
  });

  it('omit products that are no longer sold, and remove them from the list', async () => {
    viewedProducts.add(18);
    viewedProducts.add(404);
    renderInShop(<LastViewed />, { fetch: fetched });
    act(scrollNear);
    await waitFor(() => expect(names()).toEqual(['Termék 18']));
    expect(viewedProducts.state).toEqual([18]);
  });

  it('are hidden if the API is unavailable', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    viewedProducts.add(18);
    renderInShop(<LastViewed />, { fetch: fetched });
    act(scrollNear);
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(viewedProducts.state).toEqual([18]);
  });
});
