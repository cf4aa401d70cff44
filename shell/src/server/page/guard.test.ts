import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LOCALES, ROUTES, signInPath } from '@feszek/contract';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';
import type { StandInFragment } from '../../../test/startSliceStandIn.ts';

const ANNA = { cookie: 'feszek_session=anna' };
const PROTECTED = ROUTES.filter(({ auth, slice, paths }) => auth === 'user' && slice === 'account' && !paths.en.includes('{'));

/** The screens as the kit loads them: a guest is redirected, a signed-in user gets the page. */
const answer: StandInFragment['answer'] = ({ locale, pathname, search }, { cookie }) =>
  (cookie ? { html: `<h1>${cookie}</h1>` } : { status: 302, location: signInPath(locale, pathname + search), cache: { kind: 'personal' } });

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
  shop.slices.account.use(Object.fromEntries(PROTECTED.map(({ screen }) => [screen, { kind: 'personal', answer }])));
});
afterEach(() => shop.close());

describe('a page for signed-in users', () => {
  it.each(PROTECTED.flatMap(({ paths }) => LOCALES.map((locale) => [paths[locale], locale] as const)))('%s redirects a guest to the sign-in in the language %s, which returns to the same address', async (path, locale) => {
    const response = await shop.get(`${path}?page=2&status=paid`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(signInPath(locale, `${path}?page=2&status=paid`));
    expect(await response.text()).toBe('');
  });

  it('is stored by no cache, and neither is its redirect', async () => {
    for (const headers of [{}, ANNA]) expect((await shop.get('/hu/account', headers)).headers.get('cache-control')).toBe('private, no-store');
  });

  it('is composed for each visitor, so that a redirect reaches no signed-in user', async () => {
    const [guest, anna, bela] = await Promise.all([shop.get('/hu/account'), shop.get('/hu/account', ANNA), shop.get('/hu/account', { cookie: 'feszek_session=bela' })]);
    expect(guest.status).toBe(302);
    expect(await anna.text()).toContain('<h1>feszek_session=anna</h1>');
    expect(await bela.text()).toContain('<h1>feszek_session=bela</h1>');
  });

  it('never leads a guest out of the shop', async () => {
    for (const path of ['/hu/account?return_to=//evil.example', '/hu/account/?x=https://evil.example', '/hu/account?%0d%0aLocation:%20//evil.example']) {
      const location = (await shop.get(path)).headers.get('location');
      expect(new URL(location ?? '', shop.url).origin).toBe(shop.url);
      expect(location).toMatch(/^\/hu\/bejelentkezes\?return_to=%2Fhu%2Faccount/);
    }
  });

  it('is not indexed, regardless of its screen', async () => {
    expect(await shop.html('/hu/account', ANNA)).toContain('<meta name="robots" content="noindex">');
    expect(await shop.html('/hu/akcios')).not.toContain('name="robots"');
  });

  it('is neither in the sitemap nor open to crawlers', async () => {
    const [sitemap, robots] = await Promise.all([shop.html('/sitemaps/pages.xml'), shop.html('/robots.txt')]);
    for (const path of PROTECTED.flatMap(({ paths }) => LOCALES.map((locale) => paths[locale]))) {
      expect(sitemap).not.toContain(path);
      const disallowed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, start = '']) => start);
      expect(disallowed.some((start) => path.startsWith(start))).toBe(true);
    }
    expect(sitemap).toContain('/hu/termekek');
  });
});

describe('the account link of the header', () => {
  it('is the same for all visitors, so that the page is shared', async () => {
    const pages = [await shop.html('/hu/akcios'), await shop.html('/hu/akcios', ANNA)];
    expect(pages[0]).toBe(pages[1]);
    expect(pages[0]).toMatch(/<a class="shell-icon-button" href="\/hu\/bejelentkezes"[^>]*data-user>/);
  });
});
