/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeImage } from '@feszek/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInShop } from '../../test/shop.tsx';
import { Gallery } from './Gallery.tsx';

const images = ['a', 'b', 'c'].map((name) => fakeImage({ path: `/images/products/${name}`, alt: name }));
const scrollTo = jest.fn();

beforeEach(() => {
  // jsdom has no layout, so nothing can be scrolled in it.
  HTMLElement.prototype.scrollTo = scrollTo;
});
afterEach(cleanup);

/** The number of the picture that the thumbnails mark. */
const shown = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');

describe('the gallery', () => {
  it('turns with the arrow keys and stops at its ends', () => {
    renderInShop(<Gallery images={images} />);
    const track = screen.getByRole('list', { name: 'Képek, lapozhatók' });
    expect(shown()).toBe('1. kép, összesen 3');
    fireEvent.keyDown(track, { key: 'ArrowLeft' });
    expect(shown()).toBe('1. kép, összesen 3');
    fireEvent.keyDown(track, { key: 'ArrowRight' });
    expect(shown()).toBe('2. kép, összesen 3');
    fireEvent.keyDown(track, { key: 'End' });
    fireEvent.keyDown(track, { key: 'ArrowRight' });
    expect(shown()).toBe('3. kép, összesen 3');
    fireEvent.keyDown(track, { key: 'Home' });
    expect(shown()).toBe('1. kép, összesen 3');
    expect(scrollTo).toHaveBeenCalled();
  });

  it('leaves keys with a modifier to the browser, which goes back with them', () => {
    renderInShop(<Gallery images={images} />);
    fireEvent.keyDown(screen.getByRole('list', { name: 'Képek, lapozhatók' }), { key: 'ArrowRight', altKey: true });
    expect(shown()).toBe('1. kép, összesen 3');
  });

  it('shows one picture without ways to others', () => {
    renderInShop(<Gallery images={images.slice(0, 1)} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('1 / 1')).toBeNull();
  });
});
