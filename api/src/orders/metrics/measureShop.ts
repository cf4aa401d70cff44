import { Counter, Gauge } from '@feszek/metrics';
import type { Registry } from '@feszek/metrics';
import type { ConnectionCounts, Db } from '../../platform/database/connect.ts';
import type { App } from '../../platform/http/app.ts';
import type { JobRegistry } from '../../platform/jobs/JobRegistry.ts';
import { countJobs, countOrders, countPayments } from './shopCounts.ts';

export interface MeasuredParts {
  readonly db: Db;
  readonly jobs: JobRegistry;
  readonly connections: (() => ConnectionCounts) | undefined;
}

function measureRefusals(app: App, registry: Registry): void {
  const refusals = new Counter({ name: 'feszek_refusals_total', help: 'Refused and failed requests by the code of the error', labelNames: ['code'], registers: [registry] });
  app.addHook('onResponse', async (_request, reply) => {
    if (reply.errorCode !== '') refusals.inc({ code: reply.errorCode });
  });
}

function measureConnections(registry: Registry, connections: () => ConnectionCounts): void {
  new Gauge({
    name: 'feszek_database_connections',
    help: 'Connections of this process to the database, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

/** Metrics from the database. If it does not answer, only `feszek_database_up` has a value. */
function measureDatabase(registry: Registry, { db, jobs }: MeasuredParts): void {
  let reading: Promise<void> | undefined;
  /** Reads the database once for all metrics of an answer, which are collected at the same time. */
  const collect = async () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    await reading;
  };
  const gauge = (name: string, help: string, labelNames: string[]) => new Gauge({ name, help, labelNames, registers: [registry], collect });
  const isUp = gauge('feszek_database_up', 'Whether the database answers this process', []);
  const jobCounts = gauge('feszek_jobs', 'Jobs that wait, run, or have failed for good', ['kind', 'state']);
  const delay = gauge('feszek_job_delay_seconds', 'How long the oldest due job of the kind has waited', ['kind']);
  const orders = gauge('feszek_orders_last_hour', 'Orders of the last hour by their present status', ['status']);
  const payments = gauge('feszek_failed_payments_last_hour', 'Payments of the last hour without success, by their cause', ['cause']);

  async function read(): Promise<void> {
    const counted = await Promise.all([countJobs(db), countOrders(db), countPayments(db)]).catch(() => undefined);
    for (const metric of [jobCounts, delay, orders, payments]) metric.reset();
    isUp.set(counted ? 1 : 0);
    if (!counted) return;
    const [jobRows, orderRows, paymentRows] = counted;
    for (const kind of jobs.kinds) delay.set({ kind }, 0);
    for (const { kind, state, count, delay_s: seconds } of jobRows) {
      jobCounts.set({ kind, state }, count);
      if (state === 'waiting') delay.set({ kind }, seconds);
    }
    for (const { status, count } of orderRows) orders.set({ status }, count);
    for (const { cause, count } of paymentRows) payments.set({ cause }, count);
  }
}

/** Registers the metrics of the shop: refusals, connections, jobs, orders, payments. */
export function measureShop(app: App, registry: Registry, parts: MeasuredParts): void {
  measureRefusals(app, registry);
  if (parts.connections) measureConnections(registry, parts.connections);
  measureDatabase(registry, parts);
}
