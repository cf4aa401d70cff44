import { describe, expect, it } from '@jest/globals';
import { joinRanges } from './joinRanges.ts';

describe('ranges in a text', () => {
  it('do not break after their dashes', () => {
    expect(joinRanges('H–P 09:00–13:00, 14:00–18:00; V zárva')).toBe('H–\u2060P 09:00–\u206013:00, 14:00–\u206018:00; V zárva');
  });

  it('are joined once', () => {
    const joined = joinRanges('09:00–18:00');
    expect(joinRanges(joined)).toBe(joined);
  });

  it('leave a dash between spaces alone', () => {
    expect(joinRanges('november 30. – december 2.')).toBe('november 30. – december 2.');
  });
});
