import { collectionsResultSchema, couponSchema, IMPORT_LIMITS, importResultSchema, importSchema, productListSchema, serviceSettingsSchema, taxonomyResultSchema } from '@feszek/contract';
import { randomBytes } from 'node:crypto';
import { number, object } from 'yup';
import { collectionsOf } from '../catalogue/collectionsOf.ts';
import { catalogueRows } from '../catalogue/catalogueRows.ts';
import type { Range } from '../catalogue/Range.ts';
import { taxonomyOf } from '../catalogue/taxonomyOf.ts';
import { DEMO_COUPONS } from '../content/coupons.ts';
import { DEMO_SERVICE_PRICES } from '../content/deliveryServices.ts';
import { CONTENT_FOLDER } from '../content/folder.ts';
import { RefusedError } from '../shop/ShopClient.ts';
import type { ShopClient } from '../shop/ShopClient.ts';
import { importContent, importTexts } from './importContent.ts';
import { importPoints, importShowroomStock } from './importPlaces.ts';

/** Rows per request. */
const CHUNK = Math.min(250, IMPORT_LIMITS.rows);

const stagedSchema = object({ rejected: number().required() });

/** Whether the shop has no product yet. */
async function isEmpty(client: ShopClient): Promise<boolean> {
  const { paging } = await client.call('GET', '/api/products?page_size=1', productListSchema);
  return paging.total === 0;
}

async function createCoupons(client: ShopClient): Promise<void> {
  for (const coupon of DEMO_COUPONS) {
    await client.call('POST', '/operator/coupons', couponSchema, coupon).catch((error: unknown) => {
      if (!(error instanceof RefusedError) || error.code !== 'coupon_exists') throw error;
    });
  }
}

async function setServicePrices(client: ShopClient): Promise<void> {
  for (const [service, prices] of DEMO_SERVICE_PRICES) await client.call('PUT', `/operator/delivery-services/${service}`, serviceSettingsSchema, { prices });
}

/**
 * Sends the rows of a range.
 *
 * @returns the id of the import, which is to be committed
 */
async function stageProducts(client: ShopClient, range: Range, now: Date): Promise<string> {
  const id = randomBytes(12).toString('base64url');
  await client.call('POST', '/operator/catalogue/imports', importSchema, { id, replace: true });
  for (let start = 0; start < range.products.length; start += CHUNK) {
    const chunk = catalogueRows({ ...range, products: range.products.slice(start, start + CHUNK) }, now);
    const rows = chunk.map((product, index) => ({ line: start + index + 1, product }));
    const { rejected } = await client.call('POST', `/operator/catalogue/imports/${id}/rows`, stagedSchema, { rows });
    if (rejected > 0) throw new Error(`The shop rejects ${rejected} of the demonstration products from line ${start + 1} on`);
  }
  return id;
}

async function importOthers(client: ShopClient): Promise<void> {
  await importContent(client, CONTENT_FOLDER);
  await createCoupons(client);
  await importPoints(client);
  await setServicePrices(client);
}

/** Durations in milliseconds. */
export interface Filled {
  readonly products: number;
  readonly preparation_ms: number;
  readonly import_ms: number;
}

/**
 * Fills a shop without products with a range, its content, coupons, prices of services, parcel points and the stock of its showrooms, through the operator's imports. The texts come first,
 * so that its pages answer; the pictures of the content take longer. The products come last, in one transaction: an
 * interrupted run is repeated as a whole.
 *
 * @param makeRange called only for an empty shop: a range takes time to make
 * @param onTexts called once the pages have their texts
 * @returns `undefined` for a shop that has products, which is not changed
 */
export async function fillShop(client: ShopClient, makeRange: () => Promise<Range>, now: Date, onTexts: () => void = () => undefined): Promise<Filled | undefined> {
  if (!(await isEmpty(client))) return undefined;
  const started = performance.now();
  // The range is made in this process while the shop stores the texts in its own.
  const [range] = await Promise.all([makeRange(), importTexts(client, CONTENT_FOLDER).then(onTexts)]);
  await client.call('PUT', '/operator/catalogue/taxonomy', taxonomyResultSchema, taxonomyOf(range));
  // The shop processes the pictures of the content while it checks the rows.
  const [id] = await Promise.all([stageProducts(client, range, now), importOthers(client)]);
  const prepared = performance.now();
  const { created: products } = await client.call('POST', `/operator/catalogue/imports/${id}/commit`, importResultSchema, { rows: range.products.length });
  await client.call('PUT', '/operator/catalogue/collections', collectionsResultSchema, collectionsOf(range));
  await importShowroomStock(client, range);
  return { products, preparation_ms: Math.round(prepared - started), import_ms: Math.round(performance.now() - prepared) };
}
