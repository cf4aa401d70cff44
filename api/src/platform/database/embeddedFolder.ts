import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../errorCode.ts';
import type { Connection } from './connect.ts';
import { openPglite } from './pglite.ts';
import { markerFile, readMarker } from './shopMarker.ts';
import { ShopDataError } from './ShopDataError.ts';

/** The version of PostgreSQL that PGlite is, as its data says it in `PG_VERSION`. */
const POSTGRES_VERSION = '18';

/** What to do where there is no shop's data. */
export const HOW_TO_OPEN = 'If there was a shop, restore its backup or mount its disk. To open a new one, start the shop (npm start); where SHOP_URL is a public address, with FIRST_START=on for this one start.';

/** Error numbers of the file system, as PGlite's runtime (WASI) counts them. */
const ERRNO: Readonly<Record<number, string>> = {
  2: 'this user may not write there', 51: 'no space is left on its disk', 63: 'this user may not write there', 69: 'its disk is read-only',
};

/** Exists while a first start is under way. */
const unfinishedFile = (dataDir: string) => path.join(dataDir, 'first-start');

function versionOf(folder: string): string | undefined {
  try {
    return readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function fileSystemFault(error: unknown): string | undefined {
  return error instanceof Error && 'errno' in error && typeof error.errno === 'number' ? ERRNO[error.errno] : undefined;
}

/**
 * Finds out whether the folder holds a database, and clears what a first start has left that did not come to its end.
 *
 * @returns whether there is a database to open
 * @throws ShopDataError where there was one, or is one of which parts are missing
 */
function hasDatabase(dataDir: string, folder: string): boolean {
  const marker = readMarker(dataDir);
  if (!marker && existsSync(unfinishedFile(dataDir))) rmSync(folder, { recursive: true, force: true });
  const version = versionOf(folder);
  if (version === POSTGRES_VERSION) return true;
  const restore = `Restore ${folder} from a backup`;
  if (version !== undefined) throw new ShopDataError(`The database in ${folder} was written by PostgreSQL ${version}, this version of the shop reads ${POSTGRES_VERSION}. Start the version of the shop that wrote it, or restore a backup.`);
  if (marker) {
    throw new ShopDataError(`The database of this shop, opened first on ${marker.createdAt.toISOString()}, is missing from ${folder}. ${restore}, mount its disk, or set DATABASE_URL if it is on a server; to start anew on purpose, delete ${markerFile(dataDir)} and ${folder}.`);
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new ShopDataError(`The database in ${folder} is damaged: its file PG_VERSION is missing. ${restore}; to start anew on purpose, delete ${folder}.`);
  return false;
}

/**
 * Opens the database of a data folder, or makes an empty one at a first start.
 *
 * @param mayCreate whether an empty database may be made
 * @throws ShopDataError where the database is lost or damaged, or there is none and none may be made
 */
export async function openEmbedded(dataDir: string, mayCreate: boolean): Promise<Connection> {
  const folder = path.join(dataDir, 'db');
  const isFirstStart = !hasDatabase(dataDir, folder);
  if (isFirstStart) {
    if (!mayCreate) throw new ShopDataError(`There is no shop in the data folder ${dataDir} (DATA_DIR). ${HOW_TO_OPEN}`);
    writeFileSync(unfinishedFile(dataDir), '');
    mkdirSync(folder, { recursive: true });
  }
  try {
    return await openPglite(folder);
  } catch (error) {
    const reason = fileSystemFault(error);
    if (reason) throw new ShopDataError(`The database in ${folder} cannot be opened: ${reason}.`, { cause: error });
    if (isFirstStart || errorCode(error) !== '') throw error;
    throw new ShopDataError(`The database in ${folder} is damaged: PostgreSQL cannot start from its files. Restore ${folder} from a backup.`, { cause: error });
  }
}

/** Notes that the first start has come to its end. */
export function finishFirstStart(dataDir: string): void {
  rmSync(unfinishedFile(dataDir), { force: true });
}
