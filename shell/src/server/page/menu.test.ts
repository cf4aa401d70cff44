import { describe, expect, it } from '@jest/globals';
import type { MenuItem } from '@feszek/contract';
import { menuHref, menuList } from './menu.ts';

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

  it('of a page or a category stays in the shop, whatever its slug begins with', () => {
    expect(menuHref(item('content', 'https-es-biztonsag'), 'hu')).toBe('/hu/https-es-biztonsag');
    expect(menuHref(item('category', 'http-allvanyok'), 'hu')).toBe('/hu/kategoriak/http-allvanyok');
  });

  it.each([['static', 'nonsense'], ['static', 'javascript:alert(1)'], ['static', 'httpjavascript:alert(1)'], ['static', ''], ['static', 'blog-slug'], ['category', ''], ['content', '']] as const)('that leads nowhere (%s "%s") leads home and harms no page', (type, slug) => {
    expect(menuHref(item(type, slug), 'hu')).toBe('/hu');
  });
});

describe('menuList', () => {
  it('nests lists and escapes titles', () => {
    const list = menuList([item('static', 'sale', '<b>Akció</b>', [item('static', 'search', 'Kereső')])], 'hu', 'menu');
    expect(list.text).toBe(
      '<ul class="menu"><li><a class="menu-link" href="/hu/akcios">&lt;b&gt;Akció&lt;/b&gt;</a>'
      + '<ul class="menu-sub"><li><a class="menu-sub-link" href="/hu/kereses">Kereső</a></li></ul></li></ul>',
    );
  });

  it('tells nothing of the shop to an external page', () => {
    expect(menuList([item('static', 'https://blog.example')], 'hu', 'menu').text).toContain('href="https://blog.example" rel="noopener"');
  });
});
