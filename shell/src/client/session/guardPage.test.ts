/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import type { BusView } from '@feszek/bus';
import { fakeUser } from '@feszek/testing';
import { shellTexts } from '../../locales/index.ts';
import { CONTRACT_ROUTES } from '../../../test/browserPage.tsx';
import { guardPage } from './guardPage.ts';

let bus: BusView;
const forgetPages = jest.fn();
const replacePage = jest.fn<(href: string) => void>();
const reload = jest.fn();
let notices: string[];

beforeEach(() => {
  jest.resetAllMocks();
  document.body.innerHTML = '<div id="primary"></div>';
  bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });
  notices = [];
  bus.on('notice.shown', ({ text }) => notices.push(text));
});

function openPage(path: string, locale: 'hu' | 'en' = 'hu'): void {
  openAt(`http://shop.test${path}`);
  guardPage({ bus, locale, routes: CONTRACT_ROUTES, texts: shellTexts(locale), forgetPages, replacePage, reload });
}

function fillForm(): void {
  document.body.innerHTML = '<div id="primary"><form data-unsaved></form></div>';
}

describe('a page for signed-in users', () => {
  it.each([
    ['/hu/account', '/hu/bejelentkezes?return_to=%2Fhu%2Faccount', 'hu'],
    ['/hu/account/biztonsag#sessions', '/hu/bejelentkezes?return_to=%2Fhu%2Faccount%2Fbiztonsag#sessions', 'hu'],
    ['/en/account/orders?page=2', '/en/login?return_to=%2Fen%2Faccount%2Forders%3Fpage%3D2', 'en'],
  ] as const)('%s is replaced by the sign-in once the user is signed out, and the sign-in returns to it', (path, signIn, locale) => {
    openPage(path, locale);
    bus.set('visitor.user', fakeUser());
    expect(replacePage).not.toHaveBeenCalled();
    bus.set('visitor.user', null);
    expect(replacePage.mock.calls).toEqual([[signIn]]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is replaced if its session ended before the user was known', () => {
    openPage('/hu/account');
    bus.set('visitor.user', null);
    expect(replacePage).toHaveBeenCalledTimes(1);
  });

  it('stays if a form is half filled, and a notice explains it', () => {
    openPage('/hu/account');
    bus.set('visitor.user', fakeUser());
    fillForm();
    bus.set('visitor.user', null);
    expect(replacePage).not.toHaveBeenCalled();
    expect(notices).toEqual([shellTexts('hu').signedOut]);
    bus.set('visitor.user', fakeUser());
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded again when another user signs in, even with a half-filled form', () => {
    openPage('/hu/account');
    bus.set('visitor.user', fakeUser({ id: 5 }));
    fillForm();
    bus.set('visitor.user', null);
    bus.set('visitor.user', fakeUser({ id: 6 }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not loaded again when the user changes their name', () => {
    openPage('/hu/account');
    bus.set('visitor.user', fakeUser({ name: 'Anna' }));
    bus.set('visitor.user', fakeUser({ name: 'Kovács Anna' }));
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the decision to a navigation in progress', () => {
    openPage('/hu/account');
    bus.set('visitor.user', fakeUser());
    bus.emit('navigation.started', { href: '/hu/account/orders' });
    bus.set('visitor.user', null);
    openAt('http://shop.test/hu/bejelentkezes');
    bus.emit('navigation.finished', { pathname: '/hu/bejelentkezes', search: '', routeName: 'auth-login' });
    expect(replacePage).not.toHaveBeenCalled();
  });

  it('is replaced after a navigation that leaves it open', () => {
    openPage('/hu/account/orders');
    bus.set('visitor.user', fakeUser());
    bus.emit('navigation.started', { href: '/hu/account/orders?page=2' });
    bus.set('visitor.user', null);
    bus.emit('navigation.finished', { pathname: '/hu/account/orders', search: '', routeName: 'account-orders' });
    expect(replacePage.mock.calls).toEqual([['/hu/bejelentkezes?return_to=%2Fhu%2Faccount%2Forders']]);
  });
});

describe('a page for everyone', () => {
  it.each(['/hu', '/hu/kosar', '/hu/kedvencek', '/hu/bejelentkezes', '/hu/orders/abc'])('%s stays when the user signs in, signs out, or is another one', (path) => {
    openPage(path);
    for (const user of [fakeUser(), null, fakeUser({ id: 6 })]) bus.set('visitor.user', user);
    expect(replacePage).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    expect(notices).toEqual([]);
  });
});

describe('pages that were loaded in advance', () => {
  it('are dropped whenever the user changes', () => {
    openPage('/hu');
    bus.set('visitor.user', fakeUser());
    bus.set('visitor.user', null);
    expect(forgetPages).toHaveBeenCalledTimes(2);
  });
});
