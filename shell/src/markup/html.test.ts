import { describe, expect, it } from '@jest/globals';
import { escapeHtml, html, trusted } from './html.ts';

describe('html', () => {
  it('escapes every value, in elements and in quoted attributes', () => {
    const name = `<b>"Anna" & 'Béla'</b>`;
    expect(html`<p title="${name}" lang='${name}'>${name}</p>`.text).toBe(
      `<p title="${escapeHtml(name)}" lang='${escapeHtml(name)}'>${escapeHtml(name)}</p>`,
    );
    expect(escapeHtml(name)).toBe('&lt;b&gt;&quot;Anna&quot; &amp; &#39;Béla&#39;&lt;/b&gt;');
  });

  it('does not escape twice what is HTML already', () => {
    expect(html`<ul>${['a&b', 'c'].map((item) => html`<li>${item}</li>`)}</ul>${trusted('<hr>')}`.text).toBe('<ul><li>a&amp;b</li><li>c</li></ul><hr>');
  });

  it('writes nothing for nothing, and zero as zero', () => {
    expect(html`${null}${undefined}${false}${''}${0}`.text).toBe('0');
  });

  it('does not read patterns in a value', () => {
    expect(html`<p>${'$& $1 \\'}</p>`.text).toBe('<p>$&amp; $1 \\</p>');
  });
});
