import type { Locale, ParcelPoints, ShowroomChoice } from '@feszek/contract';
import { specialDays } from '@feszek/contract/calendar';
import type { Kysely } from 'kysely';
import { productName } from '../catalog/variant.ts';
import { intervalsText } from '../places/openingText.ts';
import { nearestPoints } from '../places/points/nearestPoints.ts';
import { findCentre } from '../places/points/searchCentre.ts';
import { loadShowrooms } from '../places/showrooms.ts';
import { wirePlace } from '../places/storedPlace.ts';
import type { Database } from '../platform/database/schema.ts';
import { loadOf } from '../pricing/delivery/methods.ts';
import { HUNGARY_ID } from '../pricing/vat/hungary.ts';
import { arrivalOf, loadDeliveryCalendar } from '../stock/arrival.ts';
import { stockState } from '../stock/availability.ts';
import { loadShowroomStock } from '../stock/showrooms/showroomStock.ts';
import type { ListCollected } from '../stock/showrooms/showroomStock.ts';
import { placeObstacle } from './cartPlace.ts';
import type { CartLine, CartState } from './cartState.ts';

export interface PlaceChoiceParts {
  readonly db: Kysely<Database>;
  /** Finds pieces that other orders collect at showrooms. */
  readonly listCollected: ListCollected;
}

/** The latest day on which pieces of these lines arrive at a showroom; `null` if that is unknown for one of them. */
async function restOn(db: Kysely<Database>, missing: readonly CartLine[], methods: CartState['deliveryMethods'], now: Date): Promise<string | null> {
  const pickUp = methods.find(({ kind }) => kind === 'pick_up');
  if (!pickUp || missing.length === 0) return null;
  return arrivalOf(await loadDeliveryCalendar(db), now, missing.map(({ record }) => stockState(record)), pickUp)?.to ?? null;
}

/** The showrooms with the stock there for a cart. */
export async function loadShowroomChoices({ db, listCollected }: PlaceChoiceParts, { lines, deliveryMethods }: Pick<CartState, 'lines' | 'deliveryMethods'>, now: Date, locale: Locale): Promise<ShowroomChoice[]> {
  const showrooms = await loadShowrooms(db);
  const stock = await loadShowroomStock(db, lines.map(({ record }) => record.id), listCollected);
  const wanted = lines.reduce((pieces, { quantity }) => pieces + quantity, 0);
  return Promise.all(showrooms.map(async ({ key, phone, place, opening }) => {
    const thereOf = ({ record, quantity }: CartLine) => Math.min(quantity, stock.get(key)?.get(record.id) ?? 0);
    const there = lines.reduce((pieces, line) => pieces + thereOf(line), 0);
    return {
      ...wirePlace(place, locale),
      phone,
      special_days: specialDays(opening, now).map(({ day, hours }) => ({ day, hours: intervalsText(hours) })),
      is_all_there: there === wanted,
      there,
      wanted,
      rest_on: await restOn(db, lines.filter((line) => thereOf(line) < line.quantity), deliveryMethods, now),
      lines: lines.map((line) => ({ product_id: line.record.id, name: productName(line.record)[locale], quantity: line.quantity, there: thereOf(line) })),
    };
  }));
}

/** The postcode of the buyer in Hungary; empty while it is unknown. */
function knownPostcode({ customer: { delivery_data: delivery, invoice_data: billing } }: Pick<CartState, 'customer'>): string {
  const address = [delivery, billing].find((known) => known?.country_id === HUNGARY_ID);
  return address?.zipcode ?? '';
}

/**
 * The parcel points that are nearest to a postcode or a town, each with the limit that the cart exceeds there.
 *
 * @param search - empty for the postcode of the buyer's data
 */
export async function searchPoints(db: Kysely<Database>, state: Pick<CartState, 'lines' | 'customer'>, search: string, locale: Locale): Promise<ParcelPoints> {
  const text = search || knownPostcode(state);
  const centre = await findCentre(db, text);
  if (!centre) return { search: text, centre: null, points: [] };
  const load = loadOf(state.lines);
  const points = (await nearestPoints(db, centre)).map(({ place, limits, latitude, longitude, distanceKm }) => {
    const { obstacle = null, limit = null } = placeObstacle(limits, load) ?? {};
    return { ...wirePlace(place, locale), latitude, longitude, distance_km: Math.round(distanceKm * 10) / 10, obstacle, limit };
  });
  return { search: text, centre, points };
}
