import { townKey } from '@feszek/contract';
import type { PointRow, PointsImport, PointsReport } from '@feszek/contract';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { ApiError } from '../../platform/http/errors.ts';

/** Rows in one statement. */
const CHUNK = 500;
const G_IN_KG = 1000;
const MM_IN_CM = 10;

function toRow(row: PointRow, importedAt: Date) {
  const { carrier, code, name, kind, zipcode, city, address, latitude, longitude, hours_hu: hu, hours_en: en, max_weight_kg: weight, max_side_cm: side } = row;
  return {
    carrier, code, name, kind, zipcode, city, city_key: townKey(city), address, latitude, longitude,
    hours: JSON.stringify({ hu, en: en || hu }),
    max_weight_g: weight === null ? null : Math.round(weight * G_IN_KG),
    max_side_mm: side === null ? null : Math.round(side * MM_IN_CM),
    is_active: true,
    imported_at: importedAt,
  };
}

const idOf = ({ carrier, code }: { readonly carrier: string; readonly code: string }) => `${carrier}:${code}`;

/** @throws ApiError `validation_failed` for a point that is in the rows twice */
function checkRepeated(rows: readonly PointRow[]): void {
  const lines = new Map<string, number>();
  const fields = rows.flatMap((row, index) => {
    const first = lines.get(idOf(row));
    if (first === undefined) lines.set(idOf(row), index);
    return first === undefined ? [] : [{ path: `rows[${index}].code`, code: 'already_named' as const, params: { value: idOf(row) } }];
  });
  if (fields.length > 0) throw new ApiError('validation_failed', { fields });
}

/** The stored points of a carrier, each as the text of the columns that an import sets. */
async function loadBefore(trx: Trx, carrier: string) {
  const rows = await trx.selectFrom('parcel_point').selectAll().where('carrier', '=', carrier).orderBy('code').forUpdate().execute();
  return new Map(rows.map(({ id: _, imported_at, is_active: isActive, hours, ...row }) => [row.code, { isActive, text: comparable({ ...row, hours: JSON.stringify({ hu: hours.hu, en: hours.en }) }) }]));
}

type Compared = Omit<ReturnType<typeof toRow>, 'is_active' | 'imported_at'>;

function comparable({ carrier, code, name, kind, zipcode, city, city_key, address, latitude, longitude, hours, max_weight_g, max_side_mm }: Compared): string {
  return JSON.stringify([carrier, code, name, kind, zipcode, city, city_key, address, latitude, longitude, hours, max_weight_g, max_side_mm]);
}

/** Stores the points of a carrier; those without a row become inactive. */
async function importCarrier(trx: Trx, now: Date, carrier: string, given: readonly PointRow[]): Promise<PointsReport['carriers'][number]> {
  const before = await loadBefore(trx, carrier);
  const rows = given.map((row) => toRow(row, now));
  for (let start = 0; start < rows.length; start += CHUNK) {
    await trx
      .insertInto('parcel_point')
      .values(rows.slice(start, start + CHUNK))
      .onConflict((conflict) => conflict.columns(['carrier', 'code']).doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'), kind: ref('excluded.kind'), zipcode: ref('excluded.zipcode'), city: ref('excluded.city'), city_key: ref('excluded.city_key'),
        address: ref('excluded.address'), latitude: ref('excluded.latitude'), longitude: ref('excluded.longitude'), hours: ref('excluded.hours'),
        max_weight_g: ref('excluded.max_weight_g'), max_side_mm: ref('excluded.max_side_mm'), is_active: sql<boolean>`true`, imported_at: ref('excluded.imported_at'),
      })))
      .execute();
  }
  const codes = new Set(rows.map(({ code }) => code));
  const closed = [...before].flatMap(([code, { isActive }]) => (isActive && !codes.has(code) ? [code] : []));
  if (closed.length > 0) await trx.updateTable('parcel_point').set({ is_active: false }).where('carrier', '=', carrier).where('code', 'in', closed).execute();
  const same = rows.filter((row) => before.get(row.code)?.text === comparable(row));
  const added = rows.filter(({ code }) => !before.has(code)).length;
  return {
    carrier,
    added,
    changed: rows.length - added - same.length,
    unchanged: same.length,
    reopened: rows.filter(({ code }) => before.get(code)?.isActive === false).length,
    closed: closed.length,
  };
}

/** Rolls a transaction back that only checks. */
class CheckedOnly extends Error {}

/**
 * Imports the parcel points of one or more carriers in one transaction. Points of these carriers that are missing become
 * inactive, so that carts which have chosen them choose again; orders have a copy of their place.
 *
 * @returns what changed, or what would change if it is only a check
 * @throws ApiError `validation_failed` for a point that is named twice
 */
export async function importPoints(db: Db, clock: Clock, { rows, is_check: isCheck }: PointsImport): Promise<PointsReport> {
  checkRepeated(rows);
  const carriers: PointsReport['carriers'] = [];
  await db.transaction().execute(async (trx) => {
    for (const carrier of new Set(rows.map((row) => row.carrier))) {
      carriers.push(await importCarrier(trx, clock.now(), carrier, rows.filter((row) => row.carrier === carrier)));
    }
    if (isCheck) throw new CheckedOnly();
  }).catch((error: unknown) => {
    if (!(error instanceof CheckedOnly)) throw error;
  });
  return { carriers };
}
