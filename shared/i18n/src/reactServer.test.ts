import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@feszek/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { BASKET_HTML, Basket, basketIn } from '../test/basket.ts';

describe('the React binding on the server', () => {
  it.each(LOCALES)('writes the texts of %s', (locale) => {
    expect(renderToString(basketIn(locale))).toBe(BASKET_HTML[locale]);
  });

  it('renders two languages side by side', () => {
    expect([renderToString(basketIn('hu')), renderToString(basketIn('en'))]).toEqual([BASKET_HTML.hu, BASKET_HTML.en]);
  });

  it('needs its provider', () => {
    expect(() => renderToString(createElement(Basket))).toThrow('useI18n needs an I18nProvider above it');
  });
});
