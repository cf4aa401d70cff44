import { describe, expect, it } from '@jest/globals';
import { withoutLinks } from './withoutLinks.ts';

describe('a text for a mail to an unconfirmed address', () => {
  it.each([
    ['Anna https://evil.example/win', 'Anna …'],
    ['Anna evil.example', 'Anna …'],
    ['Anna evil.example/win?a=1 now', 'Anna … now'],
    ['(www.evil.hu) Anna', '… Anna'],
    ['write to me@evil.example', 'write to …'],
    ['NYERTÉL.HU', '…'],
    ['Anna\r\nSubject: you won', 'Anna Subject: you won'],
  ])('loses what leads elsewhere, and its line breaks: %j', (text, expected) => {
    expect(withoutLinks(text, 120)).toBe(expected);
  });

  it.each(['Dr. Kovács Anna', 'Fő u.1. II. em. 3/B', 'Szent István krt. 12.', 'Nagy & Társa Kft.', 'Bartók Béla út 12-14.'])('does not change a name or an address: %s', (text) => {
    expect(withoutLinks(text, 120)).toBe(text);
  });

  it('is cut to the maximum length', () => {
    expect(withoutLinks('a'.repeat(300), 120)).toHaveLength(120);
  });
});
