import { HOME_DELIVERY, imageUrl, productPath } from '@feszek/contract';
import type { Currency, Locale } from '@feszek/contract';
import { currencyDecimals, toMajor } from '@feszek/money';
import { availableQuantity, stockState } from '../../stock/availability.ts';
import { productLink } from '../toProduct.ts';
import type { ProductRecord } from '../productRecords.ts';
import type { FeedProduct } from './feedProducts.ts';
import { loadOf, offerDelivery } from '../../pricing/delivery/methods.ts';
import type { StoredDeliveryMethod } from '../../pricing/delivery/methods.ts';

/** In pixels: sufficient for every feed, and a width that the shop serves. */
const IMAGE_WIDTH = 1280;

/** The data of the shop that every feed needs. */
export interface FeedView {
  readonly locale: Locale;
  readonly currency: Currency;
  /** The shop's public origin. */
  readonly shopUrl: string;
  readonly vatPercent: number;
  readonly deliveries: readonly StoredDeliveryMethod[];
}

/** An amount in the notation of feeds: `15990`, `449.90`. */
export function feedAmount(minor: number, currency: Currency): string {
  return toMajor(minor, currency).toFixed(currencyDecimals(currency));
}

/** The address of a product's page. */
export function offerUrl(record: ProductRecord, { locale, shopUrl }: Pick<FeedView, 'locale' | 'shopUrl'>): string {
  return `${shopUrl}${productPath(locale, { id: record.id, ...productLink(record, locale) })}`;
}

/** The address of a picture; `undefined` for one that the shop does not serve in sizes. */
export function offerImage(path: string, shopUrl: string): string {
  return `${shopUrl}${imageUrl(path, IMAGE_WIDTH, 1)}`;
}

export function isOrderable(record: ProductRecord): boolean {
  return availableQuantity(record) > 0;
}

export function isMadeToOrder(record: ProductRecord): boolean {
  return stockState(record) === 'for_order';
}

/** The cost of home delivery of one piece: gross, whole minor units; `undefined` if it is not delivered. */
export function deliveryCost({ record, prices }: Pick<FeedProduct, 'record' | 'prices'>, { deliveries, currency }: FeedView): number | undefined {
  const offered = offerDelivery(deliveries, loadOf([{ record, quantity: 1 }]), prices.gross, currency);
  return offered.find(({ code }) => code === HOME_DELIVERY)?.gross;
}
