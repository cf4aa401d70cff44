/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeImage } from '@feszek/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderInShop } from '../../test/shop.tsx';
import { Gallery } from './Gallery.tsx';

const images = ['a', 'b', 'c'].map((name) => fakeImage({ path: `/images/products/${name}`, alt: name }));
const scrollTo = jest.fn();
const scrollBy = jest.fn();

beforeEach(() => {
  // jsdom has no layout and cannot scroll.
  HTMLElement.prototype.scrollTo = scrollTo;
  HTMLElement.prototype.scrollBy = scrollBy.mockClear();
});
afterEach(cleanup);

beforeAll(() => {
  // jsdom has `<dialog>` but not its modal methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = () => undefined;
});

/** The number of the picture that is marked in the thumbnails. */
const shown = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');

describe('the gallery', () => {
  it('scrolls with the arrow keys and stops at its ends', () => {
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

  it('leaves keys with a modifier to the browser, which uses them for going back', () => {
    renderInShop(<Gallery images={images} />);
    fireEvent.keyDown(screen.getByRole('list', { name: 'Képek, lapozhatók' }), { key: 'ArrowRight', altKey: true });
    expect(shown()).toBe('1. kép, összesen 3');
  });

  it('shows a single picture without thumbnails and buttons', () => {
    renderInShop(<Gallery images={images.slice(0, 1)} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([', nagyítás']);
    expect(screen.queryByText('1 / 1')).toBeNull();
  });
});

describe('the pictures full-screen', () => {
  async function open(number: number) {
    renderInShop(<Gallery images={images} />);
    fireEvent.click(within(screen.getByRole('list', { name: 'Képek, lapozhatók' })).getByRole('button', { name: new RegExp(`^${'abc'[number - 1]}`) }));
    const dialog = await screen.findByRole('dialog', { name: 'A termék képei, nagyban' });
    return { dialog, inside: within(dialog) };
  }

  it('open with the clicked picture', async () => {
    const { inside } = await open(2);
    expect(inside.getByText('2 / 3')).toBeTruthy();
    expect(inside.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('2. kép, összesen 3');
  });

  it('change with keys and buttons, from the last to the first', async () => {
    const { dialog, inside } = await open(3);
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(inside.getByText('2 / 3')).toBeTruthy();
    fireEvent.keyDown(dialog, { key: 'End' });
    fireEvent.click(inside.getByRole('button', { name: 'Következő kép' }));
    expect(inside.getByText('1 / 3')).toBeTruthy();
    fireEvent.click(inside.getByRole('button', { name: 'Előző kép' }));
    expect(inside.getByText('3 / 3')).toBeTruthy();
  });

  it('are enlarged by a click, plus and the button, and reset on the next picture', async () => {
    const { dialog, inside } = await open(1);
    const isLarge = () => inside.queryByRole('button', { name: 'Kicsinyítés' }) !== null;
    expect(isLarge()).toBe(false);
    fireEvent.click(inside.getByRole('button', { name: 'a , Nagyítás' }));
    expect(isLarge()).toBe(true);
    fireEvent.keyDown(dialog, { key: '-' });
    expect(isLarge()).toBe(false);
    fireEvent.keyDown(dialog, { key: '+' });
    expect(isLarge()).toBe(true);
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(inside.getByText('1 / 3')).toBeTruthy();
    fireEvent.click(inside.getByRole('button', { name: 'Következő kép' }));
    expect([inside.queryByText('2 / 3') !== null, isLarge()]).toEqual([true, false]);
  });

  it('move with the arrow keys while enlarged, whichever button has the focus', async () => {
    const { inside } = await open(1);
    fireEvent.click(inside.getByRole('button', { name: 'Nagyítás' }));
    fireEvent.keyDown(inside.getByRole('button', { name: 'Kicsinyítés' }), { key: 'ArrowDown' });
    fireEvent.keyDown(inside.getByRole('button', { name: 'a , Kicsinyítés' }), { key: 'ArrowRight' });
    expect(scrollBy.mock.calls).toEqual([[{ left: 0, top: 80 }], [{ left: 80, top: 0 }]]);
    expect(inside.getByText('1 / 3')).toBeTruthy();
  });

  it('close, and the gallery shows the last picture', async () => {
    const { dialog, inside } = await open(1);
    fireEvent.keyDown(dialog, { key: 'End' });
    fireEvent.click(inside.getByRole('button', { name: 'Bezárás' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe(', nagyítás');
    expect(document.activeElement?.closest('li')?.nextElementSibling).toBeNull();
    expect(shown()).toBe('3. kép, összesen 3');
  });
});
