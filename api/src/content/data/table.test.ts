import { describe, expect, it } from '@jest/globals';
import { textTable } from './table.ts';

describe('a cell of a table', () => {
  const cellOf = (text: string) => textTable(['Adat'], [[text]]).rows[0]?.cells[0]?.inlines;

  it('with a telephone number is a link on one line', () => {
    expect(cellOf('+36 1 555 0117')).toEqual([{ type: 'link', address: 'tel:+3615550117', is_external: true, inlines: [{ type: 'text', text: '+36\u00A01\u00A0555\u00A00117' }] }]);
  });

  it('with an email address is a link, with another text is that text', () => {
    expect(cellOf('gyor@feszek.example')).toMatchObject([{ type: 'link', address: 'mailto:gyor@feszek.example' }]);
    expect(cellOf('9021 Győr, Baross Gábor út 12.')).toEqual([{ type: 'text', text: '9021 Győr, Baross Gábor út 12.' }]);
  });
});
