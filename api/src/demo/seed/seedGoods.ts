import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Texts } from '../../platform/database/columns.ts';
import { slugify } from '../goods/localized.ts';
import { priceLists } from '../goods/prices.ts';
import type { GoodsCategory, GoodsProduct, Maker } from '../goods/types.ts';
import { warningsOf } from '../goods/warnings.ts';
import { nameSortKey } from '../../platform/nameSortKey.ts';

const LOCALES = ['hu', 'en'] as const;
const CURRENCIES = ['HUF', 'EUR', 'USD'] as const;
const DAY_MS = 86_400_000;
/** Rows in one statement: PostgreSQL takes at most 65,535 values. */
const BATCH = 1000;

/** The range. */
export interface Goods {
  readonly categories: readonly GoodsCategory[];
  readonly products: readonly GoodsProduct[];
  /** Where a brand's maker is not known, its products name none. */
  readonly maker?: (brand: string) => Maker | null;
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) => rows.slice(index * BATCH, (index + 1) * BATCH));
}

interface NumberedCategory extends GoodsCategory {
  readonly id: number;
  readonly path: Texts;
  /** Ids from the category itself up to the top. */
  readonly ancestors: readonly number[];
}

function numberCategories(categories: readonly GoodsCategory[]): Map<string, NumberedCategory> {
  const known = new Map<string, NumberedCategory>();
  categories.forEach((category, index) => {
    const parent = category.parent === null ? undefined : known.get(category.parent);
    if (category.parent !== null && !parent) throw new Error(`Category ${category.key} comes before its parent`);
    const path = (locale: (typeof LOCALES)[number]) => (parent ? `${parent.path[locale]}/${category.slug[locale]}` : category.slug[locale]);
    const id = index + 1;
    known.set(category.key, { ...category, id, path: { hu: path('hu'), en: path('en') }, ancestors: [id, ...(parent?.ancestors ?? [])] });
  });
  return known;
}

async function seedCategories(trx: Trx, categories: Map<string, NumberedCategory>): Promise<void> {
  const json = JSON.stringify;
  const all = [...categories.values()];
  await trx
    .insertInto('category')
    .values(
      all.map((category) => ({
        id: category.id,
        parent_id: category.parent === null ? null : (categories.get(category.parent)?.id ?? null),
        position: category.id,
        slug: json(category.slug),
        title: json(category.title),
        description: json(category.description),
        merchant_google: category.merchantGoogle,
      })),
    )
    .execute();
  await trx
    .insertInto('category_path')
    .values(all.flatMap((category) => LOCALES.map((locale) => ({ locale, path: category.path[locale], category_id: category.id }))))
    .execute();
  await trx
    .insertInto('category_ancestor')
    .values(all.flatMap((category) => category.ancestors.map((ancestor) => ({ category_id: category.id, ancestor_id: ancestor }))))
    .execute();
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

function productRow(product: GoodsProduct, id: number, brandId: number, categoryId: number | null, now: Date) {
  const json = JSON.stringify;
  return {
    id,
    sku: product.sku,
    category_id: categoryId,
    brand_id: brandId,
    position: id,
    slug: json(product.slug),
    title: json(product.title),
    subtitle: json(product.subtitle),
    description: json(product.description),
    features: json(product.features),
    details: json(product.details),
    material: json(product.material),
    care: json(product.care),
    warnings: json(warningsOf(product.picture.kind)),
    width_mm: product.dimensionsMm.width,
    depth_mm: product.dimensionsMm.depth,
    height_mm: product.dimensionsMm.height,
    weight_g: product.weightGrams,
    is_for_order: product.isForOrder,
    popularity: product.popularity,
    created_at: daysBefore(now, product.createdDaysAgo),
  };
}

function priceRows(product: GoodsProduct, product_id: number, since: Date) {
  const gross = priceLists(product.priceHufGross);
  const original = product.originalPriceHufGross === null ? gross : priceLists(product.originalPriceHufGross);
  return CURRENCIES.map((currency) => ({ product_id, currency, gross: gross[currency], original_gross: Math.max(original[currency], gross[currency]), since }));
}

function earlierPriceRows(product: GoodsProduct, product_id: number, now: Date) {
  return product.priceHistory.flatMap(({ daysAgo, priceHufGross }) => {
    const gross = priceLists(priceHufGross);
    return CURRENCIES.map((currency) => ({ product_id, currency, since: daysBefore(now, daysAgo), gross: gross[currency] }));
  });
}

/** A tier's price is the single price less the discount, rounded to a price point of its currency. */
function tierRows(product: GoodsProduct, product_id: number) {
  return product.tiers.flatMap((tier, index) => {
    const next = product.tiers[index + 1];
    const prices = priceLists(Math.round(product.priceHufGross * (1 - tier.discountPercent / 100)));
    return CURRENCIES.map((currency) => ({
      product_id,
      currency,
      quantity: tier.quantity,
      quantity_to: next ? next.quantity - 1 : null,
      gross: Math.min(prices[currency], priceLists(product.priceHufGross)[currency]),
    }));
  });
}

async function seedPrices(trx: Trx, products: readonly GoodsProduct[], now: Date): Promise<void> {
  for (const rows of batches(products.flatMap((product, index) => priceRows(product, index + 1, now)))) await trx.insertInto('product_price').values(rows).execute();
  const earlier = products.flatMap((product, index) => earlierPriceRows(product, index + 1, now));
  for (const rows of batches(earlier)) await trx.insertInto('product_earlier_price').values(rows).execute();
  for (const rows of batches(products.flatMap((product, index) => tierRows(product, index + 1)))) await trx.insertInto('product_tier').values(rows).execute();
  const stock = products.map((product, index) => ({ product_id: index + 1, quantity: product.stock }));
  for (const rows of batches(stock)) await trx.insertInto('product_stock').values(rows).execute();
}

async function seedColors(trx: Trx, products: readonly GoodsProduct[]): Promise<void> {
  const colors = [...new Map(products.flatMap((product) => product.colors).map((color) => [color.key, color])).values()];
  const idOf = new Map(colors.map((color, index) => [color.key, index + 1]));
  if (colors.length === 0) return;
  await trx.insertInto('color').values(colors.map(({ key, title, hex }, index) => ({ id: index + 1, key, title: JSON.stringify(title), hex }))).execute();
  const links = products.flatMap((product, index) => product.colors.map(({ key }, position) => ({ product_id: index + 1, position, color_id: idOf.get(key) ?? 0 })));
  for (const rows of batches(links)) await trx.insertInto('product_color').values(rows).execute();
}

async function seedRelated(trx: Trx, products: readonly GoodsProduct[]): Promise<void> {
  const idOf = new Map(products.map(({ sku }, index) => [sku, index + 1]));
  const links = products.flatMap((product, index) =>
    product.relatedSkus.map((sku, position) => {
      const related_id = idOf.get(sku);
      if (related_id === undefined) throw new Error(`Product ${product.sku} goes with ${sku}, which is not in the range`);
      return { product_id: index + 1, position, related_id };
    }),
  );
  for (const rows of batches(links)) await trx.insertInto('related_product').values(rows).execute();
}

async function seedBrands(trx: Trx, brands: readonly string[], { maker }: Goods): Promise<void> {
  const rows = brands.map((name, index) => {
    const made = maker?.(name);
    return { id: index + 1, slug: slugify(name), name, maker: made ? JSON.stringify(made) : null };
  });
  await trx.insertInto('brand').values(rows).execute();
}

/** Categories, brands, colours and products with their prices, earlier ones too, in every currency. Ids follow the order of the range. */
export async function seedGoods(trx: Trx, clock: Clock, goods: Goods): Promise<void> {
  const { products } = goods;
  const now = clock.now();
  const categories = numberCategories(goods.categories);
  await seedCategories(trx, categories);
  const brands = [...new Set(products.map(({ brand }) => brand))];
  await seedBrands(trx, brands, goods);
  const rows = products.map((product, index) => {
    const id = index + 1;
    return productRow(product, id, brands.indexOf(product.brand) + 1, categories.get(product.category)?.id ?? null, now);
  });
  for (const batch of batches(rows)) await trx.insertInto('product').values(batch).execute();
  const names = products.flatMap((product, index) => LOCALES.map((locale) => ({ product_id: index + 1, locale, sort_key: nameSortKey(product.title[locale], locale) })));
  for (const batch of batches(names)) await trx.insertInto('product_name').values(batch).execute();
  await seedPrices(trx, products, now);
  await seedColors(trx, products);
  await seedRelated(trx, products);
}
