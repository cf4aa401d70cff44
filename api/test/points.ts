import type { PointRow } from '@feszek/contract';
import { importPoints } from '../src/places/points/importPoints.ts';
import type { TestShop } from './shop.ts';

/** A parcel locker in Győr without limits. */
export function pointRow(overrides: Partial<PointRow> = {}): PointRow {
  return {
    carrier: 'Próbapont', code: 'GY-1', name: 'Győr, Fő tér', kind: 'locker', zipcode: '9021', city: 'Győr', address: 'Fő tér 1.', latitude: 47.69, longitude: 17.63,
    hours_hu: 'mindig nyitva', hours_en: 'always open', max_weight_kg: null, max_side_cm: null, ...overrides,
  };
}

/** Imports one point. Returns the id of its place. */
export async function addPoint({ db, clock }: TestShop): Promise<string> {
  const row = pointRow();
  await importPoints(db, clock, { rows: [row], is_check: false });
  return `${row.carrier}:${row.code}`;
}
