import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from './connect.ts';
import { markerFile, readMarker, writeMarker } from './shopMarker.ts';
import { ShopDataError } from './ShopDataError.ts';

const KEY = 'shop_id';
const HOW_TO_OPEN = 'If there was a shop, restore its backup or mount its disk. To open a new one, start the shop (npm start); where SHOP_URL is a public address, with FIRST_START=on for this one start.';

export interface ShopData {
  readonly dataDir: string;
  /** Whether an empty database may be filled. */
  readonly isFirstStartAllowed: boolean;
}

async function isFilled(db: Db): Promise<boolean> {
  const { rows: [tables] } = await sql<{ exist: boolean }>`select to_regclass('currency') is not null and to_regclass('setting') is not null as exist`.execute(db);
  if (!tables?.exist) return false;
  return (await db.selectFrom('currency').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function findShopId(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst())?.value;
}

/**
 * Checks that the database belongs to the data folder, and that a lost database is not silently replaced by an empty
 * one. Changes nothing. Must be called before the database is migrated and filled.
 *
 * @throws ShopDataError
 */
export async function checkShop(db: Db, { dataDir, isFirstStartAllowed }: ShopData): Promise<void> {
  const marker = readMarker(dataDir);
  if (await isFilled(db)) {
    if (!marker || marker.id === (await findShopId(db))) return;
    throw new ShopDataError(`The data folder ${dataDir} (DATA_DIR) and the database belong to different shops. Correct DATA_DIR or DATABASE_URL; if they do belong together, delete ${markerFile(dataDir)}.`);
  }
  if (marker) {
    throw new ShopDataError(`The database is empty, but the data folder ${dataDir} belongs to a shop that was opened first on ${marker.createdAt.toISOString()}. Restore the database from a backup, or correct DATA_DIR or DATABASE_URL; to start with a new database, delete ${markerFile(dataDir)}.`);
  }
  if (!isFirstStartAllowed) throw new ShopDataError(`The database is empty. ${HOW_TO_OPEN}`);
}

/** Stores an id in a filled database without one, and copies it to the data folder. Safe with several concurrent processes. */
export async function storeShopId(db: Db, clock: Clock, dataDir: string): Promise<void> {
  await db.insertInto('setting').values({ key: KEY, value: randomUUID() }).onConflict((conflict) => conflict.column('key').doNothing()).execute();
  const id = await findShopId(db);
  if (id === undefined) throw new Error('The database has no shop_id');
  if (readMarker(dataDir)?.id !== id) writeMarker(dataDir, { id, createdAt: clock.now() });
}
