import type { App } from './http/app.ts';
import { healthRoutes } from './http/health.ts';
import { devMailRoutes } from './mail/dev/routes.ts';
import { operatorMailRoutes } from './mail/outbox/operator/routes.ts';
import type { OperatorMailParts } from './mail/outbox/operator/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import type { SessionParts } from './session/routes.ts';

export interface PlatformOptions extends SessionParts, OperatorMailParts {
  /** Whether mails can be read in a browser, for developers only. */
  readonly isShowingMails: boolean;
}

/** Health checks, sessions and mails. */
export async function platformPlugin(app: App, options: PlatformOptions): Promise<void> {
  healthRoutes(app, options);
  sessionRoutes(app, options);
  operatorMailRoutes(app, options);
  if (options.isShowingMails) await devMailRoutes(app, options);
}
