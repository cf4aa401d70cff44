/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createBus } from '@feszek/bus';
import type { BusView } from '@feszek/bus';
import type { MenuItem, PageLocation } from '@feszek/contract';
import { fakeUser } from '@feszek/testing';
import { shellTexts } from '../../locales/index.ts';
import { headerHtml } from '../../../test/header.ts';
import { menuLink } from '../../server/page/menu.ts';
import { followUserInLinks } from './accountLinks.ts';

let bus: BusView;

beforeEach(() => {
  document.body.innerHTML = headerHtml();
  bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });
  bus.set('shop.location', { pathname: '/hu/akcios', search: '?page=2', routeName: 'sale' });
  followUserInLinks({ bus, locale: 'hu', texts: shellTexts('hu') });
});

/** Address and text of the header's icon and of the link in the menu. */
function links(): (string | null)[][] {
  return [...document.querySelectorAll('[data-user]')].map((link) => [link.getAttribute('href'), link.getAttribute('aria-label') ?? link.textContent]);
}

function both(href: string, text: string): string[][] {
  return [[href, text], [href, text]];
}

describe('the account links', () => {
  it('lead a visitor to the sign-in page, which returns to the current page', () => {
    expect(links()).toEqual(both('/hu/bejelentkezes?return_to=%2Fhu%2Fakcios%3Fpage%3D2', 'Bejelentkezés'));
    bus.set('visitor.user', null);
    expect(links()).toEqual(both('/hu/bejelentkezes?return_to=%2Fhu%2Fakcios%3Fpage%3D2', 'Bejelentkezés'));
  });

  it('keep a text node whose text stays the same', () => {
    const text = () => document.querySelector('[data-user] span')?.firstChild;
    const before = text();
    expect(before).toBeInstanceOf(Text);
    bus.set('shop.location', { pathname: '/hu/kosar', search: '', routeName: 'cart' });
    expect(text()).toBe(before);
  });

  it('follow navigations', () => {
    bus.set('shop.location', { pathname: '/hu/kosar', search: '', routeName: 'cart' });
    expect(links()).toEqual(both('/hu/bejelentkezes?return_to=%2Fhu%2Fkosar', 'Bejelentkezés'));
  });

  it('return to the fragment of the page too', () => {
    window.location.hash = '#list';
    window.dispatchEvent(new Event('hashchange'));
    expect(links()).toEqual(both('/hu/bejelentkezes?return_to=%2Fhu%2Fakcios%3Fpage%3D2#list', 'Bejelentkezés'));
    bus.set('shop.location', { pathname: '/hu', search: '', routeName: 'index' });
    expect(links()).toEqual(both('/hu/bejelentkezes?return_to=%2Fhu#list', 'Bejelentkezés'));
    window.location.hash = '';
  });

  it('lead a signed-in user to the account, and name them', () => {
    bus.set('visitor.user', fakeUser());
    expect(links()).toEqual(both('/hu/account', 'Bejelentkezve: Kovács Anna'));
    bus.set('shop.location', { pathname: '/hu/kosar', search: '', routeName: 'cart' });
    expect(links()).toEqual(both('/hu/account', 'Bejelentkezve: Kovács Anna'));
  });

  it('lead to the sign-in page again after signing out', () => {
    bus.set('visitor.user', fakeUser());
    bus.set('visitor.user', null);
    expect(links()).toEqual(both('/hu/bejelentkezes?return_to=%2Fhu%2Fakcios%3Fpage%3D2', 'Bejelentkezés'));
  });

  it.each([
    { pathname: '/hu', search: '', routeName: 'index' },
    { pathname: '/hu/bejelentkezes', search: '?return_to=%2Fhu%2Fkosar', routeName: 'auth-login' },
    { pathname: '/hu/regisztracio', search: '', routeName: 'auth-registration' },
  ] satisfies PageLocation[])('return to the front page from $pathname', (location) => {
    bus.set('shop.location', location);
    expect(links()).toEqual(both('/hu/bejelentkezes', 'Bejelentkezés'));
  });

  it('include that of the footer, which keeps its own text for guests', () => {
    const item: MenuItem = { title: 'Belépés', link: { slug: 'auth-login', type: 'static', ref_id: null }, children: [] };
    document.body.innerHTML = menuLink(item, 'hu').text;
    const link = () => [document.querySelector('a')?.getAttribute('href'), document.querySelector('a')?.textContent];
    bus.set('visitor.user', null);
    expect(link()).toEqual(['/hu/bejelentkezes?return_to=%2Fhu%2Fakcios%3Fpage%3D2', 'Belépés']);
    bus.set('visitor.user', fakeUser());
    expect(link()).toEqual(['/hu/account', 'Bejelentkezve: Kovács Anna']);
    bus.set('visitor.user', null);
    expect(link()).toEqual(['/hu/bejelentkezes?return_to=%2Fhu%2Fakcios%3Fpage%3D2', 'Belépés']);
  });

  it('are marked on the page to which they lead', () => {
    const current = () => [...document.querySelectorAll('[data-user]')].map((link) => link.getAttribute('aria-current'));
    bus.set('shop.location', { pathname: '/hu/account', search: '', routeName: 'account' });
    expect(current()).toEqual([null, null]);
    bus.set('visitor.user', fakeUser());
    expect(current()).toEqual(['page', 'page']);
  });
});
