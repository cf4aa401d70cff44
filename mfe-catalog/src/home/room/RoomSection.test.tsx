/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeImage, fakeProduct } from '@feszek/testing';
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { renderInShop } from '../../../test/shop.tsx';
import { RoomSection } from './RoomSection.tsx';
import { roomViewOf } from './roomView.ts';

const point = (id: number, title: string) => ({ x: 20 * id, y: 30, product: fakeProduct({ id, title }) });

/** Whether a click on a link is left to the browser. */
function follows(link: HTMLElement, pointerType: string): boolean {
  // jsdom has no pointer events with a type.
  fireEvent(link, Object.assign(createEvent.pointerDown(link), { pointerType }));
  return fireEvent.click(link);
}

beforeEach(() => {
  renderInShop(<RoomSection room={roomViewOf({ title: 'Esti nappali', text: 'Mind megvehető.', image: fakeImage(), points: [point(1, 'Lámpa'), point(2, 'Kanapé')] }, 'hu')} />);
});
afterEach(cleanup);

const linkOf = (name: RegExp) => screen.getByRole('link', { name });

describe('a point in a room', () => {
  it('is followed by the mouse and the keyboard at once', () => {
    expect(follows(linkOf(/^Lámpa/), 'mouse')).toBe(true);
    expect(fireEvent.click(linkOf(/^Kanapé/))).toBe(true);
  });

  it('opens its card on the first tap, and is followed on the second one', () => {
    expect(follows(linkOf(/^Lámpa/), 'touch')).toBe(false);
    expect(follows(linkOf(/^Kanapé/), 'touch')).toBe(false);
    expect(follows(linkOf(/^Kanapé/), 'touch')).toBe(true);
  });

  it('closes its card on Escape, so that the next tap opens it again', () => {
    expect(follows(linkOf(/^Lámpa/), 'touch')).toBe(false);
    const points = screen.getByRole('list');
    const before = points.className;
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(points.className).not.toBe(before);
    expect(follows(linkOf(/^Lámpa/), 'touch')).toBe(false);
    fireEvent.focusIn(linkOf(/^Kanapé/));
    expect(points.className).toBe(before);
  });
});
