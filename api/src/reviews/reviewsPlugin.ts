import type { App } from '../platform/http/app.ts';
import type { Db } from '../platform/database/connect.ts';
import type { JobRegistry } from '../platform/jobs/JobRegistry.ts';
import { reviewFormRoutes, reviewOptOutRoutes } from './form/routes.ts';
import type { ReviewFormParts } from './form/routes.ts';
import { sendInvitations } from './invitations/sendInvitations.ts';
import type { InvitationParts } from './invitations/sendInvitations.ts';
import { operatorReviewRoutes } from './moderation/operatorRoutes.ts';
import type { OperatorReviewParts } from './moderation/operatorRoutes.ts';
import { publishedReviewRoutes } from './published/routes.ts';

const INVITATIONS_EVERY_MS = 300_000;

export interface ReviewsOptions extends ReviewFormParts, InvitationParts, OperatorReviewParts {
  readonly jobs: JobRegistry;
  /** For public requests that change nothing. */
  readonly readDb: Db;
}

/** Reviews of buyers, from the invitation to the product's page. */
export async function reviewsPlugin(app: App, options: ReviewsOptions): Promise<void> {
  const { jobs } = options;
  jobs.registerRecurring({
    kind: 'review-invitations',
    everyMs: INVITATIONS_EVERY_MS,
    async run({ log, isTimeReliable }) {
      const sent = (await isTimeReliable()) ? await sendInvitations(options) : 0;
      if (sent > 0) log.info({ sent }, 'buyers invited to review');
    },
  });
  await reviewFormRoutes(app, options);
  reviewOptOutRoutes(app, options);
  publishedReviewRoutes(app, { db: options.readDb });
  operatorReviewRoutes(app, options);
}
