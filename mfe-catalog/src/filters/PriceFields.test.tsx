/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderInShop } from '../../test/shop.tsx';
import type { PageOptions } from '../../test/shop.tsx';
import { PriceFields } from './PriceFields.tsx';
import { usePriceFormat } from './usePriceFormat.ts';

afterEach(cleanup);

function Filter() {
  const format = usePriceFormat(27);
  return (
    <>
      <PriceFields range={{ min: 12700, max: 127000 }} price={null} format={format} onChange={() => undefined} />
      <ul>
        <li>{format.bounds({ min: 12700, max: 25400 })}</li>
        <li>{format.bounds({ min: 12700 })}</li>
        <li>{format.bounds({ max: 25400 })}</li>
      </ul>
    </>
  );
}

const plain = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ');

/** The text of the range, and the texts of chosen ranges. */
function show(options: PageOptions) {
  const { container } = renderInShop(<Filter />, options);
  return [...container.querySelectorAll('p, li')].map(plain);
}

describe('the price filter', () => {
  it('shows gross beside net in net mode, in its range and in a chosen one', () => {
    expect(show({ vatMode: 'net' })).toEqual([
      'Ártartomány: nettó 10 000 Ft – 100 000 Ft, bruttó 12 700 Ft – 127 000 Ft',
      'nettó 10 000 Ft – 20 000 Ft, bruttó 12 700 Ft – 25 400 Ft',
      'legalább nettó 10 000 Ft, bruttó 12 700 Ft',
      'legfeljebb nettó 20 000 Ft, bruttó 25 400 Ft',
    ]);
    expect(screen.getByLabelText('Minimum (nettó Ft)')).toBeTruthy();
  });

  it('names both in English', () => {
    expect(show({ locale: 'en', vatMode: 'net' })).toEqual([
      'Price range: 10 000 Ft – 100 000 Ft excl. VAT, 12 700 Ft – 127 000 Ft incl. VAT',
      '10 000 Ft – 20 000 Ft excl. VAT, 12 700 Ft – 25 400 Ft incl. VAT',
      'at least 10 000 Ft excl. VAT, 12 700 Ft incl. VAT',
      'at most 20 000 Ft excl. VAT, 25 400 Ft incl. VAT',
    ]);
  });

  it('shows only gross in gross mode', () => {
    expect(show({ vatMode: 'gross' })).toEqual(['Ártartomány: bruttó 12 700 Ft – 127 000 Ft', 'bruttó 12 700 Ft – 25 400 Ft', 'legalább bruttó 12 700 Ft', 'legfeljebb bruttó 25 400 Ft']);
    expect(screen.getByLabelText('Minimum (bruttó Ft)')).toBeTruthy();
  });
});
