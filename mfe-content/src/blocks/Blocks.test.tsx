/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { ContentBlock, ContentInline } from '@feszek/contract';
import { fakeImage } from '@feszek/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { InShop } from '../../test/shop.tsx';
import { Blocks } from './Blocks.tsx';

afterEach(cleanup);

function show(...blocks: readonly ContentBlock[]) {
  return render(<InShop><Blocks blocks={blocks} /></InShop>).container;
}

const text = (value: string): ContentInline => ({ type: 'text', text: value });
const paragraph = (...inlines: readonly ContentInline[]): ContentBlock => ({ type: 'paragraph', inlines });
const item = (value: string) => ({ blocks: [paragraph(text(value))] });

describe('a text', () => {
  it('has emphasis, code and line breaks', () => {
    const { innerHTML } = show(paragraph(text('a '), { type: 'strong', inlines: [{ type: 'emphasis', inlines: [text('b')] }] }, { type: 'break' }, { type: 'code', text: '<c>' }));
    expect(innerHTML.replaceAll(/ class="[^"]*"/g, '')).toContain('<p>a <strong><em>b</em></strong><br><code>&lt;c&gt;</code></p>');
  });

  it('links to pages of the shop and to other sites, which receive no referrer', () => {
    show(
      paragraph({ type: 'link', address: '/hu/szallitas', is_external: false, inlines: [text('szállítás')] }),
      paragraph({ type: 'link', address: 'https://www.bekeltetes.hu', is_external: true, inlines: [text('békéltető testület')] }),
    );
    const [own, other] = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')]);
    expect([own, other]).toEqual([['/hu/szallitas', null], ['https://www.bekeltetes.hu', 'noopener']]);
  });

  it('is never read as HTML', () => {
    expect(show(paragraph(text('<img src=x onerror=alert(1)>'))).querySelector('img')).toBeNull();
  });
});

describe('a document', () => {
  it('has headings of three levels below the title of the page, each with its id', () => {
    show({ type: 'heading', level: 2, id: 'a', text: 'A' }, { type: 'heading', level: 3, id: 'b', text: 'B' }, { type: 'heading', level: 4, id: 'c', text: 'C' });
    expect(screen.getAllByRole('heading').map(({ tagName, id }) => [tagName, id])).toEqual([['H2', 'a'], ['H3', 'b'], ['H4', 'c']]);
  });

  it('has lists, whose numbers start at the given number', () => {
    show({ type: 'list', is_ordered: false, start: 1, items: [item('a')] }, { type: 'list', is_ordered: true, start: 4, items: [item('b'), item('c')] });
    const [bullets, numbers] = screen.getAllByRole('list');
    expect([bullets?.tagName, numbers?.tagName, numbers?.getAttribute('start')]).toEqual(['UL', 'OL', '4']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c']);
  });

  it('has tables with headings and aligned columns', () => {
    show({
      type: 'table',
      table: { columns: [{ align: null, inlines: [text('Méret')] }, { align: 'right', inlines: [text('Ár')] }], rows: [{ cells: [{ inlines: [text('180 cm')] }, { inlines: [text('7 990 Ft')] }] }] },
    });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Méret', 'Ár']);
    expect(screen.getByRole('cell', { name: '7\u00A0990\u00A0Ft' }).className).toBe(screen.getByRole('columnheader', { name: 'Ár' }).className);
  });

  it('repeats the headings of a wide table in its cells, which are one below the other on a phone', () => {
    const columns = ['Vármegye', 'Testület', 'Cím', 'Telefon'].map((heading) => ({ align: null, inlines: [text(heading)] }));
    show({ type: 'data', name: 'conciliation-bodies', table: { columns, rows: [{ cells: columns.map(() => ({ inlines: [text('x')] })) }] } });
    expect(screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'))).toEqual(['Vármegye', 'Testület', 'Cím', 'Telefon']);
  });

  it('shows no table of shop data without rows', () => {
    expect(show({ type: 'data', name: 'cookies', table: { columns: [], rows: [] } }).querySelector('table')).toBeNull();
  });

  it('has pictures with captions', () => {
    show({ type: 'picture', image: fakeImage({ alt: 'Olajozott lap' }), caption: 'Az első réteg után' });
    expect(screen.getByRole('img', { name: 'Olajozott lap' }).getAttribute('srcset')).toContain('1536.webp');
    expect(screen.getByRole('figure').textContent).toBe('Az első réteg után');
  });

  it('has notices with a label of their kind', () => {
    show({ type: 'notice', kind: 'warning', blocks: [paragraph(text('Az olajos rongy meggyulladhat.'))] });
    expect(screen.getByRole('note').textContent).toBe('FigyelemAz olajos rongy meggyulladhat.');
  });

  it('has numbered steps, quotes, and parts that open without a script', () => {
    const page = show(
      { type: 'steps', steps: [item('Mosd le'), item('Csiszold át')] },
      { type: 'quote', blocks: [paragraph(text('Kevés olaj elég.'))] },
      { type: 'accordion', items: [{ id: 'kerdes', title: 'Mennyi olaj kell?', blocks: [paragraph(text('Egy deci.'))] }] },
    );
    expect(within(screen.getByRole('list')).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Mosd le', 'Csiszold át']);
    expect(page.querySelector('blockquote')?.textContent).toBe('Kevés olaj elég.');
    expect(page.querySelector('details#kerdes summary')?.textContent).toBe('Mennyi olaj kell?');
  });

  it('has places for parts: products of the catalogue, maps and forms', () => {
    const page = show(
      { type: 'products', skus: ['HAR-TANYA', 'HAR-DEAK'] },
      { type: 'map', showroom: 'gyor' },
      { type: 'form', name: 'contact' },
      { type: 'form', name: 'withdrawal-form' },
    );
    const slots = [...page.querySelectorAll('[data-slot]')].map((slot) => slot.getAttribute('data-slot'));
    expect(slots).toEqual(['catalog/products?skus=HAR-TANYA,HAR-DEAK', 'content/showroom-map?showroom=gyor', 'content/contact-form']);
    expect(screen.getByRole('link', { name: 'Elállási nyilatkozat kitöltése' }).getAttribute('href')).toBe('/hu/elallas');
  });
});
