import { townKey } from '@feszek/contract';
import type { City } from '@feszek/contract';

/** Whether a typed town names this place: without accents, with its district or part (`Budapest XI.`, `Pécs-Vasas`), or by the name of its part. */
function isPlace(typed: string, { city, parts }: City): boolean {
  const key = townKey(typed);
  const known = townKey(city);
  return key === known || key.startsWith(`${known} `) || parts.some((part) => townKey(part) === key);
}

/** A postcode and a town that do not belong together. */
export interface PlaceMismatch {
  readonly zipcode: string;
  readonly city: string;
  /** The towns of the postcode. */
  readonly towns: readonly string[];
  /** The postcodes of the typed town; empty for an unknown one. */
  readonly zipcodes: readonly string[];
}

/**
 * Compares a postcode with a town; `undefined` if they belong together, or if the list does not contain the postcode, since lists become outdated.
 *
 * @param ofZipcode - the towns of the postcode
 * @param ofTown - the postcodes of the town
 */
export function placeMismatch(zipcode: string, city: string, ofZipcode: readonly City[], ofTown: readonly City[]): PlaceMismatch | undefined {
  if (city.trim() === '' || ofZipcode.length === 0 || ofZipcode.some((place) => isPlace(city, place))) return undefined;
  return { zipcode: zipcode.trim(), city: city.trim(), towns: ofZipcode.map((place) => place.city), zipcodes: ofTown.map((place) => place.zipcode) };
}
