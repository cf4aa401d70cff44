import { sql } from 'kysely';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { dayInHungary } from '../../platform/hungarianTime.ts';
import type { JobRegistry } from '../../platform/jobs/JobRegistry.ts';
import { CONTENT_TAGS } from '../contentTags.ts';
import { indexContent } from './indexContent.ts';

const EVERY_MS = 30_000;

/** Records that caches and the search contain what is shown at this time. */
export async function markApplied(trx: Trx, now: Date): Promise<void> {
  await trx.insertInto('content_publication').values({ id: 1, applied_until: now }).onConflict((conflict) => conflict.column('id').doUpdateSet({ applied_until: now })).execute();
}

/** Whether a publication, an end or the first day of a version lies in a period. */
async function hasChanged(trx: Trx, after: Date, until: Date): Promise<boolean> {
  const [before, today] = [dayInHungary(after), dayInHungary(until)];
  const { rows } = await sql<{ has_changed: boolean }>`select exists (
    select from article where published_at > ${after} and published_at <= ${until} or expires_at > ${after} and expires_at <= ${until}
    union all select from content_page where published_at > ${after} and published_at <= ${until} or expires_at > ${after} and expires_at <= ${until}
    union all select from content_page_version where version > ${before} and version <= ${today}
    union all select from social_post where published_at > ${after} and published_at <= ${until}) as has_changed`.execute(trx);
  return rows[0]?.has_changed === true;
}

/**
 * Applies publications and ends since the last run to the search.
 *
 * @returns whether there were any
 */
async function applyPublications(db: Db, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('content_publication').select('applied_until').where('id', '=', 1).forUpdate().executeTakeFirst();
    if (row && row.applied_until >= now) return false;
    const isChanged = row !== undefined && (await hasChanged(trx, row.applied_until, now));
    if (isChanged) await indexContent(trx, now);
    await markApplied(trx, now);
    return isChanged;
  });
}

/** Registers the job that shows entries from their publication on, and removes them after their end. */
export function registerPublicationJob({ db, clock, changes, jobs }: { readonly db: Db; readonly clock: Clock; readonly changes: Changes; readonly jobs: JobRegistry }): void {
  jobs.registerRecurring({
    kind: 'content-publication',
    everyMs: EVERY_MS,
    async run({ log, isTimeReliable }) {
      if (!(await isTimeReliable()) || !(await applyPublications(db, clock.now()))) return;
      changes.emit(CONTENT_TAGS);
      log.info('publications applied');
    },
  });
}
