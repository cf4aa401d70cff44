import type { City } from '@feszek/contract';

const keyOf = (name: string) => name.trim().toLowerCase().normalize('NFD').replaceAll(/\p{Mn}/gu, '');

/** Whether a typed town names this place: without accents, with its district or part (`Budapest XI.`, `Pécs-Vasas`), or by the name of its part. */
function isPlace(typed: string, { city, parts }: City): boolean {
  const key = keyOf(typed);
  const known = keyOf(city);
  return key === known || (key.startsWith(known) && /^[^\p{L}]/u.test(key.slice(known.length))) || parts.some((part) => keyOf(part) === key);
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
 * Compares a postcode with a town; `undefined` if they belong together, or if the list does not know the postcode: lists age.
 *
 * @param ofZipcode - the towns of the postcode
 * @param ofTown - the postcodes of the town
 */
export function placeMismatch(zipcode: string, city: string, ofZipcode: readonly City[], ofTown: readonly City[]): PlaceMismatch | undefined {
  if (city.trim() === '' || ofZipcode.length === 0 || ofZipcode.some((place) => isPlace(city, place))) return undefined;
  return { zipcode: zipcode.trim(), city: city.trim(), towns: ofZipcode.map((place) => place.city), zipcodes: ofTown.map((place) => place.zipcode) };
}
