import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';

const NS_PER_MS = 1e6;

/** Processor time of the processes that serve this database, in milliseconds; `NaN` if the system does not report it (only Linux does). */
export async function databaseCpu(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  try {
    return rows.reduce((sum, { pid }) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / NS_PER_MS, 0);
  } catch {
    return Number.NaN;
  }
}
