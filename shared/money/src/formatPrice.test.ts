import { describe, expect, it } from '@jest/globals';
import { formatPrice } from './formatPrice.ts';

const nbsp = '\u00A0';

describe('formatPrice', () => {
  it('shows forints without decimals', () => {
    expect(formatPrice(159_900, 'HUF')).toBe(`159${nbsp}900${nbsp}Ft`);
  });

  it('shows euros and dollars with a decimal comma and two decimals', () => {
    expect(formatPrice(449.9, 'EUR')).toBe(`449,90${nbsp}€`);
    expect(formatPrice(12.5, 'USD')).toBe(`12,50${nbsp}$`);
    expect(formatPrice(0.05, 'EUR')).toBe(`0,05${nbsp}€`);
  });

  it('groups by thousands from 1 000 up, with a space that does not break', () => {
    expect(formatPrice(999, 'HUF')).toBe(`999${nbsp}Ft`);
    expect(formatPrice(1234, 'HUF')).toBe(`1${nbsp}234${nbsp}Ft`);
    expect(formatPrice(1_234_567.89, 'EUR')).toBe(`1${nbsp}234${nbsp}567,89${nbsp}€`);
  });

  it('puts a minus sign before a negative amount, but none before zero', () => {
    expect(formatPrice(-1234.5, 'EUR')).toBe(`\u22121${nbsp}234,50${nbsp}€`);
    expect(formatPrice(-0, 'HUF')).toBe(`0${nbsp}Ft`);
    expect(formatPrice(-0.001, 'EUR')).toBe(`0,00${nbsp}€`);
  });

  it('rounds halves away from zero, by their decimal digits, not by their binary value', () => {
    expect(formatPrice(1.005, 'EUR')).toBe(`1,01${nbsp}€`);
    expect(formatPrice(-2.5, 'HUF')).toBe(`\u22123${nbsp}Ft`);
  });

  it('throws for an invalid amount', () => {
    expect(() => formatPrice(Number.NaN, 'HUF')).toThrow(RangeError);
    expect(() => formatPrice(Number.POSITIVE_INFINITY, 'EUR')).toThrow(RangeError);
  });
});
