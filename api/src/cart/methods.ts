import { FREE_DELIVERY_FROM } from '@feszek/contract';
import type { Currency, UnavailableDelivery } from '@feszek/contract';
import { toMinor } from '@feszek/money';
import type { ProductRecord } from '../catalog/productRecords.ts';
import type { AmountsByCurrency, Texts } from '../platform/database/columns.ts';

interface Rate {
  readonly maxWeightG: number | null;
  readonly maxSideMm: number | null;
  readonly maxVolumeL: number | null;
  readonly prices: AmountsByCurrency;
}

export interface StoredDeliveryMethod {
  readonly id: number;
  readonly code: string;
  readonly title: Texts;
  readonly description: Texts;
  readonly needsAddress: boolean;
  readonly isFreeFromThreshold: boolean;
  readonly rates: readonly Rate[];
  readonly paymentIds: readonly number[];
}

export interface StoredPaymentMethod {
  readonly id: number;
  readonly code: string;
  readonly title: Texts;
  readonly description: Texts;
  /** The payment provider's name, or `null` for what is not paid online. */
  readonly provider: string | null;
}

/** A delivery method with the price that one cart pays for it: gross, whole minor units. */
export interface OfferedDelivery extends StoredDeliveryMethod {
  readonly gross: number;
}

/** Whether this is paid before the goods are dispatched, as an offer's must be: through a provider, or by bank transfer. */
export function isPaidBefore({ provider, code }: StoredPaymentMethod): boolean {
  return provider !== null || code === 'bank_transfer';
}

export interface Load {
  /** The whole cart's weight in grams. */
  readonly weightG: number;
  /** The longest side of any product in millimetres. */
  readonly sideMm: number;
  /** The boxes around all pieces, in litres. */
  readonly volumeL: number;
}

const MM3_IN_LITRE = 1e6;

function volumeL({ widthMm, depthMm, heightMm }: ProductRecord): number {
  return (widthMm * depthMm * heightMm) / MM3_IN_LITRE;
}

export function loadOf(lines: readonly { readonly record: ProductRecord; readonly quantity: number }[]): Load {
  return {
    weightG: lines.reduce((sum, { record, quantity }) => sum + record.weightG * quantity, 0),
    sideMm: Math.max(0, ...lines.map(({ record }) => Math.max(record.widthMm, record.depthMm, record.heightMm))),
    volumeL: lines.reduce((sum, { record, quantity }) => sum + volumeL(record) * quantity, 0),
  };
}

interface Obstacle {
  readonly obstacle: UnavailableDelivery['obstacle'];
  readonly limit: number;
}

/** What keeps a load from being carried at a rate, with the bound in centimetres, kilograms or litres. */
function obstacleOf({ maxWeightG, maxSideMm, maxVolumeL }: Rate, load: Load): Obstacle | undefined {
  if (maxSideMm !== null && load.sideMm > maxSideMm) return { obstacle: 'too_long', limit: maxSideMm / 10 };
  if (maxWeightG !== null && load.weightG > maxWeightG) return { obstacle: 'too_heavy', limit: maxWeightG / 1000 };
  if (maxVolumeL !== null && load.volumeL > maxVolumeL) return { obstacle: 'too_bulky', limit: maxVolumeL };
  return undefined;
}

/** The delivery methods that a load is too much for, and why: by the rate that takes most. */
export function unavailableDeliveries(methods: readonly StoredDeliveryMethod[], load: Load): (Pick<StoredDeliveryMethod, 'id' | 'title'> & Obstacle)[] {
  return methods.flatMap(({ id, title, rates }) => {
    const obstacles = rates.map((rate) => obstacleOf(rate, load));
    const last = obstacles.at(-1);
    return last && !obstacles.includes(undefined) ? [{ id, title, ...last }] : [];
  });
}

/**
 * The delivery methods that a cart may choose, with their prices: the first rate whose limits the cart keeps. Home
 * delivery is free from a products total of `FREE_DELIVERY_FROM` (specification, chapter 1).
 *
 * @param itemsGross the cart's products total, whole minor units
 */
export function offerDelivery(methods: readonly StoredDeliveryMethod[], load: Load, itemsGross: number, currency: Currency): OfferedDelivery[] {
  const isFree = itemsGross >= toMinor(FREE_DELIVERY_FROM[currency], currency);
  return methods.flatMap((method) => {
    const rate = method.rates.find((each) => obstacleOf(each, load) === undefined);
    if (!rate) return [];
    return [{ ...method, gross: method.isFreeFromThreshold && isFree ? 0 : rate.prices[currency] }];
  });
}
