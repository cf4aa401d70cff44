import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { PoolLimits } from '../postgresPool.ts';
import type { Database } from '../schema.ts';
import { createReadDb } from './createReadDb.ts';
import { PrimaryWatch } from './PrimaryWatch.ts';

/** For the questions to the primary: whoever asks waits for a second. */
export const WATCH_LIMITS: PoolLimits = { connections: 2, connectMs: 1000, statementMs: 1000, lockMs: 1000, silenceMs: 3000 };

/** Limits of the replica, in milliseconds: a page that it cannot answer has no other source. It refuses every change, also after its promotion. */
const REPLICA_LIMITS = { connectMs: 3000, statementMs: 5000, lockMs: 5000, silenceMs: 20_000, isReadOnly: true };

/** The limits of connections to the replica. @param connections - of this process */
export const replicaLimits = (connections: number): PoolLimits => ({ ...REPLICA_LIMITS, connections });

/** Databases for public reads, while there is a replica. */
export interface Reads {
  /** For public requests that change nothing: the primary, or the replica while the primary is away. */
  readonly db: Kysely<Database>;
  /** The primary, whose statements fail at once while it is away: for work that can be postponed. */
  readonly promptDb: Kysely<Database>;
  readonly watch: PrimaryWatch;
}

export interface ReadServers {
  readonly primary: Kysely<Database>;
  /** The same server, with `WATCH_LIMITS`. */
  readonly watched: Kysely<Database>;
  readonly replica: Kysely<Database>;
}

/** Opens the databases for public reads. Nothing is checked before `watch.start()`. */
export function openReads({ primary, watched, replica }: ReadServers): Reads {
  const watch = new PrimaryWatch({
    async storedPosition() {
      // Fails on a server that is not the primary.
      const { rows: [row] } = await sql<{ position: string }>`select pg_current_wal_flush_lsn()::text as position`.execute(watched);
      if (!row) throw new RangeError('A statement without a row');
      return row.position;
    },
    async hasReplayed(position) {
      // After a promotion it is the primary itself.
      const { rows } = await sql<{ has: boolean }>`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end >= ${position}::pg_lsn as has`.execute(replica);
      return rows[0]?.has === true;
    },
  });
  return { db: createReadDb({ watch, primary, replica }), promptDb: createReadDb({ watch, primary, replica: undefined }), watch };
}
