/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { Amount } from './Amount.tsx';
import { Price } from './Price.tsx';
import type { PriceProps } from './Price.tsx';

const amounts = { net: 'nettó {amount}', gross: 'bruttó {amount}', tax: 'áfa {amount}' };
const labels = { amounts, sale: 'akciós ár', original: 'eredeti ár' };
const plain = { net: 125_906, gross: 159_900, currency: 'HUF', labels } as const;
const reduced = { ...plain, net: 94_409, gross: 119_900, originalNet: 125_906, originalGross: 159_900 } as const;

const text = (node: Element) => (node.textContent ?? '').replace(/\u00a0/g, ' ');

/** The text that screen readers read, with plain spaces. */
function spoken(props: PriceProps): string {
  return text(render(<Price {...props} />).container);
}

afterEach(cleanup);

describe('Price', () => {
  it('shows only gross in gross mode, and net with gross in net mode, each with its label', () => {
    expect(spoken({ ...plain, vatMode: 'gross' })).toBe('bruttó 159 900 Ft');
    expect(spoken({ ...plain, vatMode: 'net' })).toBe('nettó 125 906 Ft bruttó 159 900 Ft');
  });

  it('puts the label after the amount if the language does', () => {
    const english = { ...labels, amounts: { net: '{amount} excl. VAT', gross: '{amount} incl. VAT', tax: '{amount} VAT' } };
    expect(spoken({ ...plain, labels: english, vatMode: 'net' })).toBe('125 906 Ft excl. VAT 159 900 Ft incl. VAT');
  });

  it('strikes an original beside the price of its own kind, and has texts of the sale for screen readers', () => {
    expect(spoken({ ...reduced, vatMode: 'net' })).toBe('akciós ár nettó 94 409 Ft eredeti ár nettó 125 906 Ft bruttó 119 900 Ft eredeti ár bruttó 159 900 Ft');
    expect(spoken({ ...reduced, vatMode: 'gross' })).toBe('akciós ár bruttó 119 900 Ft eredeti ár bruttó 159 900 Ft');
  });

  it.each([{ vatMode: 'net' }, { vatMode: 'gross' }, { vatMode: 'net', isNarrow: true }, { vatMode: 'net', isDue: true }] as const)(
    'keeps a struck original in the row of its kind: %p',
    (props) => {
      const { container } = render(<Price {...reduced} {...props} />);
      const struck = [...container.querySelectorAll('s')];
      expect(struck.length).toBeGreaterThan(0);
      for (const original of struck) {
        const kinds = [...(original.parentElement?.querySelectorAll('[data-amount]') ?? [])].map((amount) => amount.getAttribute('data-amount'));
        expect(kinds).toHaveLength(2);
        expect(new Set(kinds).size).toBe(1);
      }
    },
  );

  it('strikes only the gross original if there is little space', () => {
    expect(spoken({ ...reduced, vatMode: 'net', isNarrow: true })).toBe('akciós ár nettó 94 409 Ft bruttó 119 900 Ft eredeti ár bruttó 159 900 Ft');
  });

  it('shows what is due gross first, with net below it in net mode only', () => {
    expect(spoken({ ...plain, vatMode: 'net', isDue: true })).toBe('bruttó 159 900 Ft nettó 125 906 Ft');
    cleanup();
    expect(spoken({ ...plain, vatMode: 'gross', isDue: true })).toBe('bruttó 159 900 Ft');
  });

  it('shows no sale when the original is not higher', () => {
    expect(spoken({ ...plain, originalNet: 125_906, originalGross: 159_900, vatMode: 'gross', isDue: true })).toBe('bruttó 159 900 Ft');
  });
});

describe('Amount', () => {
  it.each([['net', 'nettó 159 900 Ft'], ['gross', 'bruttó 159 900 Ft'], ['tax', 'áfa 159 900 Ft']] as const)('has its kind: %s', (kind, words) => {
    const { container } = render(<Amount kind={kind} value={159_900} currency="HUF" labels={amounts} />);
    expect(text(container)).toBe(words);
    expect(container.firstElementChild?.getAttribute('data-amount')).toBe(kind);
  });

  it('has a hidden label for screen readers if the label is visible beside the amount', () => {
    const { container } = render(<Amount kind="gross" value={-1990} currency="HUF" labels={amounts} isLabelHidden />);
    expect(text(container)).toBe('bruttó −1 990 Ft');
  });
});
