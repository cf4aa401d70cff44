import { describe, expect, it } from '@jest/globals';
import { fitText } from './fitText.ts';
import { printable, textPaths, textWidth } from './textPaths.ts';

const BOX = { font: 'display', width: 500, height: 330, sizes: [80, 60, 40], lineHeight: 1.2 } as const;
const fit = (text: string) => fitText(text, BOX);

describe('the text of a share picture', () => {
  it('has the largest size in which it fits, and breaks between words', () => {
    expect(fit('Rigó fotel')).toMatchObject({ typeface: { size: 80 }, lines: ['Rigó fotel'] });
    const { typeface, lines } = fit('Tölgybútor olajozása otthon: mikor, hogyan és utána');
    expect([typeface.size, lines.join(' ')]).toEqual([60, 'Tölgybútor olajozása otthon: mikor, hogyan és utána']);
    for (const line of lines) expect(textWidth(line, typeface)).toBeLessThanOrEqual(BOX.width);
  });

  it('is shortened with an ellipsis if it fits in no size', () => {
    const { typeface, lines } = fit('nagyon hosszú név '.repeat(30));
    expect([typeface.size, lines.length, lines.at(-1)?.endsWith('…')]).toEqual([40, 6, true]);
    for (const line of lines) expect(textWidth(line, typeface)).toBeLessThanOrEqual(BOX.width);
  });

  it('breaks a word that is wider than a line', () => {
    const { typeface, lines } = fit('megszentségteleníthetetlenségeskedéseitekért');
    expect([typeface.size, lines.join('')]).toEqual([40, 'megszentségteleníthetetlenségeskedéseitekért']);
  });

  it('has ő and ű as outlines of the shop’s own font', () => {
    const outline = textPaths('őű', { font: 'display', size: 40 }, { x: 0, y: 40, color: '#000' });
    expect(outline.match(/ d="M[^"]{100,}/g)).toHaveLength(2);
    expect(outline).not.toContain('<text');
  });

  it('has no characters that the font lacks', () => {
    expect(printable(' Szék\n🦊  漢 őű ', 'display')).toBe('Szék őű');
  });
});
