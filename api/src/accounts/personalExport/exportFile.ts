import { strToU8, zipSync } from 'fflate';
import type { UserExport } from '../personalData/exportUser.ts';
import { csvTables } from './csvTables.ts';

/**
 * The file of a user's data: a ZIP archive with everything as `data.json`, and as a CSV table of each kind.
 *
 * @param now the time of the files in the archive
 */
export function exportFile(data: UserExport, now: Date): Uint8Array {
  const tables = [...csvTables(data)].map(([name, text]) => [`${name}.csv`, strToU8(text)] as const);
  return zipSync({ 'data.json': strToU8(`${JSON.stringify(data, undefined, 2)}\n`), ...Object.fromEntries(tables) }, { mtime: now });
}
