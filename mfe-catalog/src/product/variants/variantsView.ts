import { productPath } from '@feszek/contract';
import type { AxisKind, Image, Locale, Product, ProductDetail } from '@feszek/contract';

/** A variant of a product's group. */
export interface Variant {
  readonly id: number;
  readonly sku: string;
  readonly title: string;
  readonly href: string;
  /** One for each axis. */
  readonly values: readonly string[];
  /** The first colour; `null` without one. */
  readonly hex: string | null;
  readonly stockState: Product['stock_state'];
  /** Gross, in major units of the page's currency, or forints if `stockState` is `other_currency`. */
  readonly gross: number;
  /** Net, as `gross`. */
  readonly net: number;
  readonly image: Image | null;
}

/** The group of a product, with every variant in the order of the shop. */
export interface Variants {
  readonly key: string;
  readonly axes: readonly { readonly kind: AxisKind; readonly title: string }[];
  readonly all: readonly Variant[];
}

/** Converts the group of a product of the API, with links in the given language; `null` without a group. */
export function variantsOf({ variants, group, link }: Pick<ProductDetail, 'variants' | 'group' | 'link'>, locale: Locale): Variants | null {
  if (!variants || !group) return null;
  return {
    key: group.key,
    axes: variants.axes,
    // The variants of a group are in one category.
    all: variants.products.map(({ id, sku, title, slug, values, hex, stock_state: stockState, price_gross: gross, price_net: net, image }) => ({
      id, sku, title, values, hex, stockState, gross, net, image, href: productPath(locale, { id, slug, category_slug: link.category_slug }),
    })),
  };
}
