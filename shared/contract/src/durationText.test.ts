import { describe, expect, it } from '@jest/globals';
import { durationText } from './durationText.ts';
import { errorMessage } from './errors.ts';

describe('a duration', () => {
  it('is in seconds, and from 90 seconds on in minutes that are rounded up', () => {
    expect([0, 1, 89, 90, 3600].map((seconds) => durationText(seconds, 'en'))).toEqual(['0 seconds', '1 second', '89 seconds', '2 minutes', '60 minutes']);
    expect([1, 89, 121].map((seconds) => durationText(seconds, 'hu'))).toEqual(['1 másodperc', '89 másodperc', '3 perc']);
  });

  it('is a part of the messages about waiting', () => {
    expect(errorMessage('too_many_requests', 'en', { seconds: 1 })).toBe('Too many attempts. Please try again in 1 second.');
    expect(errorMessage('too_many_requests', 'hu', { seconds: 3000 })).toBe('Túl sokszor próbáltad. Kérjük, próbáld újra 50 perc múlva.');
  });
});
