import type { SourceShowroom } from '@feszek/content-folder';
import type { Trx } from '../platform/database/Trx.ts';

const json = JSON.stringify;

/** Replaces the showrooms, in the given order. Carts, orders and stock name a showroom by its key, so the key must stay the same. */
export async function replaceShowrooms(trx: Trx, showrooms: readonly SourceShowroom[]): Promise<void> {
  await trx.deleteFrom('showroom').execute();
  if (showrooms.length === 0) return;
  const rows = showrooms.map(({ name, openingHours, map, ...showroom }, index) => ({
    ...showroom, id: index + 1, position: index, name: json(name), opening_hours: json(openingHours), map: map && json(map),
  }));
  await trx.insertInto('showroom').values(rows).execute();
}
