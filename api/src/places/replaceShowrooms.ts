import type { SourceShowroom } from '@feszek/content-folder';
import type { Trx } from '../platform/database/Trx.ts';

const json = JSON.stringify;

/**
 * Replaces the showrooms, in the given order. Carts, orders and stock name a showroom by its key, so the key must stay the same.
 *
 * @param hashes - of the pictures that are stored, by their path in the content folder
 */
export async function replaceShowrooms(trx: Trx, showrooms: readonly SourceShowroom[], hashes: ReadonlyMap<string, string>): Promise<void> {
  await trx.deleteFrom('showroom').execute();
  if (showrooms.length === 0) return;
  const rows = showrooms.map(({ name, openingHours, map, picture, ...showroom }, index) => ({
    ...showroom, id: index + 1, position: index, name: json(name), opening_hours: json(openingHours), map: map && json(map),
    picture: picture && json({ ...picture, hash: hashes.get(picture.path) ?? '' }),
  }));
  await trx.insertInto('showroom').values(rows).execute();
}
