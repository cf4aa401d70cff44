import type { PointRow } from '@feszek/contract';
import { DEMO_TOWNS } from './towns.ts';
import type { DemoTown } from './towns.ts';

/** The carriers do not exist: their names mean "sample point" and "example parcel". */
const CARRIERS = [
  { name: 'Mintapont', code: 'MP', kinds: ['locker'], max_weight_kg: 25, max_side_cm: 64 },
  { name: 'Példacsomag', code: 'PC', kinds: ['shop', 'locker'], max_weight_kg: 20, max_side_cm: 80 },
] as const;

const PLACES = ['Fő tér', 'piac', 'vasútállomás', 'bevásárlóközpont', 'autóbusz-állomás', 'lakótelep', 'könyvtár', 'sportcsarnok'] as const;
const STREETS = ['Kossuth Lajos utca', 'Petőfi Sándor utca', 'Rákóczi út', 'Dózsa György út', 'Szent István tér', 'Ady Endre utca', 'Arany János utca', 'Jókai Mór utca'] as const;
const LOCKER_HOURS = { hours_hu: 'éjjel-nappal', hours_en: '24 hours a day' };
const SHOP_HOURS = { hours_hu: 'H–P 08:00–18:00; Szo 08:00–12:00', hours_en: 'Mon–Fri 08:00–18:00; Sat 08:00–12:00' };
/** Degrees between the points of one town: about a kilometre. */
const STEP = 0.009;
/** Degrees of the turn from one point to the next: that of a sunflower, which spreads points evenly. */
const TURN = 137.5;

const at = <Entry>(entries: readonly Entry[], index: number): Entry | undefined => entries[index % entries.length];
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

function pointOf({ name, zipcode, latitude, longitude }: DemoTown, townIndex: number, index: number): PointRow[] {
  const carrier = at(CARRIERS, townIndex + index);
  const kind = carrier && at<PointRow['kind']>(carrier.kinds, index);
  if (!carrier || !kind) return [];
  const angle = (index * TURN * Math.PI) / 180;
  const distance = STEP * Math.sqrt(index + 0.2);
  return [{
    carrier: carrier.name,
    code: `${carrier.code}-${zipcode}-${index + 1}`,
    name: `${name}, ${at(PLACES, townIndex + index) ?? ''}`,
    kind,
    zipcode,
    city: name,
    address: `${at(STREETS, 3 * townIndex + index) ?? ''} ${1 + ((7 * townIndex + 11 * index) % 60)}.`,
    latitude: round(latitude + distance * Math.cos(angle)),
    longitude: round(longitude + 1.4 * distance * Math.sin(angle)),
    ...(kind === 'locker' ? LOCKER_HOURS : SHOP_HOURS),
    max_weight_kg: carrier.max_weight_kg,
    max_side_cm: carrier.max_side_cm,
  }];
}

/** The parcel points of the demonstration shop: invented points of two carriers, in real towns. */
export const DEMO_POINTS: readonly PointRow[] = DEMO_TOWNS.flatMap((town, townIndex) => Array.from({ length: town.points }, (_, index) => index).flatMap((index) => pointOf(town, townIndex, index)));
