import type { NewsletterParts } from '../../newsletter/newsletterParts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { JobRegistry } from '../../platform/jobs/JobRegistry.ts';
import { RETENTION } from './retention.ts';

/** Registers the jobs that remove outdated personal data: one for each entry of the table. */
export function registerRetention(jobs: JobRegistry, db: Db, clock: Clock, newsletter: NewsletterParts): void {
  for (const { job, remove } of RETENTION) jobs.registerCleanUp(job, () => remove(db, clock, newsletter));
}
