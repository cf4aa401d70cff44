import { describe, expect, it } from '@jest/globals';
import { satisfy } from './shortSemver.ts';

describe('the short comparison of versions', () => {
  it.each([
    ['19.3.1', '^19.3.0', true], ['19.10.0', '^19.3.0', true], ['19.3.0', '^19.3.0', true], ['20.0.0', '^19.3.0', false], ['19.2.9', '^19.3.0', false],
    ['19.3.1', '<=19.3.1', true], ['19.3.1', '<=19.10.0', true], ['19.3.2', '<=19.3.1', false], ['0.0.0', '<=19.3.1', true],
    ['19.3.1', '19.3.1', true], ['19.3.1', '19.3.0', false], ['19.3.1', '>=19', false],
  ])('%s satisfies %s: %s', (version, range, isSatisfied) => {
    expect(satisfy(version, range)).toBe(isSatisfied);
  });
});
