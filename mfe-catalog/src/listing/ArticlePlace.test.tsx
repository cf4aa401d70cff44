/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, waitFor } from '@testing-library/react';
import { renderInShop } from '../../test/shop.tsx';
import { ArticlePlace } from './ArticlePlace.tsx';

afterEach(cleanup);

/** A place whose top is at a position in the window, and an article that arrives in it. */
async function arriveAt(top: number): Promise<HTMLElement> {
  const { container } = renderInShop(<ArticlePlace categoryId={3} place={1} />);
  const slot = container.querySelector<HTMLElement>('[data-slot]');
  const place = slot?.parentElement;
  if (!slot || !place) throw new Error('The place has no slot');
  place.getBoundingClientRect = () => new DOMRect(0, top, 300, 500);
  slot.innerHTML = '<article></article>';
  await waitFor(() => slot.querySelector('article'));
  return place;
}

describe('an article that arrives after the list is shown', () => {
  it('is shown below the window', async () => {
    expect((await arriveAt(window.innerHeight)).hidden).toBe(false);
  });

  it.each([['in', 400], ['above', -900]])('is not shown %s the window, where it would move cards', async (_, top) => {
    expect((await arriveAt(top)).hidden).toBe(true);
  });
});
