import type { Collection, CollectionPage, Image, Locale, Product } from '@feszek/contract';
import { pageImage, withoutPlaceholder } from '../../media/wireImage.ts';
import { loadProducts } from '../loadProducts.ts';
import { onePerGroup } from '../onePerGroup.ts';
import type { Catalogue } from '../readModel/Catalogue.ts';
import type { TaxonomyCollection } from '../readModel/taxonomy.ts';
import type { ProductView } from '../toProduct.ts';

async function storedCollections(catalogue: Catalogue): Promise<readonly TaxonomyCollection[]> {
  return (await catalogue.current()).taxonomy.collections;
}

/** Its products, one for each group. Those that can be bought come first. */
async function productsOf(catalogue: Catalogue, { productIds }: TaxonomyCollection, view: ProductView): Promise<Product[]> {
  const products = onePerGroup(await loadProducts(catalogue, productIds, view));
  const isSoldOut = ({ stock_state: state }: Product) => state === 'sold_out';
  return [...products.filter((product) => !isSoldOut(product)), ...products.filter(isSoldOut)];
}

/** The picture of the first product in a room, with its placeholder; or the first picture of a product, which may be transparent, without one. */
async function pictureOf(catalogue: Catalogue, products: readonly Product[], locale: Locale): Promise<Image | null> {
  const shown = products.find(({ image_in_room }) => image_in_room) ?? products.find(({ image }) => image);
  const [record] = shown ? await catalogue.products([shown.id]) : [];
  const [whole, inRoom] = record?.images ?? [];
  if (inRoom) return pageImage(inRoom, locale);
  return whole ? withoutPlaceholder(pageImage(whole, locale)) : null;
}

async function wireCollection(catalogue: Catalogue, { id, slug, title, description }: TaxonomyCollection, products: readonly Product[], { locale }: ProductView): Promise<Collection> {
  return { id, slugs: slug, title: title[locale], description: description[locale], image: await pictureOf(catalogue, products, locale), product_count: products.length };
}

/**
 * The collections that have products, in the shop's order.
 *
 * @param ids - only these, in this order
 */
export async function loadCollections(catalogue: Catalogue, view: ProductView, ids?: readonly number[]): Promise<Collection[]> {
  const stored = await storedCollections(catalogue);
  const wanted = ids ? ids.flatMap((id) => stored.find((each) => each.id === id) ?? []) : stored;
  const collections = await Promise.all(wanted.map(async (each) => wireCollection(catalogue, each, await productsOf(catalogue, each, view), view)));
  return collections.filter(({ product_count: count }) => count > 0);
}

/** A collection by its slug in the language of the view; `undefined` if it does not exist or has no products. */
export async function loadCollectionPage(catalogue: Catalogue, slug: string, view: ProductView): Promise<CollectionPage | undefined> {
  const stored = (await storedCollections(catalogue)).find((each) => each.slug[view.locale] === slug);
  if (!stored) return undefined;
  const products = await productsOf(catalogue, stored, view);
  return products.length === 0 ? undefined : { collection: await wireCollection(catalogue, stored, products, view), products };
}

/** The collection of a product, with at most `count` others that can be bought; `undefined` without any. */
export async function loadCollectionOf(catalogue: Catalogue, { id, groupId, count }: { readonly id: number; readonly groupId: number | undefined; readonly count: number }, view: ProductView) {
  const stored = (await storedCollections(catalogue)).find(({ productIds }) => productIds.includes(id));
  if (!stored) return undefined;
  const others = onePerGroup(await productsOf(catalogue, stored, view), groupId).filter((product) => product.id !== id && product.stock_state !== 'sold_out');
  return others.length === 0 ? undefined : { slug: stored.slug[view.locale], title: stored.title[view.locale], products: others.slice(0, count) };
}
