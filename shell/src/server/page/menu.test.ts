import { describe, expect, it, jest } from '@jest/globals';
import type { MenuItem } from '@feszek/contract';
import { html } from '../../markup/html.ts';
import { directLinks, menuHref, menuList, renderOnce } from './menu.ts';

function item(type: MenuItem['link']['type'], slug: string, title = 'Cím', children: MenuItem[] = []): MenuItem {
  return { title, link: { type, slug, ref_id: null }, children };
}

describe('a menu item', () => {
  it.each([
    ['category', 'nappali/fotelek', 'hu', '/hu/kategoriak/nappali/fotelek'],
    ['category', 'living-room', 'en', '/en/categories/living-room'],
    ['content', 'rolunk/csapat', 'hu', '/hu/rolunk/csapat'],
    ['static', 'sale', 'en', '/en/sale'],
    ['static', 'index', 'hu', '/hu'],
    ['static', 'https://blog.example/x', 'hu', 'https://blog.example/x'],
    ['static', 'http://blog.example/x', 'en', 'http://blog.example/x'],
  ] as const)('of type %s with %s leads in %s to %s', (type, slug, locale, href) => {
    expect(menuHref(item(type, slug), locale)).toBe(href);
  });

  it('of a page or a category leads to a page of the shop with any beginning of its slug', () => {
    expect(menuHref(item('content', 'https-es-biztonsag'), 'hu')).toBe('/hu/https-es-biztonsag');
    expect(menuHref(item('category', 'http-allvanyok'), 'hu')).toBe('/hu/kategoriak/http-allvanyok');
  });

  it.each([['static', 'nonsense'], ['static', 'javascript:alert(1)'], ['static', 'httpjavascript:alert(1)'], ['static', ''], ['static', 'blog-slug'], ['category', ''], ['content', '']] as const)('without a valid target (%s "%s") leads to the front page', (type, slug) => {
    expect(menuHref(item(type, slug), 'hu')).toBe('/hu');
  });
});

describe('menuList', () => {
  it('nests lists as deep as the menu is, and escapes titles', () => {
    const list = menuList([item('static', 'sale', '<b>Akció</b>', [item('static', 'search', 'Kereső', [item('static', 'faq', 'Kérdések')])])], 'hu');
    expect(list.text).toBe(
      '<ul><li><a href="/hu/akcios">&lt;b&gt;Akció&lt;/b&gt;</a>'
      + '<ul><li><a href="/hu/kereses">Kereső</a><ul><li><a href="/hu/gyakran-ismetelt-kerdesek">Kérdések</a></li></ul></li></ul></li></ul>',
    );
  });

  it('marks an external page, and opens it without access to the shop’s window', () => {
    const { text } = menuList([item('static', 'https://blog.example')], 'hu');
    expect(text).toContain('href="https://blog.example" rel="noopener"');
    expect(text).toContain('<span class="visually-hidden"> (külső oldal)</span>');
  });
});

describe('directLinks', () => {
  it('leaves out links that are top categories already', () => {
    const [sale, living, chairs, about] = [item('static', 'sale'), item('category', 'nappali'), item('category', 'nappali/fotelek'), item('content', 'nappali')];
    expect(directLinks({ header: [sale, living, chairs, about], categories: [living] })).toEqual([sale, chairs, about]);
  });
});

describe('renderOnce', () => {
  it('writes each part of a menu once, and again for another menu', () => {
    const write = jest.fn(() => html`<p></p>`);
    const [menu, other] = [{}, {}];
    expect(renderOnce(menu, 'bar', write)).toBe(renderOnce(menu, 'bar', write));
    expect(write).toHaveBeenCalledTimes(1);
    renderOnce(menu, 'footer', write);
    renderOnce(other, 'bar', write);
    expect(write).toHaveBeenCalledTimes(3);
  });
});
