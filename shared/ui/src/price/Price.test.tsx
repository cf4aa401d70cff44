/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { Price } from './Price.tsx';
import type { PriceProps } from './Price.tsx';

const labels = { net: 'net', gross: 'gross', sale: 'sale price', original: 'original price' };
const plain = { net: 125_906, gross: 159_900, currency: 'HUF', labels } as const;
const reduced = { ...plain, net: 94_409, gross: 119_900, originalNet: 125_906, originalGross: 159_900 } as const;

/** All that is read aloud, with plain spaces. */
function spoken(props: PriceProps): string {
  const { container } = render(<Price {...props} />);
  return (container.textContent ?? '').replace(/\u00a0/g, ' ');
}

afterEach(cleanup);

describe('Price', () => {
  it('shows the gross alone in gross mode', () => {
    expect(spoken({ ...plain, vatMode: 'gross' })).toBe('159 900 Ft');
  });

  it('shows the net first and the gross beside it in net mode, each with its word', () => {
    expect(spoken({ ...plain, vatMode: 'net' })).toBe('125 906 Ft net gross 159 900 Ft');
  });

  it('strikes the original of a sale and says so in words', () => {
    const { container } = render(<Price {...reduced} vatMode="gross" />);
    expect((container.textContent ?? '').replace(/\u00a0/g, ' ')).toBe('sale price 119 900 Ft original price 159 900 Ft');
    expect(container.querySelector('s')?.textContent).toContain('159\u00a0900\u00a0Ft');
  });

  it('strikes the net original in net mode', () => {
    expect(spoken({ ...reduced, vatMode: 'net' })).toBe('sale price 94 409 Ft net original price 125 906 Ft gross 119 900 Ft');
  });

  it('knows no sale when the original is not higher', () => {
    expect(spoken({ ...plain, originalNet: 125_906, originalGross: 159_900, vatMode: 'gross' })).toBe('159 900 Ft');
  });
});
