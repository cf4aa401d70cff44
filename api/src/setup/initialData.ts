import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { STANDARD_COLORS } from './colors.ts';
import { COUNTRIES } from './countries.ts';
import { MENUS } from './menus.ts';
import type { SetupMenuItem } from './menus.ts';
import { CURRENCY_ROWS, DELIVERIES, PAYMENTS } from './methods.ts';
import { VAT_RATES } from './vatRates.ts';

/** The weekdays on which the carrier of a new shop delivers. */
const WORKING_WEEK = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

async function insertMethods(trx: Trx): Promise<void> {
  const json = JSON.stringify;
  await trx
    .insertInto('payment_method')
    .values(PAYMENTS.map(({ title, description, ...method }, position) => ({ ...method, position, title: json(title), description: json(description) })))
    .execute();
  await trx
    .insertInto('delivery_method')
    .values(
      DELIVERIES.map(({ id, code, kind, isFreeFromThreshold, moreMaxDays, dayCount, title, description }, position) => ({
        id,
        code,
        position,
        title: json(title),
        description: json(description),
        kind,
        is_free_from_threshold: isFreeFromThreshold,
        more_max_days: moreMaxDays,
        day_count: dayCount,
      })),
    )
    .execute();
  await trx
    .insertInto('delivery_day_area')
    .values(DELIVERIES.filter(({ dayCount }) => dayCount > 0).map(({ id }) => ({ delivery_method_id: id, zipcode_prefix: '', weekdays: [...WORKING_WEEK] })))
    .execute();
  await trx
    .insertInto('delivery_rate')
    .values(
      DELIVERIES.flatMap(({ id, rates }) =>
        rates.map(({ maxWeightG, maxSideMm, maxVolumeL, prices }, position) => ({
          delivery_method_id: id,
          position,
          max_weight_g: maxWeightG,
          max_side_mm: maxSideMm,
          max_volume_l: maxVolumeL,
          prices: json(prices),
        })),
      ),
    )
    .execute();
  await trx
    .insertInto('delivery_payment')
    .values(DELIVERIES.flatMap(({ id, payments }) => payments.map((payment) => ({ delivery_method_id: id, payment_method_id: payment }))))
    .execute();
}

async function insertMenus(trx: Trx): Promise<void> {
  let id = 0;
  const rowsOf = (menu: keyof typeof MENUS, items: readonly SetupMenuItem[], parentId: number | null): readonly Insertable<Database['menu_item']>[] =>
    items.flatMap(({ title, target, children }, position) => {
      id += 1;
      return [{ id, menu, parent_id: parentId, position, title: JSON.stringify(title), target }, ...rowsOf(menu, children, id)];
    });
  await trx.insertInto('menu_item').values([...rowsOf('header', MENUS.header, null), ...rowsOf('footer', MENUS.footer, null)]).execute();
}

/** Currencies, countries and their VAT rates, methods, menus, colours, and the shared secret of all processes. */
export async function insertInitialData(trx: Trx): Promise<void> {
  await trx.insertInto('currency').values(CURRENCY_ROWS.map((currency, position) => ({ ...currency, position }))).execute();
  await trx.insertInto('country').values(COUNTRIES.map(({ id, code, name }) => ({ id, code, name: JSON.stringify(name) }))).execute();
  const idOf = new Map<string, number>(COUNTRIES.map(({ id, code }) => [code, id]));
  await trx.insertInto('vat_rate').values(VAT_RATES.map(([code, valid_from, percent]) => ({ country_id: idOf.get(code) ?? 0, valid_from, percent }))).execute();
  await insertMethods(trx);
  await insertMenus(trx);
  await trx.insertInto('color').values(STANDARD_COLORS.map(({ key, title, hex }, index) => ({ id: index + 1, key, position: index + 1, title: JSON.stringify(title), hex }))).execute();
  await trx.insertInto('setting').values({ key: 'payment_secret', value: randomBytes(32).toString('base64url') }).execute();
}
