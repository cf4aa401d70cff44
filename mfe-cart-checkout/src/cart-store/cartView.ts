import type { Cart, CartProduct, Currency, Product } from '@feszek/contract';

/** The product fields of a cart line. */
type LineProduct = Pick<Product, 'id' | 'title' | 'subtitle' | 'link' | 'image' | 'stock_state' | 'is_sample'>;

/** The product fields of a card beside the cart. */
export type SimilarProduct = Pick<
  Product,
  | 'id' | 'title' | 'subtitle' | 'currency' | 'link' | 'image' | 'image_in_room' | 'stock_state'
  | 'price_gross' | 'price_net' | 'price_original_gross' | 'price_original_net'
> & {
  /** The values that distinguish it from the other variants of its group; empty without a group. */
  readonly variant: string;
};

/** A quantity tier with its gross unit price. */
export interface LineTier {
  readonly quantity: number;
  readonly price_gross: number;
}

export type CartLine = Omit<CartProduct, 'product'> & {
  readonly product: LineProduct;
  /** By ascending quantity; empty without tiers. */
  readonly tiers: readonly LineTier[];
};

/** The fields of the cart that its screens show. It is inlined in the page, so it contains nothing else. */
export type CartView = Omit<Cart, 'products' | 'similar_products'> & {
  readonly products: readonly CartLine[];
  readonly similar_products: readonly SimilarProduct[];
};

function toLineProduct({ id, title, subtitle, link, image, stock_state, is_sample }: Product): LineProduct {
  return { id, title, subtitle, link, image, stock_state, is_sample };
}

function toSimilarProduct(product: Product): SimilarProduct {
  const { currency, price_gross, price_net, price_original_gross, price_original_net, image_in_room, variant } = product;
  return {
    ...toLineProduct(product), currency, price_gross, price_net, price_original_gross, price_original_net, image_in_room,
    variant: variant.map(({ value }) => value).join(', '),
  };
}

function toTiers({ prices_by_currencies }: Product, currency: Currency): readonly LineTier[] {
  const discounts = prices_by_currencies[currency]?.qty_discounts ?? [];
  return discounts.map(({ quantity, price_gross }) => ({ quantity, price_gross }));
}

/** Selects the fields of the API's cart that this slice shows. */
export function toCartView(cart: Cart): CartView {
  return {
    ...cart,
    products: cart.products.map((line) => ({ ...line, product: toLineProduct(line.product), tiers: toTiers(line.product, cart.currency) })),
    // Only what can be bought is recommended.
    similar_products: cart.similar_products.filter(({ stock_state }) => stock_state !== 'sold_out' && stock_state !== 'other_currency').map(toSimilarProduct),
  };
}
