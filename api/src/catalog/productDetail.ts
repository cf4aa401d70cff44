import type { Locale, Product, ProductDetail } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { crumbs } from './categoryPage.ts';
import { loadCollectionOf } from './collections/loadCollections.ts';
import type { Listing } from './listProducts.ts';
import { loadProducts } from './loadProducts.ts';
import { loadVariants } from './loadVariants.ts';
import { loadLowestPrices } from '../pricing/loadLowestPrices.ts';
import { wireAmount, wirePriceList } from '../pricing/price.ts';
import { shownCurrency } from '../pricing/shownCurrency.ts';
import { loadDelivery } from './productDelivery.ts';
import { productShareCard } from './productShareCard.ts';
import { loadProductShowrooms } from './productShowrooms.ts';
import { loadSamples } from './loadSamples.ts';
import type { ProductRecord } from './productRecords.ts';
import type { Catalogue } from './readModel/Catalogue.ts';
import { currencyBit } from './readModel/FacetGroups.ts';
import type { ReadModel } from './readModel/ReadModel.ts';
import { OncePerGroup } from './readModel/OncePerGroup.ts';
import { safetyOf } from './productSafety.ts';
import { sharePath } from '../media/share/shareCard.ts';
import { pageImage } from '../media/wireImage.ts';
import type { ListCollected } from '../stock/showrooms/showroomStock.ts';
import { onePerGroup } from './onePerGroup.ts';
import { NO_ARRIVAL } from './readModel/arrivals.ts';
import { productLink, toProduct } from './toProduct.ts';
import type { ProductView } from './toProduct.ts';

const SIMILAR_COUNT = 8;
const RELATED_COUNT = 8;
const COLLECTION_COUNT = 8;

/** The most popular products of these categories that can be ordered, without `hidden`. */
function similarIds({ products, sorted }: ReadModel, categoryIds: readonly number[], hidden: ReadonlySet<number>, view: ProductView): number[] {
  const { facets, columns } = products;
  const { groups, ids } = columns;
  const bit = currencyBit(view.currency);
  const wanted = products.categoryCodes.maskOf(categoryIds);
  const similar: number[] = [];
  const once = new OncePerGroup(products);
  for (const id of hidden) once.exclude(products.slotOf(id) ?? -1);
  for (const slot of sorted.order('popularity', view.locale, view.currency).slots) {
    if (similar.length === SIMILAR_COUNT) break;
    const [id, group] = [ids[slot] ?? 0, groups[slot] ?? 0];
    const canBeOrdered = ((facets.sold[group] ?? 0) & bit) !== 0 && facets.arrivals[group] !== NO_ARRIVAL;
    if (canBeOrdered && wanted[facets.categories[group] ?? 0] === 1 && !hidden.has(id) && once.admits(slot)) similar.push(id);
  }
  return similar;
}

/**
 * Products of the same categories that can be ordered, the most popular first, without those that the page shows already.
 *
 * @param others ids of the other products on the page
 */
export async function loadSimilar(catalogue: Catalogue, shown: readonly ProductRecord[], view: ProductView, others: readonly number[] = []): Promise<Product[]> {
  const categoryIds = shown.flatMap(({ categoryId }) => categoryId ?? []);
  if (categoryIds.length === 0) return [];
  const hidden = new Set([...shown.map(({ id }) => id), ...others]);
  const model = await catalogue.current();
  const key = [view.locale, view.currency, categoryIds, [...hidden]].join(';');
  return loadProducts(catalogue, model.similarIds(key, () => similarIds(model, categoryIds, hidden, view)), view);
}

/** What only the page of a product shows. */
function loadPageRow(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['product.description', 'product.features', 'product.details', 'product.material', 'product.care', 'product.warnings', 'brand.maker'])
    .select((row) => row.fn.coalesce(
      row.selectFrom(row.selectFrom('related_product').select(['related_id', 'position']).whereRef('product_id', '=', 'product.id').orderBy('position').limit(RELATED_COUNT).as('related'))
        .select(sql<number[]>`array_agg(related_id order by related.position)`.as('ids')),
      sql<number[]>`'{}'`,
    ).as('relatedIds'))
    .where('product.id', '=', id)
    .executeTakeFirstOrThrow();
}

type PageRow = Awaited<ReturnType<typeof loadPageRow>>;

function textsOf(row: PageRow, locale: Locale) {
  return {
    description: row.description[locale],
    features: [...row.features[locale]],
    details: row.details.map(({ label, value }) => ({ label: label[locale], value: value[locale] })),
    material: row.material[locale],
    care: [...row.care[locale]],
  };
}

/** The reference price of a reduction. If no earlier price is stored, it is the price before the reduction. */
async function loadLowestPrice(db: Kysely<Database>, record: ProductRecord, { currency: wanted, vatPercent }: ProductView) {
  const { currency, prices: { gross, originalGross } } = shownCurrency(record.prices, wanted);
  if (gross >= originalGross) return { lowest_price_30_days_gross: null, lowest_price_30_days_net: null };
  const stored = await loadLowestPrices(db, [record.id]);
  const lowest = wireAmount(stored.find((each) => each.currency === currency)?.gross ?? originalGross, currency, vatPercent);
  return { lowest_price_30_days_gross: lowest.gross, lowest_price_30_days_net: lowest.net };
}

/** A product with the data of its page; `undefined` if no product has this id. */
export async function loadProductDetail({ db, catalogue, listCollected }: Pick<Listing, 'db' | 'catalogue'> & { readonly listCollected: ListCollected }, id: number, view: ProductView): Promise<ProductDetail | undefined> {
  const [record] = await catalogue.products([id]);
  if (!record) return undefined;
  const { locale, currency, vatPercent } = view;
  const shown = shownCurrency(record.prices, currency);
  const row = await loadPageRow(db, id);
  const { taxonomy } = await catalogue.current();
  const collection = await loadCollectionOf(catalogue, { id, groupId: record.group?.id, count: COLLECTION_COUNT }, view);
  return {
    ...toProduct(record, view),
    ...textsOf(row, locale),
    ...(await loadLowestPrice(db, record, view)),
    ...safetyOf(row, locale),
    brand_slug: record.brandSlug,
    vat_percent: vatPercent,
    delivery: await loadDelivery(db, record, view),
    samples: await loadSamples(db, catalogue, record, view),
    ...(await loadProductShowrooms(db, id, listCollected)),
    dimensions: { width: record.widthMm, depth: record.depthMm, height: record.heightMm, weight: record.weightG },
    images: record.images.map((image) => pageImage(image, locale)),
    share_image: sharePath({ kind: 'product', key: String(id), locale }, productShareCard(record, locale)),
    qty_discounts: wirePriceList(shown.prices, shown.currency, vatPercent).qty_discounts,
    breadcrumbs: crumbs(taxonomy, record.categoryId, locale),
    links: { hu: productLink(record, 'hu'), en: productLink(record, 'en') },
    variants: await loadVariants(catalogue, record, view),
    ...(collection && { collection }),
    related_products: onePerGroup((await loadProducts(catalogue, row.relatedIds, view)).filter(({ stock_state: state }) => state !== 'sold_out'), record.group?.id),
    similar_products: await loadSimilar(catalogue, [record], view, row.relatedIds),
  };
}
