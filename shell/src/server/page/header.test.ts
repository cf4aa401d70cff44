/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/dom';
import type { MenuFeature, MenuItem } from '@feszek/contract';
import { category, choices, headerHtml, menuOfThreeLevels } from '../../../test/header.ts';
import { markCurrent } from './currentPage.ts';
import { header } from './header.ts';

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

function hrefs(selector: string): (string | null)[] {
  return all(selector).map((link) => link.getAttribute('href'));
}

beforeEach(() => {
  document.body.innerHTML = headerHtml();
});

describe('the menu of categories', () => {
  it('has a panel on wide screens only if there are categories; the drawer of a phone remains', () => {
    expect(document.querySelector('.shell-menu-narrow')).toBeNull();
    document.body.innerHTML = header({ ...choices(), menu: { header: [], categories: [], footer: [] } }).text;
    expect(document.querySelector('details.shell-menu-narrow[data-menu] .shell-drawer-foot')).not.toBeNull();
  });

  it('links to every top category, also if nothing can be unfolded', () => {
    expect(hrefs('.shell-tops > ul > li > a')).toEqual(['/hu/kategoriak/nappali', '/hu/kategoriak/%C3%A9tkez%C5%91', '/hu/kategoriak/n%C3%B6v%C3%A9nyek']);
  });

  it('unfolds the second level and below it the third, by a button that names the category', () => {
    const [living] = all('.shell-tops details');
    expect(living?.querySelector('summary')?.getAttribute('aria-label')).toBe('Nappali kategóriái');
    expect(living && within(living).getAllByRole('link', { hidden: true }).map((link) => link.textContent)).toEqual(['Nappali Az összes megnézése', 'Kanapék', 'Sarokkanapék', 'Fotelek']);
    expect(hrefs('.shell-pane ul ul a')).toEqual(['/hu/kategoriak/nappali/kanap%C3%A9k/sarokkanap%C3%A9k']);
    expect(all('.shell-pane [href="/hu/kategoriak/nappali"]')).toHaveLength(1);
  });

  it('unfolds one category at a time, and has no button for one without children', () => {
    expect(all('.shell-tops details').map((details) => details.getAttribute('name'))).toEqual(['shell-top', 'shell-top']);
  });

  it('keeps the place of a picture that is missing between others', () => {
    const image = { path: '/images/1/0', width: 1200, height: 1500, alt: 'Szoba' };
    const [living] = menuOfThreeLevels().categories;
    if (!living) throw new Error('The menu has no category');
    const [sofas, ...others] = living.children;
    if (!sofas) throw new Error('The category has no children');
    document.body.innerHTML = headerHtml({ header: [], categories: [{ ...living, children: [{ ...sofas, image }, ...others] }], footer: [] });
    expect(all('.shell-pane > ul > li > a').map((link) => link.firstElementChild?.className)).toEqual(['', 'shell-no-picture']);
    document.body.innerHTML = headerHtml({ header: [], categories: [living], footer: [] });
    expect(all('.shell-no-picture')).toEqual([]);
  });

  it('opens without scripts, and contains account, switches and the header’s own links for a phone', () => {
    const menu = document.querySelector('details[data-menu]');
    expect(menu?.querySelector('summary')?.textContent).toContain('Menü');
    expect(menu?.querySelector('.shell-drawer-foot [data-user]')?.textContent).toBe('Bejelentkezés');
    expect(menu?.querySelectorAll('.shell-drawer-foot button[name="currency"]')).toHaveLength(3);
    expect(menu?.querySelector('.shell-drawer-foot [data-language]')?.getAttribute('href')).toBe('/en/faq');
    expect(hrefs('.shell-drawer-links a')).toEqual(['/hu/akcios']);
  });

  it('shows what leads across all categories beside them while none is unfolded', () => {
    const statics = ['sale', 'new', 'collections', 'faq'].map((slug): MenuItem => ({ title: slug, link: { slug, type: 'static', ref_id: null }, children: [] }));
    const image = { path: '/images/1/0', width: 1200, height: 1500, alt: 'Szoba' };
    const feature = (kind: MenuFeature['kind'], slug: string): MenuFeature => ({ kind, title: slug, slug, image });
    const [living, dining, plants] = menuOfThreeLevels().categories;
    if (!living || !dining || !plants) throw new Error('The menu has fewer than three categories');
    const categories = [{ ...living, feature: feature('collection', 'kollekciok/tisza') }, { ...dining, feature: feature('collection', 'kollekciok/tanya') }, { ...plants, feature: feature('article', 'blog/olajozas') }];
    document.body.innerHTML = headerHtml({ header: statics, categories, footer: [], has_brands: true });
    expect(hrefs('.shell-welcome a')).toEqual(['/hu/ujdonsagok', '/hu/akcios', '/hu/kollekciok', '/hu#brands', '/hu/termekek', '/hu/kollekciok/tisza', '/hu/blog/olajozas']);
    expect(all('.shell-welcome img').map((picture) => picture.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
  });

  it('shows there only what the shop has', () => {
    expect(hrefs('.shell-welcome a')).toEqual(['/hu/akcios', '/hu#brands', '/hu/termekek']);
    expect(all('.shell-welcome img')).toEqual([]);
  });

  it('escapes titles', () => {
    expect(headerHtml({ header: [], categories: [category('<i>', category('"><b>'))], footer: [] })).not.toMatch(/<i>|<b>/);
  });
});

describe('the bar', () => {
  it('shows the first links of the header, as many as may fit', () => {
    const many = Array.from({ length: 12 }, (_, index) => category(`Kategória${index}`));
    document.body.innerHTML = headerHtml({ header: many, categories: many, footer: [] });
    expect(hrefs('.shell-nav a')).toHaveLength(5);
    expect(hrefs('.shell-tops > ul > li > a')).toHaveLength(12);
  });

  it('has everything but categories and brands without menus', () => {
    document.body.innerHTML = headerHtml({ header: [], categories: [], footer: [] });
    expect(hrefs('.shell-tools a')).toEqual(['/hu/kereses', '/hu/bejelentkezes', '/hu/kedvencek', '/hu/kosar']);
    expect(hrefs('.shell-welcome a')).toEqual(['/hu/termekek']);
  });
});

describe('the frame of a checkout', () => {
  it('has a note on the payment, one for a quote request, and a link to help', () => {
    expect(document.querySelector('.shell-secure')?.textContent).toBe('Biztonságos fizetés');
    expect(document.querySelector('.shell-quote')?.textContent).toBe('Ajánlatkérés');
    expect(hrefs('.shell-frame-help')).toEqual(['/hu/gyakran-ismetelt-kerdesek']);
  });
});

describe('the layout of a page', () => {
  it('marks only the links that lead to the page itself', () => {
    document.body.innerHTML = markCurrent(header({ ...choices(), menu: menuOfThreeLevels() }), '/hu/kategoriak/nappali').text;
    const marked = all('[aria-current="page"]');
    expect(new Set(marked.map((link) => link.getAttribute('href')))).toEqual(new Set(['/hu/kategoriak/nappali']));
    expect(marked).toHaveLength(3);
  });

  it('marks no link whose address only begins alike, and escapes the address', () => {
    for (const pathname of ['/hu/kategoriak', '/hu/"><script>', '$&']) {
      const text = markCurrent(header({ ...choices(), menu: menuOfThreeLevels() }), pathname).text;
      expect(text).not.toContain('aria-current');
      expect(text).not.toContain('<script>');
    }
  });
});
