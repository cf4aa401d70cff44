import { expect, it } from '@jest/globals';
import { markedParts } from './markedParts.ts';

const shown = (text: string, typed: string) => markedParts(text, typed).map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join('');

it.each([
  ['Rigó fotel', 'fot', 'Rigó [fot]el'],
  ['Rigó fotel', 'RIGO', '[Rigó] fotel'],
  ['Étkezőasztal', 'etkezoa', '[Étkezőa]sztal'],
  ['Fotel, forgó', 'fo', '[Fo]tel, [fo]rgó'],
  ['Tölgyfa asztal', 'asz tö', '[Tö]lgyfa [asz]tal'],
  ['Kanapé', 'nap', 'Kanapé'],
  ['Kanapé', '', 'Kanapé'],
])('%s, typed %s', (text, typed, expected) => {
  expect(shown(text, typed)).toBe(expected);
});
