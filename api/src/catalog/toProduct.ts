import type { Locale, Product } from '@feszek/contract';
import type { Clock } from '../platform/clock.ts';
import { cardImage } from '../media/wireImage.ts';
import type { View } from '../platform/http/requestView.ts';
import { availableQuantity, stockState } from '../stock/availability.ts';
import { wirePriceList } from '../pricing/price.ts';
import { shownCurrency } from '../pricing/shownCurrency.ts';
import { averageStars } from './averageStars.ts';
import { newSince } from './newSince.ts';
import type { ProductRecord } from './productRecords.ts';
import { cardGroup, subtitleOf, variantOf } from './variant.ts';

export interface ProductView extends View {
  readonly clock: Clock;
  readonly vatPercent: number;
}

/** The average of stars with one decimal; nothing without a review. */
function ratingOf({ reviews: { count, stars } }: ProductRecord): Pick<Product, 'rating'> {
  return count === 0 ? {} : { rating: { average: averageStars(stars, count), count } };
}

/** The link of a product in one language. */
export function productLink(record: ProductRecord, locale: Locale): Product['link'] {
  return {
    slug: record.slug[locale],
    main_category_id: record.categoryId,
    category_slug: record.categoryPath?.[locale] ?? null,
  };
}

/**
 * A product for a visitor of one language and currency. One that is not sold in the currency has its forint price, and
 * cannot be ordered.
 */
export function toProduct(record: ProductRecord, { locale, currency, clock, vatPercent }: ProductView): Product {
  const { HUF, EUR, USD } = record.prices;
  const isSold = record.prices[currency] !== undefined;
  const shown = shownCurrency(record.prices, currency);
  const { qty_discounts: _, ...price } = wirePriceList(shown.prices, shown.currency, vatPercent);
  const [first, second] = record.images;
  return {
    id: record.id,
    sku: record.sku,
    title: record.title[locale],
    subtitle: subtitleOf(record, locale),
    currency: shown.currency,
    ...price,
    quantity: isSold ? availableQuantity(record) : 0,
    link: productLink(record, locale),
    category: {
      title: record.categoryTitle?.[locale] ?? record.brand,
      merchant_identifiers: { google: record.merchantGoogle },
    },
    prices_by_currencies: {
      HUF: wirePriceList(HUF, 'HUF', vatPercent),
      EUR: EUR ? wirePriceList(EUR, 'EUR', vatPercent) : null,
      USD: USD ? wirePriceList(USD, 'USD', vatPercent) : null,
    },
    is_new: !record.isSample && record.createdAt.getTime() > newSince(clock.now()),
    is_discounted: price.price_gross < price.price_original_gross,
    is_for_order: record.isForOrder,
    is_sample: record.isSample,
    stock_state: isSold ? stockState(record) : 'other_currency',
    brand: record.brand,
    colors: record.colors.map(({ title, hex }) => ({ title: title[locale], hex })),
    variant: variantOf(record, locale),
    group: cardGroup(record, locale),
    image: first ? cardImage(first, locale) : null,
    image_in_room: second ? cardImage(second, locale) : null,
    ...ratingOf(record),
  };
}
