import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { enqueueJob } from '../../platform/jobs/enqueueJob.ts';
import { insertRegistration } from '../../users/registrations.ts';
import type { NewRegistration } from '../../users/registrations.ts';
import { REGISTRATION_JOB } from './registrationJobs.ts';

/**
 * Stores a registration and enqueues the job that answers it by mail. Does the same for an address that has an account.
 *
 * @returns the id of the registration
 */
export async function requestRegistration(trx: Trx, clock: Clock, registration: NewRegistration): Promise<number> {
  const id = await insertRegistration(trx, clock, registration);
  await enqueueJob(trx, clock, REGISTRATION_JOB, String(id));
  return id;
}
