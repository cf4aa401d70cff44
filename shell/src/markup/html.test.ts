import { describe, expect, it } from '@jest/globals';
import { escapeHtml, html, linkTo, trusted } from './html.ts';

describe('the links of a piece of HTML', () => {
  const list = html`<ul>${['/hu', '/hu?a&b', '/hu'].map((href) => html`<li>é<a ${linkTo(href)}>x</a></li>`)}</ul>`;
  const hrefsAt = (piece: { readonly text: string }, ends: readonly number[]) => ends.map((end) => piece.text.slice(0, end).split('<a ').at(-1));

  it('are found at any depth', () => {
    const page = html`<p>${'<'}</p>${list}<a ${linkTo('/hu')}></a>${trusted('<a href="/hu">')}`;
    expect(hrefsAt(page, page.endsOf('/hu'))).toEqual(['href="/hu"', 'href="/hu"', 'href="/hu"']);
    expect(hrefsAt(page, page.endsOf('/hu?a&b'))).toEqual(['href="/hu?a&amp;b"']);
    expect(page.endsOf('/en')).toEqual([]);
  });

  it('are the same after indexing', () => {
    const before = html`<p>${list}</p>`.endsOf('/hu');
    list.indexLinks();
    expect(html`<p>${list}</p>`.endsOf('/hu')).toEqual(before);
    expect(before).toHaveLength(2);
  });
});

describe('html', () => {
  it('escapes every value, in elements and in quoted attributes', () => {
    const name = `<b>"Anna" & 'Béla'</b>`;
    expect(html`<p title="${name}" lang='${name}'>${name}</p>`.text).toBe(
      `<p title="${escapeHtml(name)}" lang='${escapeHtml(name)}'>${escapeHtml(name)}</p>`,
    );
    expect(escapeHtml(name)).toBe('&lt;b&gt;&quot;Anna&quot; &amp; &#39;Béla&#39;&lt;/b&gt;');
  });

  it('does not escape HTML twice', () => {
    expect(html`<ul>${['a&b', 'c'].map((item) => html`<li>${item}</li>`)}</ul>${trusted('<hr>')}`.text).toBe('<ul><li>a&amp;b</li><li>c</li></ul><hr>');
  });

  it('writes an empty string for null and undefined, and zero as zero', () => {
    expect(html`${null}${undefined}${false}${''}${0}`.text).toBe('0');
  });

  it('does not interpret replacement patterns in a value', () => {
    expect(html`<p>${'$& $1 \\'}</p>`.text).toBe('<p>$&amp; $1 \\</p>');
  });
});
