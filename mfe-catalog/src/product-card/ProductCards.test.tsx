/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeImage, fakeProduct } from '@feszek/testing';
import type { FetchLike } from '@feszek/api-client';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInShop } from '../../test/shop.tsx';
import { cardOf } from './cardOf.ts';
import { ProductCards } from './ProductCards.tsx';

afterEach(cleanup);

const COLOURS = ['hófehér', 'grafit', 'homok', 'agyag', 'mohazöld', 'éjkék'];

/** A chair in six colours and two sizes. */
function show(chosen: string, fetch?: FetchLike): HTMLElement {
  const swatches = COLOURS.map((title, index) => ({ id: 20 + index, slug: `szek-${index}`, title, hex: '#406040' }));
  const product = fakeProduct({
    id: 20 + COLOURS.indexOf(chosen),
    title: 'Rigó szék',
    subtitle: 'tömör tölgy',
    variant: [{ axis: 'Szín', value: chosen }, { axis: 'Méret', value: '45 cm' }],
    group: { id: 1, key: 'rigo', count: 12, size: { value: '45 cm', count: 2 }, swatches },
  });
  return renderInShop(<ProductCards cards={[cardOf(product, 'hu')]} />, fetch && { fetch }).container;
}

/** The names of the swatches; the current one in brackets. */
function swatches(): string[] {
  return within(screen.getByRole('list', { name: 'Színek és anyagok' })).getAllByRole('link').map((link) => {
    const name = link.getAttribute('aria-label') ?? '';
    return link.getAttribute('aria-current') === 'true' ? `(${name})` : name;
  });
}

describe('the card of a variant', () => {
  it('names the variant in its line, before the material, and in the name of its heart', () => {
    show('grafit');
    expect(screen.getByText('grafit, 45 cm · tömör tölgy')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Kedvenc: Rigó szék, grafit, 45 cm' })).toBeTruthy();
    expect(screen.getByText('2 méret')).toBeTruthy();
  });

  it('shows its own colour in the last place if it is not among the first four', () => {
    show('mohazöld');
    expect(swatches()).toEqual(['hófehér', 'grafit', 'homok', '(mohazöld)']);
    expect(screen.getByText('+2')).toBeTruthy();
  });

  it('keeps the order of the colours otherwise', () => {
    show('grafit');
    expect(swatches()).toEqual(['hófehér', '(grafit)', 'homok', 'agyag']);
  });
});

describe('a swatch that is pointed at', () => {
  const pictureOf = (id: number) => `/images/products/${id}-1a2b3c4d`;
  const requests: string[] = [];
  const answerWith = (status: number): FetchLike => async (address) => {
    requests.push(address);
    const ids = new URL(address).searchParams.get('ids')?.split(',').map(Number) ?? [];
    const products = ids.map((id) => fakeProduct({ id, image: fakeImage({ path: pictureOf(id) }) }));
    return { status, ok: status === 200, text: async () => JSON.stringify({ data: { products } }) };
  };
  afterEach(() => {
    requests.length = 0;
  });

  const shows = (card: HTMLElement, id: number) => [...card.querySelectorAll('img')].some(({ src }) => src.includes(pictureOf(id)));
  const swatch = (name: string) => screen.getByRole('link', { name });
  /** jsdom has no pointer events. */
  function pointAt(name: string, pointerType = 'mouse'): void {
    fireEvent(swatch(name), Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
  }

  it('shows the product in its colour until it is left, and loads the pictures once', async () => {
    const card = show('grafit', answerWith(200));
    pointAt('homok');
    await waitFor(() => expect(shows(card, 22)).toBe(true));
    fireEvent(swatch('homok'), new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
    expect(shows(card, 22)).toBe(false);
    pointAt('agyag');
    expect([shows(card, 23), shows(card, 22), requests.length]).toEqual([true, false, 1]);
  });

  it('does nothing on a touch screen, where a tap opens the product', async () => {
    show('grafit', answerWith(200));
    pointAt('homok', 'touch');
    await act(async () => undefined);
    expect(requests).toEqual([]);
  });

  it('remains a link if its picture cannot be loaded, and tries again', async () => {
    const card = show('grafit', answerWith(404));
    pointAt('homok');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(shows(card, 22)).toBe(false);
    await waitFor(() => {
      pointAt('agyag');
      expect(requests.length).toBeGreaterThan(1);
    });
  });
});
