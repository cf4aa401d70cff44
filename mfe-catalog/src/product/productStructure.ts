import { imageUrl } from '@feszek/contract';
import type { ProductView } from './productView.ts';

const AVAILABILITY = {
  in_stock: 'https://schema.org/InStock',
  few_left: 'https://schema.org/LimitedAvailability',
  for_order: 'https://schema.org/MadeToOrder',
  sold_out: 'https://schema.org/SoldOut',
} as const satisfies Record<ProductView['stockState'], string>;

/**
 * A product for search engines: https://schema.org/Product with its offer, gross and in the currency of the page.
 *
 * @param path - the product's own address
 */
export function productStructure(product: ProductView, path: string): object {
  const { sku, title, description, brand, images, price, stockState, material, colors } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    sku,
    brand: { '@type': 'Brand', name: brand },
    ...(material && { material }),
    ...(colors[0] && { color: colors[0].title }),
    image: images.map((image) => imageUrl(image.path, 1280)),
    offers: {
      '@type': 'Offer',
      url: path,
      price: price.gross,
      priceCurrency: price.currency,
      availability: AVAILABILITY[stockState],
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}
