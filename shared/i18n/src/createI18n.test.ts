import { describe, expect, it, jest } from '@jest/globals';
import { en, hu } from '../test/texts.ts';
import { MissingMessageError, createI18n, translator } from './index.ts';
import type { Messages } from './index.ts';

describe('t', () => {
  it('returns the texts of its language at once', () => {
    expect(createI18n({ locale: 'hu', messages: hu }).t('title')).toBe('Kosár');
    expect(createI18n({ locale: 'en', messages: en }).t('empty.title')).toBe('Your basket is empty.');
  });

  it.each([
    [0, '0 termék a kosaradban', '0 items in your basket'],
    [1, '1 termék a kosaradban', '1 item in your basket'],
    [2, '2 termék a kosaradban', '2 items in your basket'],
  ])('chooses the plural form for %i', (count, hungarian, english) => {
    expect(translator('hu', hu)('items', { count })).toBe(hungarian);
    expect(translator('en', en)('items', { count })).toBe(english);
  });

  it('has a separate text for zero, if the messages contain one', () => {
    expect([0, 1, 5].map((count) => translator('en', en)('pieces', { count }))).toEqual(['Sold out', 'Last one', '5 left']);
  });

  it('fills the placeholders of a text, with numbers as the language writes them', () => {
    expect(translator('hu', hu)('empty.hint', { name: 'Anna', count: 12_400 })).toBe('Szia Anna, nézz körül: 12\u00A0400 bútor vár!');
    expect(translator('en', en)('empty.hint', { name: 'Anna', count: 12_400 })).toContain('12,400 pieces');
  });

  it('leaves escaping to React', () => {
    expect(translator('hu', hu)('empty.hint', { name: '<b>Anna</b> & Béla', count: 1 })).toContain('<b>Anna</b> & Béla');
  });

  it('does not interpret placeholders in values', () => {
    expect(translator('hu', hu)('empty.hint', { name: '$t(title) {{count}}', count: 7 })).toContain('Szia $t(title) {{count}},');
  });

  it('belongs to its root: two roots do not share texts', () => {
    const cart = translator('hu', { title: 'Kosár' });
    const account = translator('hu', { title: 'Fiókom' });
    expect([cart('title'), account('title')]).toEqual(['Kosár', 'Fiókom']);
  });
});

describe('a key without a text', () => {
  const messages: Messages = { cart: { title: 'Kosár', greeting: 'Szia {{name}}!' } };

  it('throws in development', () => {
    const { t } = createI18n({ locale: 'hu', messages, isDevelopment: true });
    expect(() => t('cart.emptyTitle')).toThrow(new MissingMessageError('words for "cart.emptyTitle"', 'hu'));
    expect(() => t('cart')).toThrow(MissingMessageError);
  });

  it('is shown in production as its last name, and reported', () => {
    const onMissing = jest.fn();
    const { t } = createI18n({ locale: 'hu', messages, isDevelopment: false, onMissing });
    expect(t('cart.emptyTitle')).toBe('emptyTitle');
    expect(onMissing).toHaveBeenCalledWith(new MissingMessageError('words for "cart.emptyTitle"', 'hu'));
  });

  it('is like a placeholder without a value, which throws in development and is empty in production', () => {
    expect(() => createI18n({ locale: 'hu', messages, isDevelopment: true }).t('cart.greeting')).toThrow(MissingMessageError);
    expect(createI18n({ locale: 'hu', messages, isDevelopment: false }).t('cart.greeting')).toBe('Szia !');
  });
});

describe('dates, numbers and lists', () => {
  const hungarian = createI18n({ locale: 'hu', messages: hu });
  const english = createI18n({ locale: 'en', messages: en });

  it('writes dates as each language does', () => {
    expect(hungarian.formatDate('2025-11-21T09:30:00Z')).toBe('2025. november\u00A021.');
    expect(english.formatDate('2025-11-21T09:30:00Z')).toBe('21\u00A0November 2025');
    expect(hungarian.formatDate('2025-11-21T09:30:00Z', 'short')).toBe('2025. 11. 21.');
  });

  it('writes dates in the shop’s time zone, on any machine', () => {
    expect(hungarian.formatDate('2025-12-31T23:30:00Z')).toBe('2026. január\u00A01.');
    expect(hungarian.formatDate('2025-07-01T08:05:00Z', 'time')).toBe('2025. július\u00A01. 10:05');
  });

  it('writes a date with plain spaces, except between day and month', () => {
    expect(english.formatDate('2025-07-01T08:05:00Z', 'time')).toBe('1\u00A0July 2025 at 10:05');
  });

  it('writes a number with spaces that do not break', () => {
    expect(hungarian.formatNumber(1_234_567.5)).toBe('1\u00A0234\u00A0567,5');
    expect(hungarian.formatNumber(4, { minimumFractionDigits: 1 })).toBe('4,0');
  });

  it('lists names', () => {
    expect(hungarian.formatList(['fotel', 'asztal', 'lámpa'])).toBe('fotel, asztal és lámpa');
    expect(english.formatList(['chair', 'table'])).toBe('chair and table');
  });
});
