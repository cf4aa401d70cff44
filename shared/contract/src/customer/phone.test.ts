import { describe, expect, it } from '@jest/globals';
import { normalizePhone } from './phone.ts';

describe('a telephone number', () => {
  it.each([
    '+36 30 123 4567', '+36301234567', '06 30 123 4567', '06-30/123-4567', '(06 30) 123-4567', '0036 30 123 4567', '30 123 4567', '+36 (30) 123.4567', '+36 06 30 123 4567',
  ])('of a Hungarian mobile may be typed as %s', (typed) => {
    expect(normalizePhone(typed)).toBe('+36 30 123 4567');
  });

  it.each([['06 1 234 5678', '+36 1 234 5678'], ['+36 62 123 456', '+36 62 123 456'], ['96 123 456', '+36 96 123 456']])('of a Hungarian landline, %s, is normalized to %s', (typed, kept) => {
    expect(normalizePhone(typed)).toBe(kept);
  });

  it.each([['+43 664 1234567', '+43 664 1234567'], ['0049-30-1234567', '+49 30 1234567'], ['+421 (2) 1234 5678', '+421 2 1234 5678'], ['+385 1 4567 890', '+385 1 4567 890']])(
    'of another country, %s, keeps its groups: %s', (typed, kept) => {
      expect(normalizePhone(typed)).toBe(kept);
    },
  );

  it.each(['', 'call me', '12', '+36 30 123 456', '+36 30 123 45678', '06 30 123 456', '0664 1234567', '+1', '+0 123 456 789', '+1234567890123456', '123456789012', '+36 30 12a 4567'])('is invalid: %j', (typed) => {
    expect(normalizePhone(typed)).toBeUndefined();
  });
});
