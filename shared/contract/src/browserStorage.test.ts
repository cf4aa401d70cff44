import { describe, expect, it } from '@jest/globals';
import { BROWSER_STORAGE, isDeclared } from './browserStorage.ts';
import { COOKIES } from './locale.ts';
import { STORAGE_KEYS } from './storageKeys.ts';

describe('the table of cookies and storage', () => {
  it('has every name of the shop once, the necessary ones first', () => {
    const names = BROWSER_STORAGE.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...Object.values(COOKIES), ...Object.values(STORAGE_KEYS)].map((name) => name.replace(/\.$/, '.*')).toSorted());
    expect(BROWSER_STORAGE.findLastIndex(({ category }) => category === 'necessary')).toBeLessThan(BROWSER_STORAGE.findIndex(({ category }) => category !== 'necessary'));
  });

  it('recognises declared names, also by their beginning, and no others', () => {
    expect([isDeclared('cookie', 'locale'), isDeclared('session', 'feszek.typed.cart')]).toEqual([true, true]);
    expect([isDeclared('local', 'locale'), isDeclared('local', 'feszek.typed.cart'), isDeclared('cookie', '_ga')]).toEqual([false, false, false]);
  });
});
