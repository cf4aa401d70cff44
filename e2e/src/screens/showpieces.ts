import { productPath, routePath } from '@feszek/contract';
import type { Category, Locale, Product, ProductDetail } from '@feszek/contract';
import { allProducts } from '../buying/allProducts.ts';
import { shopApi } from '../harness/shopApi.ts';

const DETAILS_AT_ONCE = 12;

/** Addresses in one language of what there is to see in a catalogue: found by what the products are, not by their names. */
export interface Showpieces {
  readonly categories: { readonly top: string; readonly middle: string; readonly leaf: string };
  readonly products: {
    readonly plain: string;
    readonly new: string;
    readonly discounted: string;
    readonly fewLeft: string;
    readonly forOrder: string;
    readonly soldOut: string;
    readonly withTiers: string;
    readonly longName: string;
    readonly withVariants: string;
    readonly withSizes: string;
  };
  /** Products for a cart that shows what a cart can show, by their ids. */
  readonly cart: readonly { readonly id: number; readonly quantity: number }[];
  /** Ids of products that a list of favourites may hold, each of another kind. */
  readonly favourites: readonly number[];
}

function named<Thing>(what: string, thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error(`The shop has no ${what}`);
  return thing;
}

/** From the top category down to the deepest one. */
function deepestWay(categories: readonly Category[]): readonly Category[] {
  const wayTo = (category: Category): Category[] => {
    const parent = categories.find(({ id }) => id === category.parent_id);
    return [...(parent ? wayTo(parent) : []), category];
  };
  return categories.map(wayTo).reduce((longest, way) => (way.length > longest.length ? way : longest), []);
}

function linkOf(locale: Locale, { id, link }: Product): string {
  return productPath(locale, { id, ...link });
}

/** Looks the catalogue of a running shop through. */
export async function findShowpieces(shopUrl: string, locale: Locale): Promise<Showpieces> {
  const api = shopApi(shopUrl, locale);

  /** Only a product's own page says whether it has quantity tiers. */
  async function withTiers(candidates: readonly Product[]): Promise<ProductDetail | undefined> {
    for (let from = 0; from < candidates.length; from += DETAILS_AT_ONCE) {
      const details = await Promise.all(candidates.slice(from, from + DETAILS_AT_ONCE).map(({ id }) => api.get<ProductDetail>(`/api/products/${id}`)));
      const found = details.find(({ qty_discounts: tiers }) => tiers.length > 0);
      if (found) return found;
    }
    return undefined;
  }

  const [products, categories] = await Promise.all([allProducts(api), api.get<Category[]>('/api/categories')]);
  const inStock = products.filter(({ stock_state: state, is_discounted: isDiscounted }) => state === 'in_stock' && !isDiscounted);
  /** Carts reserve what they hold, and many are filled side by side: they take what there is most of. */
  const mostFirst = (candidates: readonly Product[]) => candidates.toSorted((a, b) => b.quantity - a.quantity);
  const plain = named('plain product', inStock.find(({ is_new: isNew }) => !isNew));
  const discounted = named('discounted product', mostFirst(products).find(({ stock_state: state, is_discounted: isDiscounted }) => state === 'in_stock' && isDiscounted));
  const fewLeft = named('product of which few are left', products.find(({ stock_state: state }) => state === 'few_left'));
  const forOrder = named('product made to order', products.find(({ stock_state: state }) => state === 'for_order'));
  const soldOut = named('sold-out product', products.find(({ stock_state: state }) => state === 'sold_out'));
  const tiered = named('product with quantity tiers', await withTiers(mostFirst(inStock)));
  const longName = named('product', products.reduce<Product | undefined>((longest, product) => (longest && longest.title.length >= product.title.length ? longest : product), undefined));
  const way = deepestWay(categories);
  const [top, middle] = way;
  const categoryPath = (category: Category | undefined) => routePath('categories-category_slug', locale, { category_slug: named('category', category).slugs[locale] });
  return {
    // In a tree of two levels, the second is both the middle and the end.
    categories: { top: categoryPath(top), middle: categoryPath(middle), leaf: categoryPath(way.at(-1)) },
    products: {
      plain: linkOf(locale, plain),
      new: linkOf(locale, named('new product', inStock.find(({ is_new: isNew }) => isNew))),
      discounted: linkOf(locale, discounted),
      fewLeft: linkOf(locale, fewLeft),
      forOrder: linkOf(locale, forOrder),
      soldOut: linkOf(locale, soldOut),
      withTiers: linkOf(locale, tiered),
      longName: linkOf(locale, longName),
      withSizes: linkOf(locale, named('product with sizes and colours', products.find(({ group }) => group?.size && group.swatches.length > 2))),
      withVariants: linkOf(locale, named('product with variants', products.find(({ group }) => group !== null))),
    },
    cart: [
      { id: discounted.id, quantity: 1 },
      { id: tiered.id, quantity: Math.min(tiered.qty_discounts[0]?.quantity ?? 1, tiered.quantity) },
      { id: forOrder.id, quantity: 1 },
    ],
    favourites: [soldOut.id, longName.id, fewLeft.id, discounted.id, plain.id],
  };
}
