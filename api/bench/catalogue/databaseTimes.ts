import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';

const NS_PER_MS = 1e6;

/** Processor time so far, in milliseconds, by the number of the process; `undefined` if the system does not report it (only Linux does). */
export type DatabaseTimes = ReadonlyMap<number, number> | undefined;

/** Reads the processor time of the processes that serve this database. */
export async function readDatabaseTimes(db: Db): Promise<DatabaseTimes> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  try {
    return new Map(rows.map(({ pid }) => [pid, Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / NS_PER_MS]));
  } catch {
    return undefined;
  }
}

/** The milliseconds between two readings, without processes that have ended meanwhile; `NaN` if a reading is missing. */
export function databaseTimeBetween(before: DatabaseTimes, after: DatabaseTimes): number {
  if (!before || !after) return Number.NaN;
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}
