import { describe, expect, it } from '@jest/globals';
import { withPlainSpaces } from './format.ts';

describe('withPlainSpaces', () => {
  it('makes one text of what different engines write', () => {
    const engines = ['10:05 AM', '10:05\u202FAM', '10:05\u00A0AM', '10:05\u2009AM'];
    expect(new Set(engines.map(withPlainSpaces))).toEqual(new Set(['10:05 AM']));
  });
});
