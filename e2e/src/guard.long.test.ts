import { describe, expect, it } from '@jest/globals';
import { routePath, signInPath } from '@feszek/contract';
import type { Cart, Locale } from '@feszek/contract';
import { createAccount, signInElsewhere } from './accounts/createAccount.ts';
import type { TestAccount } from './accounts/createAccount.ts';
import { findGoods } from './buying/goods.ts';
import { composedShop } from './harness/composedShop.ts';
import { LANGUAGES, VISITORS, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';
import type { Device, Visit } from './harness/visit.ts';

const shop = composedShop();

const TEXTS = {
  hu: {
    email: 'E-mail-cím', password: 'Jelszó', submit: 'Bejelentkezem', signIn: 'Bejelentkezés', signOut: 'Kijelentkezem', signedIn: 'Bejelentkezve: Kovács Anna',
    name: 'Név', save: 'Mentem', saved: 'Mentettük az adataidat.', kept: 'Már nem vagy bejelentkezve. Amit beírtál, itt marad:', newTab: 'jelentkezz be egy új lapon', continue: 'Tovább vásárolok', cart: '2 termék',
  },
  en: {
    email: 'Email address', password: 'Password', submit: 'Sign in', signIn: 'Sign in', signOut: 'Sign out', signedIn: 'Signed in as Kovács Anna',
    name: 'Name', save: 'Save', saved: 'Your details are saved.', kept: 'You are no longer signed in. What you entered stays here:', newTab: 'sign in on a new tab', continue: 'Continue shopping', cart: '2 items',
  },
} as const satisfies Record<Locale, object>;

function address(visit: Visit): string {
  const { pathname, search } = new URL(visit.page.url());
  return pathname + search;
}

async function expectAddress(visit: Visit, wanted: string): Promise<void> {
  await soon(() => expect(address(visit)).toBe(wanted));
  await visit.waitUntilIdle();
}

async function signIn(visit: Visit, locale: Locale, { email, password }: TestAccount): Promise<void> {
  const texts = TEXTS[locale];
  await visit.fill(texts.email, email);
  await visit.fill(texts.password, password);
  await visit.press('button', texts.submit, '#main');
}

/** Opens a page of the account as a guest, and signs in. */
async function enterAccount(visit: Visit, locale: Locale, account: TestAccount, path = routePath('account', locale)): Promise<void> {
  await visit.go(path);
  await signIn(visit, locale, account);
  await expectAddress(visit, path);
}

/** Follows the account link of the header: on a phone, in the menu. */
async function followAccountLink(visit: Visit, device: Device, name: string): Promise<void> {
  if (device === 'desktop') return visit.press('link', name, 'header .shell-tools');
  await (await visit.page.waitForSelector('[data-menu] > summary'))?.tap();
  await visit.press('link', name, '.shell-drawer-foot');
}

/** A refused call is logged by the browser. */
function takeRefusals(visit: Visit): void {
  expect(visit.takeProblems().filter((problem) => !/ 40[13] /.test(problem) && !/ 419 /.test(problem))).toEqual([]);
}

describeInTurn(VISITORS, 'a guest who reads %s, on a %s', (it, locale, device) => {
  const texts = TEXTS[locale];

  it('who opens an account page signs in and returns to the same address', async () => {
    const account = await createAccount(shop.url, locale);
    const path = `${routePath('account', locale)}?from=mail&note=a%26b`;
    const answer = await fetch(new URL(path, shop.url), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([302, signInPath(locale, path), 'private, no-store']);

    const visit = await shop.visit({ device });
    // A server never sees the fragment.
    const fragment = '#orders';
    await visit.go(path + fragment);
    expect(address(visit)).toBe(signInPath(locale, path));
    await signIn(visit, locale, account);
    await expectAddress(visit, path);
    expect(new URL(visit.page.url()).hash).toBe(fragment);
    expect(await visit.heading()).toContain(account.name);
    await visit.reload();
    expect(address(visit)).toBe(path);
    expect(await visit.page.$eval('meta[name="robots"]', (meta) => meta.getAttribute('content'))).toBe('noindex');
  });

  it('finds the sign-in in the header or the menu, returns to the page, and then finds the account there', async () => {
    const account = await createAccount(shop.url, locale);
    const visit = await shop.visit({ device });
    const page = `${routePath('search', locale)}?q=${locale === 'hu' ? 'asztal' : 'table'}`;
    await visit.go(page);
    await followAccountLink(visit, device, texts.signIn);
    await expectAddress(visit, signInPath(locale, page));
    await signIn(visit, locale, account);
    await expectAddress(visit, page);
    await followAccountLink(visit, device, texts.signedIn);
    await expectAddress(visit, routePath('account', locale));
    expect(await visit.heading()).toContain(account.name);
  });
});

describeInTurn(LANGUAGES, 'a user who reads %s, with two tabs', (it, locale) => {
  const texts = TEXTS[locale];

  it('signs out in one: the sign-in replaces the account in the other, and a page for everyone stays', async () => {
    const account = await createAccount(shop.url, locale);
    const first = await shop.visit();
    await enterAccount(first, locale, account);
    const second = await shop.tab(first);
    const third = await shop.tab(first);
    await second.go(routePath('account', locale));
    await third.go(routePath('faq', locale));
    await third.find('link', texts.signedIn, 'header .shell-tools');

    await second.press('button', texts.signOut, '#main');
    await expectAddress(first, signInPath(locale, routePath('account', locale)));
    await third.find('link', texts.signIn, 'header .shell-tools');
    expect(third.path()).toBe(routePath('faq', locale));
    expect(await first.text('#main')).not.toContain(account.email);

    await first.waitUntilIdle();
    await signIn(first, locale, account);
    await expectAddress(first, routePath('account', locale));
    await third.find('link', texts.signedIn, 'header .shell-tools');
  });

  it('loses nothing of a half-filled form when the session ends on the server, and not the cart', async () => {
    const account = await createAccount(shop.url, locale);
    const { product } = await findGoods(shop.url, locale);
    const elsewhere = await signInElsewhere(shop.url, locale, account);
    await elsewhere.api.put<Cart>(`/api/cart/product/${product.id}`, { product_id: product.id, quantity: 2 });

    const visit = await shop.visit();
    const path = routePath('account-details', locale);
    await enterAccount(visit, locale, account, path);
    await visit.fill(texts.name, 'Kovács Anna Mária');
    await elsewhere.api.delete('/api/account/sessions');
    await visit.press('button', texts.save, '#main');
    await soon(async () => expect(await visit.text('#main')).toContain(texts.kept));
    expect(await visit.value(texts.name)).toBe('Kovács Anna Mária');
    expect(visit.path()).toBe(path);
    takeRefusals(visit);

    const link = await visit.find('link', texts.newTab);
    const target = await link.evaluate((node) => [node.getAttribute('href'), node.getAttribute('target')]);
    expect(target).toEqual([signInPath(locale, path), '_blank']);
    const tab = await shop.tab(visit);
    await tab.go(target[0] ?? '');
    await signIn(tab, locale, account);
    await expectAddress(tab, path);
    await visit.page.bringToFront();
    await visit.find('link', texts.signedIn, 'header .shell-tools');
    await visit.press('button', texts.save, '#main');
    await soon(async () => expect(await visit.text('#notices')).toContain(texts.saved));
    expect(await visit.value(texts.name)).toBe('Kovács Anna Mária');
    await soon(async () => expect(await visit.page.$eval('.shell-cart', (cart) => cart.querySelector('a, button')?.getAttribute('aria-label'))).toContain(texts.cart));
  });
});

describe('an address to return to', () => {
  it('leads to the front page if it is outside the shop, or is no page', async () => {
    const account = await createAccount(shop.url, 'hu');
    const visit = await shop.visit();
    await visit.go(signInPath('hu', '//evil.example/hu/kosar'));
    await signIn(visit, 'hu', account);
    await expectAddress(visit, routePath('index', 'hu'));
    for (const returnTo of ['/\\evil.example', '/%2F%2Fevil.example', 'https://evil.example/hu', 'javascript:alert(1)', '/hu/..//evil.example', '\t//evil.example', '/api/auth/logout', '/hu/bejelentkezes']) {
      await visit.go(signInPath('hu', returnTo));
      const next = await visit.find('link', TEXTS.hu.continue);
      expect([returnTo, await next.evaluate((link) => link.getAttribute('href'))]).toEqual([returnTo, routePath('index', 'hu')]);
    }
  });

  it('may be in the other language', async () => {
    const account = await createAccount(shop.url, 'hu');
    const visit = await shop.visit();
    await visit.go(signInPath('hu', routePath('account', 'en')));
    await signIn(visit, 'hu', account);
    await expectAddress(visit, routePath('account', 'en'));
    expect(await visit.heading()).toContain(account.name);
  });
});
