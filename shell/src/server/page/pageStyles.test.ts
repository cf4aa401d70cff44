import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

const BASE = '/slices/catalog/1.0.0-aaaa1111/';

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
  shop.slices.catalog.use({ home: { styles: ['home.css'] } });
});
afterEach(() => shop.close());

function serve(css: string): void {
  shop.slices.catalog.files.set('home.css', { type: 'text/css; charset=utf-8', plain: css });
}

async function readHead(path: string): Promise<{ readonly head: string; readonly policy: string }> {
  const answer = await shop.get(path);
  const page = await answer.text();
  return { head: page.slice(0, page.indexOf('</head>')), policy: answer.headers.get('content-security-policy') ?? '' };
}

const linked = `<link rel="stylesheet" href="${BASE}home.css" data-href="home.css">`;

describe('the style sheets of a page', () => {
  it('are part of it, under the names of their files, permitted by their hashes', async () => {
    const css = '@layer slice{.a{color:red}}';
    serve(`${css}\n`);
    const { head, policy } = await readHead('/hu');
    expect(head).toContain(`<style data-href="home.css">${css}</style>`);
    expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(css).digest('base64')}';`);
    expect(head).not.toContain(linked);
  });

  it('are read once for all pages', async () => {
    serve('.a{color:red}');
    for (const path of ['/hu', '/en', '/hu?page=2']) await readHead(path);
    expect(shop.slices.catalog.addresses.filter((address) => address.endsWith('.css'))).toEqual([`${BASE}home.css`]);
  });

  it('name their files by absolute paths', async () => {
    const [quoted, kept] = ['url("b.woff2")', 'url(/c.svg) url("data:image/svg+xml,%3Csvg%3E") url(#d)'];
    serve(`.a{background:url(a.svg) ${quoted} ${kept}}`);
    expect((await readHead('/hu')).head).toContain(`<style data-href="home.css">.a{background:url(${BASE}a.svg) url("${BASE}b.woff2") ${kept}}</style>`);
  });

  it.each([
    ['cannot be found', () => undefined],
    ['would end its element', () => serve('.a::before{content:"</style>"}')],
    ['does not arrive in time', () => {
      shop.deadlines.styleDeadlineMs = 20;
      shop.slices.catalog.files.set('home.css', { type: 'text/css', plain: '', respond: () => undefined });
    }],
  ])('are linked if a sheet %s', async (_, arrange) => {
    arrange();
    const { head, policy } = await readHead('/hu');
    expect(head).toContain(linked);
    expect(policy).toContain("style-src 'self';");
  });
});
