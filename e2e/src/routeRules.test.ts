import { describe, expect, it } from '@jest/globals';
import { arrive } from './buying/checkout.ts';
import { composedShop } from './harness/composedShop.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

/** Requests an address until its rule is known: the shell lets a page through if the API needs more than 100 ms. */
async function answerOf(path: string, status: number): Promise<Response> {
  return soon(async () => {
    const response = await fetch(shop.url + path, { redirect: 'manual' });
    if (response.status !== status) throw new Error(`${path} is answered with ${response.status}`);
    return response;
  });
}

/** Problems of a visit, without the report that the old page does not exist: the page is loaded beside its rule, which may come first. */
const otherProblems = (visit: Visit) => visit.takeProblems().filter((problem) => !/status of 404 .*\/api\/pages\//.test(problem));

/** Adds a link to an open page, waits until a pointer over it has loaded its rule, and follows it. */
async function followLink({ page }: Visit, path: string): Promise<void> {
  const rule = page.waitForResponse((response) => response.url().includes('/api/route-rules') && decodeURIComponent(response.url()).endsWith(path));
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.setAttribute('href', href);
    link.textContent = 'old address';
    document.querySelector('#main')?.append(link);
    link.focus();
  }, path);
  await (await rule).text();
  await page.keyboard.press('Enter');
}

describe('an old address', () => {
  it('redirects permanently to the new one, with its query, in any spelling', async () => {
    for (const [path, target] of [
      ['/hu/magazin/szonyegmeretek?utm_source=x', '/hu/blog/mekkora-szonyeg-kell-a-szobaba?utm_source=x'],
      ['/en/Magazine/Rug-Sizes/', '/en/blog/how-big-a-rug-should-be'],
      ['/en/terms', '/en/service-agrrement'],
    ] as const) expect((await answerOf(path, 301)).headers.get('location')).toBe(target);
    expect((await answerOf('/hu/allasok', 302)).headers.get('location')).toBe('/hu/karrier');
  });

  it('leads there inside an open page too, without a document load', async () => {
    const visit = await shop.visit();
    await visit.go('/hu/gyakran-ismetelt-kerdesek');
    await visit.page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    await followLink(visit, '/hu/magazin/tolgy-olajozasa');
    await arrive(visit, 'Tölgybútor olajozása otthon');
    expect([visit.path(), await visit.page.$('[data-same-document]') !== null]).toEqual(['/hu/blog/tolgybutor-olajozasa-otthon', true]);
    expect(otherProblems(visit)).toEqual([]);
  });
});

describe.each([['hu', '/hu/nyeremenyjatek-2025', 'Ez az oldal megszűnt'], ['en', '/en/prize-draw-2025', 'This page is no longer here']] as const)('a page that was removed for good, in %s', (locale, path, heading) => {
  it('is answered with 410 and a message', async () => {
    await answerOf(path, 410);
    const visit = await shop.visit({ device: 'phone' });
    expect(await visit.go(path)).toBe(410);
    expect(await visit.heading()).toBe(heading);
    expect(visit.takeProblems()).toEqual([expect.stringMatching(/status of 410/)]);
  });

  it('shows the message without a document load too', async () => {
    const visit = await shop.visit();
    await visit.go(`/${locale}/blog`);
    await followLink(visit, path);
    await arrive(visit, heading);
    await soon(async () => expect(await visit.page.title()).toContain(heading));
    expect(otherProblems(visit)).toEqual([]);
  });
});

describe('the menus and the posts of the shop', () => {
  it('link to every legal page, and mark what leaves the shop', async () => {
    const visit = await shop.visit();
    await visit.go('/en');
    const links = await visit.page.$$eval('.shell-footer a', (found) => found.map((link) => [link.getAttribute('href'), link.getAttribute('rel')] as const));
    const own = links.flatMap(([href]) => (href?.startsWith('/en') ? [href] : []));
    expect(own).toEqual(expect.arrayContaining(['/en/service-agrrement', '/en/privacy', '/en/cookie-rules', '/en/complaints', '/en/imprint', '/en/delivery', '/en/contact', '/en/blog']));
    for (const path of new Set(own)) expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200]);
    expect(links.filter(([href]) => href?.startsWith('http')).map(([, rel]) => rel)).toEqual(['noopener', 'noopener']);
    await visit.find('link', 'Instagram (external site)');
  });

  it('show the shop’s posts on the home page, with pictures of the shop', async () => {
    const html = await (await fetch(`${shop.url}/hu`)).text();
    expect(html).toContain('https://instagram.example/feszek/p/kucko');
    expect(html).not.toMatch(/<script[^>]+(?:instagram|facebook|pinterest)/);
  });
});
