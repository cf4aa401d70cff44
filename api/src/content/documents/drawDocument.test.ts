import type { ContentBlock } from '@feszek/contract';
import { describe, expect, it } from '@jest/globals';
import { pdfText } from '../../../test/pdfText.ts';
import { drawDocument } from './drawDocument.ts';

const draw = async (...blocks: readonly ContentBlock[]) => pdfText(await drawDocument({ locale: 'en', title: 'Terms', note: 'A version', blocks, shopUrl: 'https://shop.example' }));
const paragraph = (text: string): ContentBlock => ({ type: 'paragraph', inlines: [{ type: 'text', text }] });
const table = { columns: [{ align: null, inlines: [{ type: 'text', text: 'Method' }] }], rows: [{ cells: [{ inlines: [{ type: 'text', text: 'To your home' }] }] }] } as const;

describe('a page as a PDF', () => {
  it.each<[ContentBlock, string]>([
    [{ type: 'heading', level: 2, id: 'seller', text: 'The seller' }, 'The seller'],
    [paragraph('Fizetendő ár: 1 290 Ft'), 'Fizetendő ár: 1 290 Ft'],
    [{ type: 'list', is_ordered: true, start: 3, items: [{ blocks: [paragraph('Pay')] }] }, '3.Pay'],
    [{ type: 'steps', steps: [{ blocks: [paragraph('Choose')] }] }, '1.Choose'],
    [{ type: 'quote', blocks: [paragraph('A quote')] }, 'A quote'],
    [{ type: 'notice', kind: 'tip', blocks: [paragraph('A notice')] }, 'A notice'],
    [{ type: 'table', table }, 'Method To your home'],
    [{ type: 'data', name: 'delivery-methods', table }, 'Method To your home'],
    [{ type: 'accordion', items: [{ id: 'a', title: 'A question', blocks: [paragraph('An answer')] }] }, 'A question An answer'],
  ])('has the text of %j', async (block, text) => {
    expect(await draw(block)).toEqual([`fészek Terms A version ${text} Page 1 of 1`]);
  });

  it.each<ContentBlock>([{ type: 'products', skus: ['VAC-1'] }, { type: 'map', showroom: 'gyor' }, { type: 'form', name: 'contact' }])('leaves out %j, which only a screen shows', async (block) => {
    expect(await draw(paragraph('Before'), block, paragraph('after'))).toEqual(['fészek Terms A version Before after Page 1 of 1']);
  });

  it('has no table without rows', async () => {
    expect(await draw(paragraph('Before'), { type: 'data', name: 'delivery-services', table: { ...table, rows: [] } })).toEqual(['fészek Terms A version Before Page 1 of 1']);
  });

  it('is not drawn with a block of an unknown type, so that no part of a contract is missing', async () => {
    const stored: ContentBlock[] = JSON.parse('[{"type":"formula","text":"14 days"}]');
    await expect(draw(...stored)).rejects.toThrow('The block {"type":"formula","text":"14 days"} cannot be drawn');
  });
});
