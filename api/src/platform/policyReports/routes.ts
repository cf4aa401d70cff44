import { POLICY_REPORTS_PATH, acknowledgementSchema, operatorPolicyReportsSchema } from '@feszek/contract';
import { namePlugin } from '@feszek/logging';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import { dataOf } from '../http/answer.ts';
import type { App } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import { requireOperator } from '../operator/requireOperator.ts';
import { PolicyReports } from './PolicyReports.ts';
import { readReports } from './readReports.ts';

/** The media types of the two kinds of reports. */
const MEDIA_TYPES = ['application/csp-report', 'application/reports+json'];
const BODY_BYTES = 32 * 1024;
/** Requests of one address in a minute: a page with a fault sends a few. */
const PER_MINUTE = 30;
const STORE_MS = 10_000;

export interface PolicyReportParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly operatorToken: string | undefined;
}

/** Receives what browsers report of the content policy. */
async function receiveReports(app: App, reports: PolicyReports): Promise<void> {
  const check = app.createRateLimit({ max: PER_MINUTE, timeWindow: 60_000 });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(MEDIA_TYPES, { parseAs: 'string', bodyLimit: BODY_BYTES }, (request, body, done) => parse(request, body.toString(), done));
  app.post(POLICY_REPORTS_PATH, {
    config: { skipsCsrf: true },
    bodyLimit: BODY_BYTES,
    schema: { tags: ['platform'], summary: 'Reports of browsers on the content policy (report-uri, report-to)' },
    handler: async (request, reply) => {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) throw new ApiError('too_many_requests', { params: { seconds: limit.ttlInSeconds } });
      for (const report of readReports(request.body)) reports.add(report);
      return reply.code(204).send();
    },
  });
}

/** Reports of the content policy: for browsers that send them, and for the operator who reads them. */
export async function policyReportRoutes(app: App, { db, clock, operatorToken }: PolicyReportParts): Promise<void> {
  const reports = new PolicyReports(db, clock);
  const store = () => reports.store().catch((error: unknown) => app.log.warn({ err: error }, 'reports of the content policy could not be stored'));
  const timer = setInterval(store, STORE_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await store();
  });
  await app.register(namePlugin(async (scope: App) => receiveReports(scope, reports), 'policyReports'));

  const onRequest = requireOperator(operatorToken);
  const tags = ['operator'];
  app.get('/operator/policy-reports', {
    onRequest,
    schema: { tags, summary: 'What the content policy refused in visitors’ browsers, the latest first', response: { 200: dataOf(operatorPolicyReportsSchema) } },
    handler: async () => {
      await reports.store();
      const rows = await db.selectFrom('policy_report').selectAll().orderBy('last_at', 'desc').orderBy('id', 'desc').execute();
      return { data: rows.map(({ directive, blocked, page, source, count, first_at, last_at }) => ({ directive, blocked, page, source, count: Number(count), first_at: first_at.toISOString(), last_at: last_at.toISOString() })) };
    },
  });
  app.delete('/operator/policy-reports', {
    onRequest,
    config: { skipsCsrf: true },
    schema: { tags, summary: 'Removes all reports of the content policy', response: { 200: dataOf(acknowledgementSchema) } },
    handler: async () => {
      await reports.store();
      await db.deleteFrom('policy_report').execute();
      return { data: { ok: true as const } };
    },
  });
}
