import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startSliceStandIn } from '../../../test/startSliceStandIn.ts';
import type { SliceStandIn, StandInFragment } from '../../../test/startSliceStandIn.ts';
import { deploy, startShop, until } from '../../../test/startShop.ts';
import type { Shop, ShopOptions } from '../../../test/startShop.ts';
import type { RouteDeclaration } from '@feszek/contract';

function route(screen: string, path: string, overrides: Partial<RouteDeclaration> = {}): RouteDeclaration {
  return { name: screen, screen, paths: { hu: `/hu/${path}`, en: `/en/${path}` }, auth: 'anyone', cacheable: true, query: [], ...overrides };
}

const CARD: StandInFragment = { answer: ({ params }) => ({ html: `<h1>Ajándék ${params['id'] ?? ''}</h1>` }) };
const FRAGMENTS = { gifts: CARD, mine: { ...CARD, kind: 'personal' }, banner: { mode: 'static', answer: () => ({ html: '<p>Ajándékkártya</p>' }) } } as const;
const ROUTES = [route('gifts', 'ajandek/{id}', { query: ['page'] }), route('mine', 'ajandekaim', { cacheable: false, query: 'all' })];

let gifts: SliceStandIn;
let shop: Shop;
let lines: string[];

async function open(options: ShopOptions = {}): Promise<void> {
  shop = await startShop({ ...options, further: { gifts: gifts.url }, logStream: { write: (line) => lines.push(line) }, config: { ...options.config, logLevel: 'warn' } });
}

beforeEach(async () => {
  lines = [];
  gifts = await startSliceStandIn('gifts', FRAGMENTS);
  gifts.claim({ routes: ROUTES });
});
afterEach(async () => {
  await shop.close();
  await gifts.close();
});

/** The data of the page for the shell's client. */
async function pageData(path: string): Promise<Record<string, unknown>> {
  const [, text = '{}'] = /id="page-data">(.*?)<\/script>/.exec(await shop.html(path)) ?? [];
  return JSON.parse(text);
}

describe('a slice that is not in the contract', () => {
  beforeEach(() => open());

  it('has its pages, with parameters, in both languages', async () => {
    expect(await shop.html('/hu/ajandek/konyha')).toContain('<h1>Ajándék konyha</h1>');
    expect((await shop.get('/en/ajandek/kitchen')).status).toBe(200);
    expect(await pageData('/hu/ajandek/1')).toMatchObject({ page: { routeName: 'gifts', slice: 'gifts', fragment: 'gifts' }, routes: { added: [{ name: 'gifts', slice: 'gifts' }, { name: 'mine' }], removed: [] } });
  });

  it('shares public pages by the parameters that they read, and personal ones never', async () => {
    for (const query of ['', '?utm_source=x', '?page=2', '?page=2&x=1']) await shop.html(`/hu/ajandek/1${query}`);
    expect(gifts.requestsFor('gifts')).toHaveLength(2);
    await shop.html('/hu/ajandekaim');
    await shop.html('/hu/ajandekaim');
    expect(gifts.requestsFor('mine')).toHaveLength(2);
  });

  it('changes its routes with its next release; the pages of others stay as they are', async () => {
    gifts.claim({ routes: [route('gifts', 'kartya/{id}')] });
    gifts.deploy('2.0.0-bbbb2222');
    await until(async () => (await shop.html('/hu/kartya/7')).includes('Ajándék 7'));
    expect(await shop.html('/hu/ajandek/7')).not.toContain('Ajándék');
    expect((await shop.get('/hu/kosar')).status).toBe(200);
  });

  it('is in the list of pages for search engines without parameters, and its personal pages are not crawled', async () => {
    expect(await shop.html('/robots.txt')).toContain('Disallow: /hu/ajandekaim');
    expect(await shop.html('/sitemaps/pages.xml')).not.toContain('ajandek');
  });
});

describe('the data of a page', () => {
  it('contains no routes if all are in the contract', async () => {
    gifts.claim({ routes: [] });
    await open();
    expect(await pageData('/hu')).not.toHaveProperty('routes');
  });
});

describe('two slices at fixed addresses that claim one route', () => {
  it('do not take it from each other: the first one has it, and the log names both', async () => {
    gifts.claim({ routes: [route('gifts', 'kosar')] });
    await open();
    expect(await pageData('/hu/kosar')).toMatchObject({ page: { slice: 'cart-checkout' } });
    expect(lines.join('')).toContain('/hu/kosar of the route gifts overlaps with the route cart of cart-checkout.');
  });
});

describe('a place of the layout', () => {
  it('has the part of the slice that claims it', async () => {
    gifts.claim({ routes: ROUTES, places: { footer: 'banner' } });
    await open();
    expect(lines.join('')).toContain('The place footer of the layout belongs to content.');
    expect(await shop.html('/hu')).toContain('data-slot="content/showrooms"');
    shop.slices.content.claim({ routes: [], places: {} });
    await deploy(shop, 'content', '2.0.0-bbbb2222');
    const page = await shop.html('/hu');
    expect(page).toContain('data-slot="gifts/banner"');
    expect(page).toContain('<p>Ajándékkártya</p>');
    expect(page).not.toContain('data-slot="content/showrooms"');
  });
});
