import { describe, expect, it } from '@jest/globals';
import { copyPage, titleOf } from './copyPage.ts';
import { pageFiles } from './pageFiles.ts';

const PAGE = '<!doctype html><html lang="en" data-vat-mode="net"><head><title>Oak &amp; wool – Fészek</title>'
  + '<link rel="icon" href="/assets/1/favicon.svg" type="image/svg+xml"><link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/1/a.woff2">'
  + '<script data-inline data-fatal="/assets/1/fatal.js" data-scripts="/assets/1/main.js" data-preloads="/slices/catalog/1/remoteEntry.js">early()</script><link rel="stylesheet" href="/assets/1/main.css"><link rel="stylesheet" href="/slices/catalog/1/x.css" data-href="x.css">'
  + '<script data-inline>beforeContent()</script>'
  + '<script type="application/ld+json">{"price":1}</script></head>'
  + '<body><a class="skip-link" href="#main">Skip</a><header></header><main><span data-amount="gross" class="a">1 000 Ft</span><form action="/x"><button class="b" data-replay="">Add</button></form><select name="sort"></select><p class="c" data-current="">Held for 9 more minutes.</p></main>'
  + '<script type="application/json" id="page-data">{"email":"anna@example.hu"}</script></body></html>';

const COPIED_AT = new Date(2026, 10, 23, 10, 42).getTime();
const copy = copyPage(PAGE, { locale: 'en', copiedAt: COPIED_AT, connectionScript: '/assets/1/connection.js' });

describe('the copy of a page', () => {
  it('has no data and no scripts but those of the fonts and of the connection', () => {
    expect(copy.match(/<script.*?<\/script>/g)).toEqual(['<script data-inline>early()</script>', '<script data-inline>beforeContent()</script>', '<script defer src="/assets/1/connection.js"></script>']);
    expect(copy).not.toContain('main.js');
    expect(copy).not.toContain('anna@example.hu');
    expect(copy).not.toContain('remoteEntry');
    expect(copy).not.toContain('"price"');
  });

  it('says that it is a copy and when it was made, after the skip link', () => {
    expect(copy).toContain('<html data-copy lang="en"');
    expect(copy).toMatch(/Skip<\/a><aside class="shell-copy" aria-label="You’re offline">.*23 Nov, 10:42.*<\/aside><header>/);
  });

  it('has the time of the copy at every amount', () => {
    expect(copy).toContain('<span data-copied="23 Nov, 10:42" data-amount="gross" class="a">');
    expect(copy.match(/data-copied="[^"]*" data-amount=/g)).toHaveLength(copy.match(/data-amount=/g)?.length ?? 0);
  });

  it('has the time of the copy at a text that is true at one time only', () => {
    expect(copy).toContain('<p class="c" data-copied="23 Nov, 10:42" data-current="">Held for 9 more minutes.</p>');
  });

  it('has forms and controls that are switched off', () => {
    expect(copy).toContain('<form inert action="/x"><button disabled class="b">Add</button></form><select disabled name="sort">');
  });

  it('has the Hungarian texts on a Hungarian page', () => {
    expect(copyPage(PAGE, { locale: 'hu', copiedAt: COPIED_AT, connectionScript: '/c.js' })).toMatch(/Nincs internetkapcsolat.*nov\. 23\. 10:42/);
  });
});

describe('the files of a page', () => {
  it('are its style sheets, fonts and icon', () => {
    expect(pageFiles(PAGE)).toEqual(['/assets/1/favicon.svg', '/assets/1/a.woff2', '/assets/1/main.css', '/slices/catalog/1/x.css']);
  });
});

describe('the title of a page', () => {
  it('has no name of the shop', () => {
    expect(titleOf(PAGE)).toBe('Oak &amp; wool');
  });
});
