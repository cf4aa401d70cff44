import type { Collection, CollectionPage, Product } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { loadProducts } from '../loadProducts.ts';
import { onePerGroup } from '../onePerGroup.ts';
import type { Catalogue } from '../readModel/Catalogue.ts';
import type { ProductView } from '../toProduct.ts';

interface Source {
  readonly db: Kysely<Database>;
  readonly catalogue: Catalogue;
}

type Row = Pick<Collection, 'id'> & Readonly<Record<'slug' | 'title' | 'description', Collection['slugs']>>;

const rows = (db: Kysely<Database>) => db.selectFrom('collection').select(['collection.id', 'slug', 'title', 'description']).orderBy('collection.position').orderBy('collection.id');

async function productIds(db: Kysely<Database>, id: number): Promise<number[]> {
  const members = await db.selectFrom('collection_product').select('product_id').where('collection_id', '=', id).orderBy('position').orderBy('product_id').execute();
  return members.map(({ product_id }) => product_id);
}

/** Its products, one for each group. Those that can be bought come first. */
async function productsOf({ db, catalogue }: Source, id: number, view: ProductView): Promise<Product[]> {
  const products = onePerGroup(await loadProducts(catalogue, await productIds(db, id), view));
  const isSoldOut = ({ stock_state: state }: Product) => state === 'sold_out';
  return [...products.filter((product) => !isSoldOut(product)), ...products.filter(isSoldOut)];
}

function wireCollection({ id, slug, title, description }: Row, products: readonly Product[], { locale }: ProductView): Collection {
  const shown = products.find(({ image_in_room }) => image_in_room) ?? products.find(({ image }) => image);
  return { id, slugs: slug, title: title[locale], description: description[locale], image: shown?.image_in_room ?? shown?.image ?? null, product_count: products.length };
}

/** The collections that have products, in the shop's order. */
export async function loadCollections(source: Source, view: ProductView): Promise<Collection[]> {
  const stored = await rows(source.db).execute();
  const collections = await Promise.all(stored.map(async (row) => wireCollection(row, await productsOf(source, row.id, view), view)));
  return collections.filter(({ product_count: count }) => count > 0);
}

/** A collection by its slug in the language of the view; `undefined` if it does not exist or has no products. */
export async function loadCollectionPage(source: Source, slug: string, view: ProductView): Promise<CollectionPage | undefined> {
  const row = (await rows(source.db).execute()).find((each) => each.slug[view.locale] === slug);
  if (!row) return undefined;
  const products = await productsOf(source, row.id, view);
  return products.length === 0 ? undefined : { collection: wireCollection(row, products, view), products };
}

/** The collection of a product, with at most `count` others that can be bought; `undefined` without any. */
export async function loadCollectionOf(source: Source, { id, groupId, count }: { readonly id: number; readonly groupId: number | undefined; readonly count: number }, view: ProductView) {
  const row = await rows(source.db).innerJoin('collection_product', 'collection_product.collection_id', 'collection.id').where('product_id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const others = onePerGroup(await productsOf(source, row.id, view), groupId).filter((product) => product.id !== id && product.stock_state !== 'sold_out');
  return others.length === 0 ? undefined : { slug: row.slug[view.locale], title: row.title[view.locale], products: others.slice(0, count) };
}
