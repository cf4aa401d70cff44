import { townKey } from '@feszek/contract';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Degrees of the World Geodetic System 1984. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** One postcode of a Hungarian town. */
export interface Place extends Coordinates {
  readonly zipcode: string;
  readonly town: string;
  /** Parts of the town with this postcode, which people also write as the town: `Dobogókő`. */
  readonly parts: readonly string[];
}

interface Register {
  readonly all: readonly Place[];
  readonly byZipcode: ReadonlyMap<string, readonly Place[]>;
  readonly byTown: ReadonlyMap<string, readonly Place[]>;
}

/** A line of the file: `Visegrád;47.785;18.971;2025|2026=Gizellatelep`. */
function placesOf(line: string): Place[] {
  const [town = '', latitude, longitude, codes = ''] = line.split(';');
  return codes.split('|').map((code) => {
    const [zipcode = '', parts = ''] = code.split('=');
    return { zipcode, town, latitude: Number(latitude), longitude: Number(longitude), parts: parts === '' ? [] : parts.split(',') };
  });
}

let register: Register | undefined;

/** Reads the file at the first use; it changes only with a release. Sources: docs/reference/postcodes.md. */
function read(): Register {
  const text = readFileSync(path.join(import.meta.dirname, 'hungary.csv'), 'utf8');
  const all = text.trim().split('\n').flatMap(placesOf).sort((a, b) => a.zipcode.localeCompare(b.zipcode) || a.town.localeCompare(b.town, 'hu'));
  return { all, byZipcode: Map.groupBy(all, ({ zipcode }) => zipcode), byTown: Map.groupBy(all, ({ town }) => townKey(town)) };
}

function places(): Register {
  register ??= read();
  return register;
}

/** Every postcode of every Hungarian town, by postcode. */
export function allPlaces(): readonly Place[] {
  return places().all;
}

/** The towns of a Hungarian postcode; empty for an unknown one. Some villages share a postcode. */
export function placesOfZipcode(zipcode: string): readonly Place[] {
  return places().byZipcode.get(zipcode.trim()) ?? [];
}

/** The postcodes of a Hungarian town, written in any case, with or without accents; empty for an unknown one. */
export function placesOfTown(town: string): readonly Place[] {
  return places().byTown.get(townKey(town)) ?? [];
}

function centreOf(found: readonly Place[]): Coordinates | undefined {
  if (found.length === 0) return undefined;
  const mean = (pick: (place: Place) => number) => found.reduce((sum, place) => sum + pick(place), 0) / found.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

/** The centre of a postcode: that of its town, of its district in Budapest; `undefined` for an unknown postcode. */
export function centreOfZipcode(zipcode: string): Coordinates | undefined {
  return centreOf(placesOfZipcode(zipcode));
}

/** The centre of a Hungarian town; `undefined` for an unknown one. */
export function centreOfTown(town: string): Coordinates | undefined {
  return centreOf(placesOfTown(town));
}
