import type { Clock } from '../platform/clock.ts';
import type { App } from '../platform/http/app.ts';
import type { JobRegistry } from '../platform/jobs/JobRegistry.ts';
import { dataSheetRoutes, newsletterRoutes } from './routes.ts';
import type { NewsletterRouteParts } from './routes.ts';
import type { WebhookConfig } from './webhook/config.ts';
import { registerDeliveryJob } from './webhook/deliverChange.ts';

export interface NewsletterOptions extends NewsletterRouteParts {
  readonly clock: Clock;
  readonly jobs: JobRegistry;
  /** Public origin of the shop. */
  readonly shopUrl: string;
  /** The marketing service; `undefined`: changes stay in the shop. */
  readonly webhook: WebhookConfig | undefined;
}

/** Subscriptions of the newsletter, and their changes for a marketing service. */
export async function newsletterPlugin(app: App, options: NewsletterOptions): Promise<void> {
  const { db, clock, jobs, shopUrl, webhook } = options;
  newsletterRoutes(app, options);
  dataSheetRoutes(app, options);
  if (webhook) registerDeliveryJob(jobs, { db, clock, shopUrl, webhook });
}
