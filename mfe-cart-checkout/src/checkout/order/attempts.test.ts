import { describe, expect, it } from '@jest/globals';
import { createOrderAttempts } from './attempts.ts';

describe('createOrderAttempts', () => {
  function attempts() {
    let made = 0;
    return createOrderAttempts(() => `key-${(made += 1)}`);
  }

  it('returns one key for all attempts at the same order', () => {
    const { keyOf } = attempts();
    expect(keyOf({ cart_version: 3, comment: '' })).toBe('key-1');
    expect(keyOf({ cart_version: 3, comment: '' })).toBe('key-1');
  });

  it('returns another key for another version of the cart, and for another comment', () => {
    const { keyOf } = attempts();
    keyOf({ cart_version: 3, comment: '' });
    expect(keyOf({ cart_version: 4, comment: '' })).toBe('key-2');
    expect(keyOf({ cart_version: 4, comment: 'Kapukód: 12' })).toBe('key-3');
  });
});
