import { describe, expect, it } from '@jest/globals';
import { filledPart, parsePartMarker, slotMarker, splitAtSlots } from './index.ts';

describe('HTML with slots', () => {
  it('is split at each marker, also if a slot occurs twice', () => {
    const html = `<p>a</p><div data-slot="x/y">${slotMarker('x/y')}</div><div>${slotMarker('x/z')}</div>${slotMarker('x/y')}`;
    expect(splitAtSlots(html)).toEqual([
      { html: '<p>a</p><div data-slot="x/y">', slot: 'x/y' },
      { html: '</div><div>', slot: 'x/z' },
      { html: '</div>', slot: 'x/y' },
      { html: '', slot: undefined },
    ]);
  });

  it.each(['', '<p>a</p>', '<!--slot x/y', '<!-- slot x/y -->', '<div data-slot="x/y"></div>', '&lt;!--slot x/y--&gt;'])('is one piece if it has no marker: %j', (html) => {
    expect(splitAtSlots(html)).toEqual([{ html, slot: undefined }]);
  });
});

describe('a filled slot', () => {
  it('starts with a comment that defines how to hydrate it, and ends with its data', () => {
    expect(filledPart('<h2>a</h2>', '{"n":1}', 2)).toBe('<!--part hydrate 2--><h2>a</h2><script type="application/json">{"n":1}</script>');
    expect(parsePartMarker('part hydrate 2')).toEqual({ mode: 'hydrate', instance: 2 });
  });

  it('has no data if it is static', () => {
    expect(filledPart('<h2>a</h2>', 'null', 1)).toBe('<!--part static 1--><h2>a</h2>');
    expect(parsePartMarker('part static 1')).toEqual({ mode: 'static', instance: 1 });
  });

  it.each(['', 'part', 'part static', 'part hydrate 0', 'part other 1', 'part static 1 ', 'slot x/y'])('is not marked by the comment %j', (comment) => {
    expect(parsePartMarker(comment)).toBeUndefined();
  });
});
