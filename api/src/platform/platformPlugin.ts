import { removeOldChanges } from './changes/storedChanges.ts';
import type { App } from './http/app.ts';
import { healthRoutes } from './http/health.ts';
import type { HealthParts } from './http/health.ts';
import type { JobRegistry } from './jobs/JobRegistry.ts';
import { operatorJobRoutes } from './jobs/operator/routes.ts';
import { devMailRoutes } from './mail/dev/routes.ts';
import type { WriteDocument } from './mail/documents.ts';
import { registerMailJob } from './mail/outbox/mailJob.ts';
import { operatorMailRoutes } from './mail/outbox/operator/routes.ts';
import type { OperatorMailParts } from './mail/outbox/operator/routes.ts';
import type { MailTransport } from './mail/transport.ts';
import { policyReportRoutes } from './policyReports/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import type { SessionParts } from './session/routes.ts';

export interface PlatformOptions extends SessionParts, OperatorMailParts, HealthParts {
  /** Whether mails can be read in a browser, for developers only. */
  readonly isShowingMails: boolean;
  readonly jobs: JobRegistry;
  /** Makes the documents of mails. */
  readonly writeDocument: WriteDocument;
  /** Sends mails; without it they wait. */
  readonly transport: MailTransport | undefined;
}

function registerJobs({ db, clock, jobs, shopUrl, seller, transport, writeDocument, isShowingMails }: PlatformOptions): void {
  jobs.registerCleanUp('old-public-changes', () => removeOldChanges(db));
  if (transport) registerMailJob(jobs, { db, clock, shopUrl, seller, transport, writeDocument, keepsLinks: isShowingMails });
}

/** Health checks, sessions, jobs and mails. */
export async function platformPlugin(app: App, options: PlatformOptions): Promise<void> {
  healthRoutes(app, options);
  sessionRoutes(app, options);
  registerJobs(options);
  operatorJobRoutes(app, options);
  operatorMailRoutes(app, options);
  await policyReportRoutes(app, options);
  if (options.isShowingMails) await devMailRoutes(app, options);
}
