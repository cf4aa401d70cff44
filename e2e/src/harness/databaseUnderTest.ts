import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The data folder of the journeys' shop. */
export function dataUnderTest(): string {
  const folder = process.env.E2E_SHOP_DATA;
  if (!folder) throw new Error('E2E_SHOP_DATA must be the data folder of the shop');
  return folder;
}

/** The address of the database of a running shop. */
export const databaseIn = (dataDir: string): Promise<string> => readFile(join(dataDir, 'postgres', 'url'), 'utf8');
