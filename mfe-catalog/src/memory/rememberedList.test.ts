/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { REMEMBERED, rememberedList } from './rememberedList.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const list = rememberedList<string>('feszek.test', isText);

beforeEach(() => {
  window.localStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('what the browser remembers', () => {
  it('has the newest item first, and each item once, ignoring case', () => {
    list.add('asztal');
    list.add('lámpa');
    list.add('Asztal');
    expect(list.state).toEqual(['Asztal', 'lámpa']);
  });

  it('drops the oldest item', () => {
    for (let number = 1; number <= REMEMBERED + 2; number += 1) list.add(String(number));
    expect(list.state).toHaveLength(REMEMBERED);
    expect(list.state).not.toContain('2');
    expect(list.state).toContain('3');
  });

  it('removes single items, and all of them', () => {
    list.add('asztal');
    list.add('lámpa');
    list.remove(['asztal']);
    expect(list.state).toEqual(['lámpa']);
    list.clear();
    expect(list.state).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
  });

  it.each(['no JSON', '{"a":1}', '[1,null,{"x":2}]'])('is empty if the storage contains something else: %s', (text) => {
    window.localStorage.setItem('feszek.test', text);
    expect(list.state).toEqual([]);
  });

  it('is empty if the storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(() => list.add('asztal')).not.toThrow();
    expect(list.state).toEqual([]);
  });
});
