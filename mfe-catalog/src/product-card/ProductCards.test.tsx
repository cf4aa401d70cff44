/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeProduct } from '@feszek/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { renderInShop } from '../../test/shop.tsx';
import { cardOf } from './cardOf.ts';
import { ProductCards } from './ProductCards.tsx';

afterEach(cleanup);

const COLOURS = ['hófehér', 'grafit', 'homok', 'agyag', 'mohazöld', 'éjkék'];

/** A chair in six colours and two sizes. */
function show(chosen: string): void {
  const swatches = COLOURS.map((title, index) => ({ id: 20 + index, slug: `szek-${index}`, title, hex: '#406040' }));
  const product = fakeProduct({
    id: 20 + COLOURS.indexOf(chosen),
    title: 'Rigó szék',
    subtitle: 'tömör tölgy',
    variant: [{ axis: 'Szín', value: chosen }, { axis: 'Méret', value: '45 cm' }],
    group: { id: 1, key: 'rigo', count: 12, size: { value: '45 cm', count: 2 }, swatches },
  });
  renderInShop(<ProductCards cards={[cardOf(product, 'hu')]} />);
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
