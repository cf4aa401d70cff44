import { acknowledgementSchema, countrySchema, currencySchema, initSchema } from '@feszek/contract';
import type { Extension } from '@feszek/contract';
import { array } from 'yup';
import type { Db } from '../../platform/database/connect.ts';
import type { Catalogue } from '../../catalog/readModel/Catalogue.ts';
import type { Clock } from '../../platform/clock.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requestView } from '../../platform/http/requestView.ts';
import { loadInit } from './init.ts';
import type { InitSource } from './init.ts';
import type { HomeVat } from '../../pricing/vat/HomeVat.ts';

const tags = ['shop'];
const config = { isPublic: true };

export interface InitParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  /** The VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
  /** The services of other providers that the shop uses in the browser. */
  readonly extensions: readonly Extension[];
  /** The company that runs the shop. */
  readonly seller: InitSource['seller'];
}

/** Data for the layout and for forms. */
export function initRoutes(app: App, { db, clock, catalogue, homeVat, extensions, seller }: InitParts): void {
  app.get('/api/init', {
    config,
    schema: { tags, summary: 'Menus and counts for the layout, the seller, and the extensions', response: { 200: dataOf(initSchema) } },
    handler: async (request) => ({ data: await loadInit({ db, clock, catalogue, extensions, seller }, { ...requestView(request), clock, vatPercent: homeVat.percent }) }),
  });

  app.get('/api/countries', {
    config,
    schema: { tags, summary: 'Countries by name in the language of the request', response: { 200: dataOf(array(countrySchema.required()).required()) } },
    handler: async (request) => {
      const { locale } = requestView(request);
      const rows = await db.selectFrom('country').select(['id', 'code', 'name']).execute();
      const collator = new Intl.Collator(locale);
      const data = rows.map((row) => ({ ...row, name: row.name[locale] })).sort((a, b) => collator.compare(a.name, b.name));
      return { data };
    },
  });

  app.get('/api/currencies', {
    config,
    schema: { tags, summary: 'Currencies', response: { 200: dataOf(array(currencySchema.required()).required()) } },
    handler: async () => ({ data: await db.selectFrom('currency').select(['id', 'symbol', 'is_default']).orderBy('position').execute() }),
  });

  app.get('/api/ping', {
    schema: { tags, summary: 'Reports that the browser has started', response: { 200: dataOf(acknowledgementSchema) } },
    handler: async () => ({ data: { ok: true as const } }),
  });
}
