import path from 'node:path';
import type { Db } from '../../platform/database/connect.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import { loadMethods } from '../../pricing/delivery/loadMethods.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { arukeresoFeed } from './arukeresoFeed.ts';
import { googleFeed } from './googleFeed.ts';
import { PublicFiles } from './PublicFiles.ts';
import { sendFile } from './sendFile.ts';
import { categorySitemap, contentSitemap, countProductParts, productSitemap, sitemapIndex } from './sitemap.ts';
import type { CatalogueList, SitemapPage } from './sitemap.ts';
import { loadFirstProducts } from '../listProducts.ts';
import type { Catalogue } from '../readModel/Catalogue.ts';
import type { HomeVat } from '../../pricing/vat/HomeVat.ts';

/** Google's feeds by name: one for each language and currency, with the country of delivery. */
const GOOGLE = {
  'google-hu': { locale: 'hu', currency: 'HUF', country: 'HU' },
  'google-en': { locale: 'en', currency: 'HUF', country: 'HU' },
  'google-hu-eur': { locale: 'hu', currency: 'EUR', country: 'SK' },
  'google-en-eur': { locale: 'en', currency: 'EUR', country: 'AT' },
  'google-en-usd': { locale: 'en', currency: 'USD', country: 'HU' },
} as const;

type Pieces = () => AsyncIterable<string>;

export interface FeedParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly changes: Changes;
  readonly catalogue: Catalogue;
  /** The shop's data folder; the files are in its subfolder `feeds`. */
  readonly dataDir: string;
  /** Public origin of the shop. */
  readonly shopUrl: string;
  /** The VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
  /** Articles and pages for the sitemap. */
  readonly listContentPages: () => Promise<readonly SitemapPage[]>;
}

/** Feeds for marketplaces and sitemaps for search engines, at stable addresses. */
export function feedRoutes(app: App, { db, clock, changes, catalogue, dataDir, shopUrl, homeVat, listContentPages }: FeedParts): void {
  const files = new PublicFiles(path.join(dataDir, 'feeds'), clock, changes);
  app.addHook('onClose', () => files.close());

  async function feed(name: string): Promise<Pieces | undefined> {
    const { deliveries } = await loadMethods(db);
    if (name === 'arukereso') return () => arukeresoFeed(db, { locale: 'hu', currency: 'HUF', shopUrl, vatPercent: homeVat.percent, deliveries });
    const google = Object.entries(GOOGLE).find(([known]) => known === name)?.[1];
    return google && (() => googleFeed(db, google.country, { ...google, shopUrl, vatPercent: homeVat.percent, deliveries }));
  }

  /** The lists across all products that are not empty. */
  async function filledLists(): Promise<CatalogueList[]> {
    const view = { locale: 'hu', currency: 'HUF', clock, vatPercent: homeVat.percent } as const;
    const lists = (['sale', 'new'] as const).map(async (scope) => ((await loadFirstProducts({ catalogue }, { scope, sort: 'popularity', count: 1 }, view)).length > 0 ? [scope] : []));
    return (await Promise.all(lists)).flat();
  }

  async function sitemap(part: string): Promise<Pieces | undefined> {
    if (part === 'content') {
      const pages = await listContentPages();
      return pages.length > 0 ? () => contentSitemap(pages, shopUrl) : undefined;
    }
    if (part === 'categories') return () => categorySitemap(db, shopUrl, filledLists);
    const number = Number(/^products-([1-9]\d{0,4})$/.exec(part)?.[1]);
    return number <= (await countProductParts(db)) ? () => productSitemap(db, number, shopUrl) : undefined;
  }

  const serve = (address: string, find: (name: string) => Promise<Pieces | undefined>, prefix: string) =>
    app.get<{ Params: { file: string } }>(address, {
      schema: { hide: true },
      handler: async (request, reply) => {
        const name = /^([a-z0-9-]+)\.xml$/.exec(request.params.file)?.[1];
        const pieces = name === undefined ? undefined : await find(name);
        if (!pieces) throw new ApiError('not_found');
        return sendFile(await files.get(`${prefix}${name}`, pieces), request, reply);
      },
    });

  serve('/feeds/:file', feed, '');
  serve('/sitemaps/:file', sitemap, 'sitemap-');
  app.get('/sitemap.xml', {
    schema: { hide: true },
    handler: async (request, reply) => {
      const contentPages = await listContentPages();
      return sendFile(await files.get('sitemap', () => sitemapIndex(db, shopUrl, contentPages, filledLists)), request, reply);
    },
  });
}
