import type { Changes } from '../platform/changes/changes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import type { JobRegistry } from '../platform/jobs/JobRegistry.ts';
import { expireOrders } from './expireOrders.ts';
import { checkOpenPayments } from './payment/checkOpenPayments.ts';
import type { PaymentProviders } from './payment/provider.ts';
import { registerRefundJob } from './payment/refunds/refundJob.ts';

const UNPAID_EVERY_MS = 60_000;

export interface OrdersJobParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly changes: Changes;
  readonly providers: PaymentProviders;
  readonly jobs: JobRegistry;
}

/** Registers the jobs of orders and payments. */
export function registerOrdersJobs({ jobs, ...parts }: OrdersJobParts): void {
  const { db, clock, changes } = parts;
  registerRefundJob(jobs, parts);
  jobs.registerRecurring({
    kind: 'unpaid-orders',
    everyMs: UNPAID_EVERY_MS,
    async run({ log, isTimeReliable }) {
      // Before orders expire, so that one whose notification was lost is found paid.
      await checkOpenPayments({ ...parts, log });
      const expired = (await isTimeReliable()) ? await expireOrders(db, clock, changes) : 0;
      if (expired > 0) log.info({ expired }, 'unpaid orders cancelled');
    },
  });
}
