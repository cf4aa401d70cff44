import { describe, expect, it } from '@jest/globals';
import { BROWSER_STORAGE, isDeclared } from './browserStorage.ts';
import { COOKIES } from './locale.ts';
import { CACHE_NAMES, STORAGE_KEYS } from './storageKeys.ts';

describe('the table of cookies and storage', () => {
  it('has every name of the shop once, the necessary ones first', () => {
    const names = BROWSER_STORAGE.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...Object.values(COOKIES), ...Object.values(STORAGE_KEYS), ...Object.values(CACHE_NAMES)].map((name) => name.replace(/([.-])$/, '$1*')).toSorted());
    expect(BROWSER_STORAGE.findLastIndex(({ category }) => category === 'necessary')).toBeLessThan(BROWSER_STORAGE.findIndex(({ category }) => category !== 'necessary'));
  });

  it('recognises declared names, also by their beginning, and no others', () => {
    expect([isDeclared('cookie', 'locale'), isDeclared('session', 'feszek.typed.cart'), isDeclared('cache', 'feszek-pages-1')]).toEqual([true, true, true]);
    expect([isDeclared('local', 'locale'), isDeclared('local', 'feszek.typed.cart'), isDeclared('cookie', '_ga')]).toEqual([false, false, false]);
  });
});
