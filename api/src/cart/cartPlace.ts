import type { Kysely } from 'kysely';
import { findPlace } from '../places/findPlace.ts';
import type { FoundPlace, PlaceLimits, StoredPlace } from '../places/storedPlace.ts';
import type { Database } from '../platform/database/schema.ts';
import { needsAddress, obstacleOf } from '../pricing/delivery/methods.ts';
import type { Load, Obstacle, StoredDeliveryMethod } from '../pricing/delivery/methods.ts';

/** The chosen place of a cart. */
export interface CartPlace {
  /** `undefined` before the choice, and for a place where the cart cannot be collected any more. */
  readonly place: StoredPlace | undefined;
  /** The name of the chosen place if the cart cannot be collected there any more. */
  readonly lost: StoredPlace['name'] | undefined;
}

/** The limit of a place that a load exceeds. */
export function placeObstacle(limits: PlaceLimits, load: Load): Obstacle | undefined {
  return obstacleOf({ ...limits, maxVolumeL: null }, load);
}

/** Whether a delivery method can use a place: showrooms are for pick-up, the others for parcels. */
export function isPlaceOf({ kind }: Pick<StoredDeliveryMethod, 'kind'>, { place, isActive, limits }: FoundPlace, load: Load): boolean {
  const isOfKind = kind === (place.kind === 'showroom' ? 'pick_up' : 'parcel_point');
  return isOfKind && isActive && placeObstacle(limits, load) === undefined;
}

/**
 * Loads the place that a cart has chosen.
 *
 * @param id - `null` before the choice
 */
export async function loadCartPlace(db: Kysely<Database>, method: StoredDeliveryMethod | undefined, id: string | null, load: Load): Promise<CartPlace> {
  if (id === null || !method || needsAddress(method)) return { place: undefined, lost: undefined };
  const found = await findPlace(db, id);
  if (found && isPlaceOf(method, found, load)) return { place: found.place, lost: undefined };
  const code = id.slice(id.indexOf(':') + 1);
  return { place: undefined, lost: found?.place.name ?? { hu: code, en: code } };
}
