import { describe, expect, it } from '@jest/globals';
import { ERRORS, FIELD_ERRORS, errorMessage, fieldErrorMessage, fillMessage, isErrorBody, isFieldErrorCode } from './index.ts';

const PLACES = /\{\w+\}/g;

describe('the catalogue of errors', () => {
  it.each(Object.entries(ERRORS))('has a message for %s in both languages with the same placeholders, and an error status', (_, { status, message }) => {
    expect(message.hu).not.toBe('');
    expect(message.en).not.toBe('');
    expect(message.hu).not.toBe(message.en);
    expect(message.hu.match(PLACES)).toEqual(message.en.match(PLACES));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  });

  it.each(Object.entries(FIELD_ERRORS))('has a message for the field error %s in both languages with the same placeholders', (_, message) => {
    expect(message.hu).not.toBe(message.en);
    expect([...message.hu.matchAll(PLACES)].map(String)).toEqual([...message.en.matchAll(PLACES)].map(String));
  });

  it('returns the message in the requested language with its placeholders replaced', () => {
    expect(errorMessage('out_of_stock', 'hu', { available: 3 })).toBe('Ebből a termékből már csak 3 darab rendelhető.');
    expect(errorMessage('out_of_stock', 'en', { available: 3 })).toBe('Only 3 of this product can be ordered.');
    expect(errorMessage('out_of_stock', 'en', { available: 0 })).toBe('This product can’t be ordered right now: it has sold out, or is in other people’s carts.');
    expect(fieldErrorMessage('too_long', 'en', { max: 120 })).toBe('At most 120 characters are allowed.');
  });
});

describe('fillMessage', () => {
  it('keeps a placeholder without a value', () => {
    expect(fillMessage('{a} and {b}', { a: 1 })).toBe('1 and {b}');
  });

  it('does not replace placeholders in values', () => {
    expect(fillMessage('{a} {b}', { a: '{b}', b: 2 })).toBe('{b} 2');
  });
});

describe('isErrorBody', () => {
  it('accepts an error of the catalogue', () => {
    expect(isErrorBody({ error: { code: 'cart_empty', message: 'A kosarad üres.' } })).toBe(true);
  });

  it.each([null, 'cart_empty', {}, { error: null }, { error: 'cart_empty' }, { error: { code: 'nonsense' } }, { error: { code: 'toString' } }])('rejects %j', (value) => {
    expect(isErrorBody(value)).toBe(false);
  });

  it('recognises the codes of field errors', () => {
    expect(isFieldErrorCode('tax_number')).toBe(true);
    expect(isFieldErrorCode('constructor')).toBe(false);
    expect(isFieldErrorCode(1)).toBe(false);
  });
});
