import { DELIVERY_SERVICES } from '@feszek/contract';
import type { Currency, DeliveryService, SizeClass } from '@feszek/contract';
import { netFromGross } from '@feszek/money';
import { goodsServices } from './goodsServices.ts';
import type { ServicedGoods } from './goodsServices.ts';
import { largestClass, sizeClassOf } from './sizeClass.ts';

/** The price of a service for one piece of a size class; for `carry`, for all pieces of an order. Gross, whole minor units. */
export interface ServicePrice {
  readonly service: DeliveryService;
  readonly sizeClass: SizeClass;
  readonly currency: Currency;
  readonly gross: number;
}

interface ServicedLine {
  readonly record: ServicedGoods & { readonly id: number };
  readonly quantity: number;
}

/** A service with its price for all pieces that it covers. Whole minor units. */
export interface PricedService {
  readonly code: DeliveryService;
  readonly gross: number;
  readonly net: number;
}

export interface OfferableService extends PricedService {
  readonly goods: readonly { readonly productId: number; readonly quantity: number }[];
}

interface Covered {
  readonly line: ServicedLine;
  /** How often the unit price is paid for the line. */
  readonly times: number;
  readonly unitGross: number;
}

type PriceOf = (sizeClass: SizeClass) => number | undefined;

/** All goods are carried up together, for the price of their largest class. */
function carried(lines: readonly ServicedLine[], priceOf: PriceOf): Covered[] {
  const largest = largestClass(lines.map(({ record }) => record));
  const unitGross = largest && priceOf(largest);
  return unitGross === undefined ? [] : lines.map((line, index) => ({ line, unitGross, times: index === 0 ? 1 : 0 }));
}

/** Each piece that can have the service, for the price of its class. */
function servedByPiece(lines: readonly ServicedLine[], service: DeliveryService, priceOf: PriceOf): Covered[] {
  return lines.flatMap((line) => {
    const unitGross = goodsServices(line.record).some((own) => own === service) ? priceOf(sizeClassOf(line.record)) : undefined;
    return unitGross === undefined ? [] : [{ line, unitGross, times: line.quantity }];
  });
}

/**
 * The services that can be ordered with some products. VAT is rounded once per unit price, as for products (decision 0079).
 *
 * @param prices - those of one delivery method
 */
export function offerServices(prices: readonly ServicePrice[], lines: readonly ServicedLine[], currency: Currency, vatPercent: number): OfferableService[] {
  return DELIVERY_SERVICES.flatMap((code) => {
    const priceOf: PriceOf = (sizeClass) => prices.find((price) => price.service === code && price.sizeClass === sizeClass && price.currency === currency)?.gross;
    const covered = code === 'carry' ? carried(lines, priceOf) : servedByPiece(lines, code, priceOf);
    if (covered.length === 0) return [];
    return [{
      code,
      gross: covered.reduce((sum, { times, unitGross }) => sum + times * unitGross, 0),
      net: covered.reduce((sum, { times, unitGross }) => sum + times * netFromGross(unitGross, vatPercent), 0),
      goods: covered.map(({ line }) => ({ productId: line.record.id, quantity: line.quantity })),
    }];
  });
}

/** The chosen services of a cart. */
export interface ChosenServices {
  readonly services: readonly OfferableService[];
  /** Those that were chosen and are not offered any more. */
  readonly lostServices: readonly DeliveryService[];
}

/** Divides the services that the buyer chose into those that are offered and those that are not. */
export function chosenServices(chosen: readonly DeliveryService[], offered: readonly OfferableService[]): ChosenServices {
  return {
    services: offered.filter(({ code }) => chosen.includes(code)),
    lostServices: chosen.filter((code) => !offered.some((service) => service.code === code)),
  };
}
