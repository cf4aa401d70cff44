import { describe, expect, it } from '@jest/globals';
import { fakeProductFilters } from '@feszek/testing';
import { NO_FILTERS, countFilters, knownOnly, toggled, toggledCategory } from './filters.ts';

describe('a choice', () => {
  it('adds a value in order, and removes it', () => {
    expect(toggled(['oak', 'walnut'], 'birch')).toEqual(['birch', 'oak', 'walnut']);
    expect(toggled(['oak', 'walnut'], 'oak')).toEqual(['walnut']);
  });

  it('contains a category or its descendants, never both', () => {
    const { categories } = fakeProductFilters();
    expect(toggledCategory([1, 2], 3, categories)).toEqual([2, 3]);
    expect(toggledCategory([2, 3], 1, categories)).toEqual([1, 2]);
    expect(toggledCategory([2, 3], 3, categories)).toEqual([2]);
  });

  it('drops unknown values', () => {
    const query = { ...NO_FILTERS, categories: [1, 99], brands: ['rigo', 'nincs'], colors: ['neon'], inStock: true, seats: [3, 9], materials: ['oak', 'gold'], beds: ['1x1'] };
    expect(knownOnly(query, fakeProductFilters())).toEqual({ ...NO_FILTERS, categories: [1], brands: ['rigo'], inStock: true, seats: [3], materials: ['oak'] });
  });

  it('counts a range once', () => {
    expect(countFilters({ ...NO_FILTERS, isReduced: true, seats: [2, 3], measures: { ...NO_FILTERS.measures, width: { min: 60, max: 90 } } })).toBe(4);
    expect(countFilters({ ...NO_FILTERS, brands: ['a', 'b'], price: { min: 1, max: 2, currency: 'HUF' } })).toBe(3);
  });
});
