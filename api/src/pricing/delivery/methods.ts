import { FREE_DELIVERY_FROM } from '@feszek/contract';
import type { Currency, DeliveryKind, UnavailableDelivery } from '@feszek/contract';
import { toMinor } from '@feszek/money';
import type { DayArea } from './dayAreas.ts';
import type { AmountsByCurrency, Texts } from '../../platform/database/columns.ts';
import type { Measures } from './measures.ts';
import type { ServicePrice } from './services/offerServices.ts';

interface LoadLimits {
  readonly maxWeightG: number | null;
  readonly maxSideMm: number | null;
  readonly maxVolumeL: number | null;
}

interface Rate extends LoadLimits {
  readonly prices: AmountsByCurrency;
}

export interface StoredDeliveryMethod {
  readonly id: number;
  readonly code: string;
  readonly title: Texts;
  readonly description: Texts;
  readonly kind: DeliveryKind;
  readonly isFreeFromThreshold: boolean;
  readonly rates: readonly Rate[];
  readonly paymentIds: readonly number[];
  /** How the arrival differs from home delivery, in working days. */
  readonly moreMinDays: number;
  readonly moreMaxDays: number;
  /** Replaces the shop's hour of dispatch; `null` for none. */
  readonly cutOffHour: number | null;
  /** How many days a buyer can choose from; 0 for none. */
  readonly dayCount: number;
  /** Orders of one day; `null` without a limit. */
  readonly dayCapacity: number | null;
  readonly dayAreas: readonly DayArea[];
  /** The prices of the paid services that it offers. */
  readonly servicePrices: readonly ServicePrice[];
}

export interface StoredPaymentMethod {
  readonly id: number;
  readonly code: string;
  readonly title: Texts;
  readonly description: Texts;
  /** The payment provider's name; `null` for a method that is not paid online. */
  readonly provider: string | null;
}

/** A delivery method with its price for one cart: gross, whole minor units. */
export interface OfferedDelivery extends StoredDeliveryMethod {
  readonly gross: number;
}

/** Whether the order is delivered to an address; otherwise it is collected at a place. */
export function needsAddress({ kind }: Pick<StoredDeliveryMethod, 'kind'>): boolean {
  return kind === 'home';
}

/** Whether this is paid before dispatch, as a quote's order must be: through a provider, or by bank transfer. */
export function isPaidBefore({ provider, code }: StoredPaymentMethod): boolean {
  return provider !== null || code === 'bank_transfer';
}

/** The measures of a whole delivery; `null` if a product's measure, and with it the sum, is unknown. */
export interface Load {
  /** The whole cart's weight in grams. */
  readonly weightG: number | null;
  /** The longest side of any product in millimetres. */
  readonly sideMm: number | null;
  /** The volume of the boxes of all pieces, in litres. */
  readonly volumeL: number | null;
}

const MM3_IN_LITRE = 1e6;

function volumeL({ widthMm, depthMm, heightMm }: Measures): number | null {
  return widthMm === null || depthMm === null || heightMm === null ? null : (widthMm * depthMm * heightMm) / MM3_IN_LITRE;
}

function sideMm({ widthMm, depthMm, heightMm }: Measures): number | null {
  return widthMm === null || depthMm === null || heightMm === null ? null : Math.max(widthMm, depthMm, heightMm);
}

/** `null` if one of the values is unknown. */
function combined(values: readonly (number | null)[], combine: (known: readonly number[]) => number): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? combine(known) : null;
}

const times = (value: number | null, quantity: number) => (value === null ? null : value * quantity);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function loadOf(lines: readonly { readonly record: Measures; readonly quantity: number }[]): Load {
  return {
    weightG: combined(lines.map(({ record, quantity }) => times(record.weightG, quantity)), sum),
    sideMm: combined(lines.map(({ record }) => sideMm(record)), (sides) => Math.max(0, ...sides)),
    volumeL: combined(lines.map(({ record, quantity }) => times(volumeL(record), quantity)), sum),
  };
}

/** What a load exceeds, with the limit in centimetres, kilograms or litres. */
export interface Obstacle {
  readonly obstacle: UnavailableDelivery['obstacle'];
  readonly limit: number | null;
}

/**
 * The limit of a rate or of a parcel point that a load exceeds, in centimetres, kilograms or litres.
 *
 * A load of unknown weight or size counts as bulky: it exceeds every limit on that measure, so it is delivered only at a
 * rate without one (decision 0049).
 */
export function obstacleOf({ maxWeightG, maxSideMm, maxVolumeL }: LoadLimits, { weightG, sideMm: side, volumeL: volume }: Load): Obstacle | undefined {
  if (maxSideMm !== null && side !== null && side > maxSideMm) return { obstacle: 'too_long', limit: maxSideMm / 10 };
  if (maxWeightG !== null && weightG !== null && weightG > maxWeightG) return { obstacle: 'too_heavy', limit: maxWeightG / 1000 };
  if (maxVolumeL !== null && volume !== null && volume > maxVolumeL) return { obstacle: 'too_bulky', limit: maxVolumeL };
  const isLimitUnmet = (maxSideMm !== null && side === null) || (maxWeightG !== null && weightG === null) || (maxVolumeL !== null && volume === null);
  return isLimitUnmet ? { obstacle: 'unmeasured', limit: null } : undefined;
}

/** The delivery methods that a load exceeds, with the limit of their largest rate. */
export function unavailableDeliveries(methods: readonly StoredDeliveryMethod[], load: Load): (Pick<StoredDeliveryMethod, 'id' | 'title'> & Obstacle)[] {
  return methods.flatMap(({ id, title, rates }) => {
    const obstacles = rates.map((rate) => obstacleOf(rate, load));
    const last = obstacles.at(-1);
    return last && !obstacles.includes(undefined) ? [{ id, title, ...last }] : [];
  });
}

/**
 * The delivery methods for a cart with their prices: those of the first rate whose limits the cart does not exceed. Home
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
