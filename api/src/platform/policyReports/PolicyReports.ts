import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import type { PolicyReport } from './readReports.ts';

const DAY_MS = 86_400_000;
/** Kinds of reports that are stored; further ones are dropped, so that no sender fills the database. */
const MOST_KINDS = 500;
/** Kinds of reports that wait to be stored. */
const MOST_WAITING = 200;
/** How long a kind of report is stored after the last one. */
const STORED_MS = 30 * DAY_MS;

const keyOf = ({ directive, blocked, page, source }: PolicyReport) => JSON.stringify([directive, blocked, page, source]);

/**
 * Counts reports of the content policy. They are counted in memory and stored together: a fault of the policy makes every
 * visitor's browser send the same report.
 */
export class PolicyReports {
  readonly #db: Db;
  readonly #clock: Clock;
  #waiting = new Map<string, { readonly report: PolicyReport; count: number }>();

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  add(report: PolicyReport): void {
    const key = keyOf(report);
    const waiting = this.#waiting.get(key);
    if (waiting) waiting.count += 1;
    else if (this.#waiting.size < MOST_WAITING) this.#waiting.set(key, { report, count: 1 });
  }

  /** Stores what has been counted, and removes what is outdated. */
  async store(): Promise<void> {
    const waiting = [...this.#waiting.values()];
    this.#waiting = new Map();
    if (waiting.length === 0) return;
    const now = this.#clock.now();
    await this.#db.deleteFrom('policy_report').where('last_at', '<', new Date(now.getTime() - STORED_MS)).execute();
    for (const { report: { directive, blocked, page, source }, count } of waiting) {
      await sql`insert into policy_report (directive, blocked, page, source, count, first_at, last_at)
        select ${directive}, ${blocked}, ${page}, ${source}, ${count}::bigint, ${now}::timestamptz, ${now}::timestamptz
        where (select count(*) from policy_report) < ${MOST_KINDS}
          or exists (select from policy_report where directive = ${directive} and blocked = ${blocked} and page = ${page} and source = ${source})
        on conflict (directive, blocked, page, source) do update set count = policy_report.count + excluded.count, last_at = excluded.last_at`.execute(this.#db);
    }
  }
}
