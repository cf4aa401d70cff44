import { describe, expect, it } from '@jest/globals';
import { ApiAbortError, ApiError, ApiNetworkError, apiErrorMessage, isApiAbortError, isApiError } from './index.ts';

const soldOut = new ApiError({ status: 409, code: 'cart_empty', message: 'A kosarad üres.' });

/** An error of another slice, from its own copy of this package. */
function fromAnotherSlice(name: string): Error {
  return Object.assign(new Error('Your cart is empty.'), { name });
}

describe('isApiError and isApiAbortError', () => {
  it('accept errors of this copy of the client and of another slice’s copy', () => {
    expect([soldOut, new ApiNetworkError('hu', undefined), fromAnotherSlice('ApiError')].map(isApiError)).toEqual([true, true, true]);
    expect([new ApiAbortError('timeout'), fromAnotherSlice('ApiAbortError')].map(isApiAbortError)).toEqual([true, true]);
  });

  it('reject anything else', () => {
    expect([new Error('boom'), new ApiAbortError('timeout'), { name: 'ApiError' }, null].map(isApiError)).toEqual([false, false, false, false]);
    expect([soldOut, undefined].map(isApiAbortError)).toEqual([false, false]);
  });
});

describe('apiErrorMessage', () => {
  it('returns the message of the API', () => {
    expect(apiErrorMessage(soldOut, 'hu')).toBe('A kosarad üres.');
  });

  it('returns a message for a time-out in the visitor’s language', () => {
    expect(apiErrorMessage(new ApiAbortError('timeout'), 'hu')).toBe('Nem érkezett időben válasz. Kérjük, próbáld újra.');
    expect(apiErrorMessage(new ApiAbortError('timeout'), 'en')).toBe('The shop is taking too long to respond. Please try again.');
  });

  it('contains no internal details of other errors', () => {
    expect(apiErrorMessage(new TypeError('x is undefined'), 'en')).toBe('Something went wrong on our side. Please try again.');
  });
});
