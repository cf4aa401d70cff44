import { isOrderLimit, productPath } from '@feszek/contract';
import type { Image, Locale, Product, ProductDetail, Rating } from '@feszek/contract';
import { formatDays } from '@feszek/contract/calendar';
import type { Crumb } from '../breadcrumb/breadcrumbList.ts';
import { categoryPath } from '../category/tileOf.ts';
import { collectionPath } from '../collections/collectionPath.ts';
import { brandPath } from '../list-query/brandPath.ts';
import { priceOf } from '../price/priceOf.ts';
import type { UnitPrice } from '../price/priceOf.ts';
import { cardOf } from '../product-card/cardOf.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { isBuyable } from '../product-card/isBuyable.ts';
import { distinctTiers } from './distinctTiers.ts';
import type { ReviewsView } from './reviews/reviewsView.ts';
import type { Tier } from './tierFor.ts';
import { variantsOf } from './variants/variantsView.ts';
import type { Variants } from './variants/variantsView.ts';

/** One row on a desktop. */
const ROW = 4;

/** Home delivery of one piece: days and price. */
export interface Arrival {
  /** The formatted first and last day. Formatted here, because browsers differ from the server. */
  readonly days: string;
  /** Working days from the order to the delivery. */
  readonly minDays: number;
  readonly maxDays: number;
  /** Delivery price of this single piece: gross, in major units. */
  readonly price: number;
}

/** A responsible party, with their address. */
export type Party = NonNullable<ProductDetail['maker']>['manufacturer'];

/** The data of a product's screen. */
export interface ProductView {
  readonly id: number;
  readonly sku: string;
  readonly title: string;
  readonly subtitle: string;
  readonly brand: string;
  /** The address of all products of the brand; `null` if unknown. */
  readonly brandHref: string | null;
  /** The path of its category in Google's product taxonomy. */
  readonly kind: string;
  readonly isNew: boolean;
  readonly description: string;
  readonly features: readonly string[];
  readonly details: readonly { readonly label: string; readonly value: string }[];
  /** Outer dimensions in millimetres, the weight in grams; `null` if unknown. */
  readonly dimensions: ProductDetail['dimensions'];
  /** Empty if unknown. */
  readonly material: string;
  /** Care instructions, one sentence each. */
  readonly care: readonly string[];
  readonly colors: CardData['colors'];
  /** The main picture first. */
  readonly images: readonly Image[];
  /** Path of the picture beside links to the product. */
  readonly shareImage: string;
  readonly price: UnitPrice;
  /** The lowest price of the 30 days before a reduction; `null` without a reduction. */
  readonly lowestPrice: Pick<UnitPrice, 'net' | 'gross'> | null;
  /** The manufacturer, and the responsible person in the EU if it is another one; `null` if unknown. */
  readonly maker: { readonly manufacturer: Party; readonly responsiblePerson: Party | null } | null;
  /** Safety warnings, one sentence each. */
  readonly warnings: readonly string[];
  /** Home delivery of one piece; `null` for an unavailable product. */
  readonly arrival: Arrival | null;
  /** Showrooms where it can be seen, with the pieces there. */
  readonly showrooms: ProductDetail['showrooms'];
  /** Whether the shop has showrooms, to which the product can be brought back. */
  readonly hasShowrooms: boolean;
  /** By ascending quantity, each with a different price. */
  readonly tiers: readonly Tier[];
  readonly stockState: Product['stock_state'];
  /** Pieces that can be ordered now. */
  readonly available: number;
  /** Whether the limit of an order allows no more, rather than the stock. */
  readonly isOrderLimit: boolean;
  /** From the top-level category to the product's main category. */
  readonly crumbs: readonly Crumb[];
  /** The product's address in both languages. */
  readonly paths: Readonly<Record<Locale, string>>;
  /** The group that the product belongs to; `null` without one. */
  readonly variants: Variants | null;
  /** The samples of its covers; empty without any. */
  readonly samples: readonly CardData[];
  /** Whether it is a sample itself. */
  readonly isSample: boolean;
  /** The average of its reviews; `null` without one. */
  readonly rating: Rating | null;
  /** The shown reviews; `null` without one, or if they could not be loaded. */
  readonly reviews: ReviewsView | null;
  /** The product's collection with its other products; `null` without one. */
  readonly collection: { readonly title: string; readonly href: string; readonly cards: readonly CardData[] } | null;
  /** Related products, best first. */
  readonly related: readonly CardData[];
  readonly similar: readonly CardData[];
}

function lowestPriceOf({ lowest_price_30_days_net: net, lowest_price_30_days_gross: gross }: ProductDetail): ProductView['lowestPrice'] {
  return net === null || gross === null ? null : { net, gross };
}

function arrivalOf(delivery: ProductDetail['delivery'], locale: Locale): Arrival | null {
  if (!delivery) return null;
  const { from, to, min_days: minDays, max_days: maxDays, price_gross: price } = delivery;
  return { days: formatDays(from, to, locale), minDays, maxDays, price };
}

function makerOf(maker: ProductDetail['maker']): ProductView['maker'] {
  return maker && { manufacturer: maker.manufacturer, responsiblePerson: maker.responsible_person };
}

/** Converts a product of the API for its screen, with links in the given language. */
export function productViewOf(product: ProductDetail, locale: Locale, reviews: ReviewsView | null = null): ProductView {
  const { id, sku, title, subtitle, brand, description, features, details, dimensions, material, care, colors, currency } = product;
  // Sold-out products are not suggested.
  const row = (products: readonly Product[]) =>
    products.filter(({ stock_state }) => isBuyable(stock_state)).slice(0, ROW).map((each) => cardOf(each, locale));
  return {
    id, sku, title, subtitle, brand, description, features, details, dimensions, material, care, colors,
    brandHref: product.brand_slug === undefined ? null : brandPath(locale, product.brand_slug),
    kind: product.category.merchant_identifiers.google,
    isNew: product.is_new,
    images: product.images,
    shareImage: product.share_image,
    price: priceOf(product, currency),
    lowestPrice: lowestPriceOf(product),
    maker: makerOf(product.maker),
    warnings: product.warnings,
    arrival: arrivalOf(product.delivery, locale),
    showrooms: product.showrooms,
    hasShowrooms: product.has_showrooms === true,
    tiers: distinctTiers(
      priceOf(product, currency),
      product.qty_discounts.map((tier) => ({ from: tier.quantity, to: tier.quantity_to, price: priceOf(tier, currency) })).sort((a, b) => a.from - b.from),
    ),
    stockState: product.stock_state,
    available: product.quantity,
    isOrderLimit: isOrderLimit(product),
    crumbs: product.breadcrumbs.map((crumb) => ({ label: crumb.title, href: categoryPath(locale, crumb.slug) })),
    paths: { hu: productPath('hu', { id, ...product.links.hu }), en: productPath('en', { id, ...product.links.en }) },
    variants: variantsOf(product, locale),
    samples: (product.samples ?? []).map((sample) => cardOf(sample, locale)),
    isSample: product.is_sample ?? false,
    rating: product.rating ?? null,
    reviews,
    collection: product.collection ? { title: product.collection.title, href: collectionPath(locale, product.collection.slug), cards: row(product.collection.products) } : null,
    related: row(product.related_products),
    similar: row(product.similar_products),
  };
}
