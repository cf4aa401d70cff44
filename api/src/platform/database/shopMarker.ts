import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { date, object, string } from 'yup';
import { errorCode } from '../errorCode.ts';
import { ShopDataError } from './ShopDataError.ts';

const markerSchema = object({ id: string().uuid().required(), created_at: date().required() });

/** The identity of the shop in a data folder. It is written when the database is filled, so an empty database beside it is a lost one. */
export interface ShopMarker {
  /** The same as in the database. */
  readonly id: string;
  readonly createdAt: Date;
}

export function markerFile(dataDir: string): string {
  return path.join(dataDir, 'shop.json');
}

/**
 * Reads the marker of a data folder; `undefined` if no shop was ever opened from it.
 *
 * @throws ShopDataError if the file is not a valid marker
 */
export function readMarker(dataDir: string): ShopMarker | undefined {
  const file = markerFile(dataDir);
  try {
    const { id, created_at: createdAt } = markerSchema.validateSync(JSON.parse(readFileSync(file, 'utf8')));
    return { id, createdAt };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    if (errorCode(error) !== '') throw error;
    throw new ShopDataError(`The file ${file} is damaged. Restore it from a backup; if the database is whole, delete the file: it is then written again.`, { cause: error });
  }
}

/** Writes the marker atomically: after a power failure there is either the whole file or none. */
export function writeMarker(dataDir: string, { id, createdAt }: ShopMarker): void {
  const file = markerFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  const descriptor = openSync(unfinished, 'w', 0o644);
  try {
    writeSync(descriptor, `${JSON.stringify({ id, created_at: createdAt.toISOString() })}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(unfinished, file);
}
