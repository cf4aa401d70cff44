/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { shellTexts } from '../locales/index.ts';
import { sliceDownMain } from '../markup/messages.ts';
import { announce, countFavourites, markCurrentLinks, messageHead, moveToStart, writeFreeDelivery, writeHead, writeReturnTo } from './page.ts';
import type { ShopLocation } from './router/location.ts';

const texts = shellTexts('hu');

function at(hash = ''): ShopLocation {
  return { href: `/hu/blog${hash}`, pathname: '/hu/blog', search: '', hash, match: undefined };
}

let scrollTo: jest.Mock;
beforeEach(() => {
  document.head.innerHTML = '<title>Régi</title><meta name="description" content="régi"><link rel="canonical" href="http://localhost/hu/regi">';
  document.body.innerHTML = '<a data-language href="/en">English</a><a data-language href="/en">English</a><form data-switches><input name="return_to" value="/hu/regi"></form><div id="announcer"></div><main id="main" tabindex="-1"><h1>Cím</h1><p id="őszi kör">Kör</p></main>';
  scrollTo = jest.fn();
  Object.assign(window, { scrollTo });
});

function content(name: string): string | null | undefined {
  return document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
}

describe('the head of the current page', () => {
  it('has its title with the shop’s name, its description and its canonical address', () => {
    writeHead({ title: 'Blog', description: 'Írásaink', canonical: '/hu/blog' }, texts, 'hu');
    expect(document.title).toBe('Blog – Fészek');
    expect(content('description')).toBe('Írásaink');
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('http://localhost/hu/blog');
    expect(document.head.querySelectorAll('meta[name="description"], link[rel="canonical"]')).toHaveLength(2);
  });

  it('has nothing of the previous page', () => {
    writeHead({ title: 'Egy', robots: 'noindex' }, texts, 'hu');
    expect(content('robots')).toBe('noindex');
    writeHead({ title: '' }, texts, 'hu');
    expect(document.title).toBe('Fészek');
    for (const name of ['description', 'robots']) expect(content(name)).toBeUndefined();
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  });

  it('links every language switch to the same page, or to the front page if that has no other language', () => {
    const hrefs = () => [...document.querySelectorAll('[data-language]')].map((link) => link.getAttribute('href'));
    writeHead({ title: 'Blog', alternates: { hu: '/hu/blog', en: '/en/blog' } }, texts, 'hu');
    expect(hrefs()).toEqual(['/en/blog', '/en/blog']);
    writeHead({ title: 'Egyéb' }, texts, 'hu');
    expect(hrefs()).toEqual(['/en', '/en']);
    writeHead({ title: 'Other' }, shellTexts('en'), 'en');
    expect(hrefs()).toEqual(['/hu', '/hu']);
  });

  it('updates the links to the other languages of the page', () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="alternate" hreflang="en" href="http://localhost/en/old"><link rel="alternate" hreflang="x-default" href="http://localhost/hu/regi">');
    writeHead({ title: 'Blog', alternates: { hu: '/hu/blog', en: '/en/blog' } }, texts, 'hu');
    const hrefs = [...document.head.querySelectorAll('link[rel="alternate"]')].map((link) => link.getAttribute('href'));
    expect(hrefs).not.toContain('http://localhost/en/old');
  });

  it('has the heading of a message as its title, and is not indexed', () => {
    document.body.innerHTML = `<main id="main">${sliceDownMain(texts, 'hu', '/hu/blog').text}</main>`;
    expect(messageHead()).toEqual({ title: texts.sliceDownTitle, robots: 'noindex' });
  });
});

describe('the forms of the page', () => {
  it('return to the current page', () => {
    writeReturnTo('/hu/blog?page=2');
    expect(document.querySelector<HTMLInputElement>('[name="return_to"]')?.value).toBe('/hu/blog?page=2');
  });
});

describe('the live region', () => {
  it('announces the current page', () => {
    announce('Blog – Fészek');
    expect(document.getElementById('announcer')?.textContent).toBe('Blog – Fészek');
  });
});

describe('focus and scroll', () => {
  it('move to the heading and the top of a new page', () => {
    moveToStart(at(), { history: 'push' });
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('move to the main part if there is no heading', () => {
    document.querySelector('h1')?.remove();
    moveToStart(at(), { history: 'push' });
    expect(document.activeElement?.id).toBe('main');
  });

  it('restore the scroll position that was left, and do not move the focus', () => {
    moveToStart(at(), { history: 'none', scrollY: 640 });
    expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
    expect(document.activeElement).toBe(document.body);
  });

  it('move to the heading and the top of a page that replaces another one in the history', () => {
    moveToStart(at(), { history: 'replace' });
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('stay when the same screen changes', () => {
    moveToStart(at(), { history: 'replace', isInPlace: true });
    moveToStart(at(), { history: 'push', isInPlace: true });
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it('move to the element that the address names', () => {
    const target = document.getElementById('őszi kör');
    const scrollIntoView = jest.fn();
    if (target) target.scrollIntoView = scrollIntoView;
    moveToStart(at('#%C5%91szi%20k%C3%B6r'), { history: 'push' });
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each(['#nowhere', '#100%', '#%E0%A4%A'])('move to the top if the address names no element of the page: %s', (hash) => {
    moveToStart(at(hash), { history: 'push' });
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });
});

describe('the links of the layout', () => {
  it('are marked if they lead to the current page', () => {
    document.body.innerHTML = '<header class="shell-header"><a href="/hu/blog" aria-current="page">Blog</a><a href="/hu/akcios">Akciók</a></header><main><a href="/hu/akcios">Akciók</a></main><footer class="shell-footer"><a href="/hu/akcios">Akciók</a></footer>';
    markCurrentLinks('/hu/akcios');
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, 'page']);
  });

  it('contain the amount of free delivery in the chosen currency', () => {
    document.body.innerHTML = '<p><span data-free-delivery>Ingyenes szállítás bruttó 159 900 Ft-tól</span></p>';
    writeFreeDelivery(texts, 'EUR');
    expect(document.body.textContent).toBe('Ingyenes szállítás bruttó\u00A0399,00\u00A0€-tól');
  });

  it('to the favourites contain their count, in the accessible name and beside the icon', () => {
    document.body.innerHTML = '<a data-favourites aria-label="Kedvencek"><svg></svg></a>';
    const link = document.querySelector('a');
    const shown = () => [link?.getAttribute('aria-label'), link?.textContent];
    countFavourites(3, shellTexts('hu'));
    expect(shown()).toEqual(['Kedvencek, 3 termék', '3']);
    countFavourites(1200, shellTexts('hu'));
    expect(shown()).toEqual(['Kedvencek, 1200 termék', '999+']);
    countFavourites(0, shellTexts('hu'));
    expect(shown()).toEqual(['Kedvencek', '']);
  });
});
