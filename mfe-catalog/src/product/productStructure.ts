import { imageUrl } from '@feszek/contract';
import type { ProductView } from './productView.ts';
import { reviewStructure } from './reviews/reviewStructure.ts';
import { variantProperties } from './variants/variantProperties.ts';

const AVAILABILITY = {
  in_stock: 'https://schema.org/InStock',
  few_left: 'https://schema.org/LimitedAvailability',
  for_order: 'https://schema.org/MadeToOrder',
  sold_out: 'https://schema.org/SoldOut',
  other_currency: 'https://schema.org/OutOfStock',
} as const satisfies Record<ProductView['stockState'], string>;

/** The country whose delivery price and days are stated. The shop delivers to other states of the European Union too. */
const COUNTRY = 'HU';
/** Specification, chapter 1. */
const RETURN_DAYS = 14;

function returnsBy(method: 'ReturnByMail' | 'ReturnInStore', fees: 'ReturnFeesCustomerResponsibility' | 'FreeReturn'): object {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRY,
    returnPolicyCountry: COUNTRY,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS,
    returnMethod: `https://schema.org/${method}`,
    returnFees: `https://schema.org/${fees}`,
    refundType: 'https://schema.org/FullRefund',
  };
}

/** The buyer pays for sending a product back; bringing it to a showroom is free (terms, section 7). */
function returnsOf({ hasShowrooms }: ProductView): object[] {
  return [returnsBy('ReturnByMail', 'ReturnFeesCustomerResponsibility'), ...(hasShowrooms ? [returnsBy('ReturnInStore', 'FreeReturn')] : [])];
}

function workingDays(minValue: number, maxValue: number): object {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}

/** The last day is the transit time, the others are the handling time. */
function shippingOf({ arrival, price }: ProductView): object | null {
  if (!arrival) return null;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: arrival.price, currency: price.currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: workingDays(arrival.minDays - 1, arrival.maxDays - 1),
      transitTime: workingDays(1, 1),
    },
  };
}

/**
 * A product for search engines: https://schema.org/Product with its offer, gross and in the currency of the page.
 *
 * @param path - the product's address
 */
export function productStructure(product: ProductView, path: string): object {
  const { sku, title, description, brand, maker, images, price, stockState, material, colors } = product;
  const shippingDetails = shippingOf(product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    ...(description && { description }),
    sku,
    brand: { '@type': 'Brand', name: brand },
    ...(maker && { manufacturer: { '@type': 'Organization', name: maker.manufacturer.name } }),
    ...(material && { material }),
    ...(colors[0] && { color: colors[0].title }),
    ...variantProperties(product),
    ...reviewStructure(product),
    ...(images.length > 0 && { image: images.map((image) => imageUrl(image.path, 1280)) }),
    offers: {
      '@type': 'Offer',
      url: path,
      price: price.gross,
      priceCurrency: price.currency,
      availability: AVAILABILITY[stockState],
      itemCondition: 'https://schema.org/NewCondition',
      ...(shippingDetails && { shippingDetails }),
      hasMerchantReturnPolicy: returnsOf(product),
    },
  };
}
