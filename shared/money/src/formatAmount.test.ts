import { describe, expect, it } from '@jest/globals';
import { formatAmount } from './formatAmount.ts';

const hu = { net: 'nettó {amount}', gross: 'bruttó {amount}', tax: 'áfa {amount}' };
const en = { net: '{amount} excl. VAT', gross: '{amount} incl. VAT', tax: '{amount} VAT' };
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('formatAmount', () => {
  it('writes the label where the language has it', () => {
    expect(plain(formatAmount('gross', 159_900, 'HUF', hu))).toBe('bruttó 159 900 Ft');
    expect(plain(formatAmount('net', 354.25, 'EUR', hu))).toBe('nettó 354,25 €');
    expect(plain(formatAmount('gross', 159_900, 'HUF', en))).toBe('159 900 Ft incl. VAT');
    expect(plain(formatAmount('tax', 95.65, 'USD', en))).toBe('95,65 $ VAT');
  });

  it('keeps the label and the amount on one line', () => {
    expect(formatAmount('gross', -1990, 'HUF', hu)).not.toContain(' ');
  });
});
