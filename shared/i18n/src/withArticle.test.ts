import { describe, expect, it } from '@jest/globals';
import { withArticle } from './index.ts';

describe('withArticle', () => {
  it.each(['asztal', 'Ágy', 'éjjeliszekrény', 'Őszi takaró', 'ülőgarnitúra', 'íróasztal'])('az %s', (word) => {
    expect(withArticle(word)).toBe(`az ${word}`);
  });

  it.each(['fotel', 'Rigó kanapé', 'lámpa', 'szék', 'Yard polc', 'Nappali'])('a %s', (word) => {
    expect(withArticle(word)).toBe(`a ${word}`);
  });

  it.each(['1', '5', '50', '512', '1000', '1 500', '1\u00A0500 Ft', '5000', '1.000.000', '1. oldal'])('az %s, as it is read', (number) => {
    expect(withArticle(number)).toBe(`az ${number}`);
  });

  it.each(['2', '10', '12', '100', '150', '10 000', '100000', '3 fotel'])('a %s, as it is read', (number) => {
    expect(withArticle(number)).toBe(`a ${number}`);
  });

  it.each([['SMS', 'az'], ['LCD kijelző', 'az'], ['X', 'az'], ['PDF', 'a'], ['TV-állvány', 'a'], ['USB', 'az']])('%s is read letter by letter', (word, article) => {
    expect(withArticle(word)).toBe(`${article} ${word}`);
  });

  it('ignores an opening quotation mark', () => {
    expect(withArticle('„Alkony” lámpa')).toBe('az „Alkony” lámpa');
  });
});
