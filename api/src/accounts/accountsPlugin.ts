import type { App } from '../platform/http/app.ts';
import type { JobRegistry } from '../platform/jobs/JobRegistry.ts';
import type { AccountParts } from './accountParts.ts';
import { addressRoutes } from './addresses/routes.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { registerEmailChangeJob } from './email/emailChangeJob.ts';
import { emailRoutes } from './email/routes.ts';
import { favouritesRoutes } from './favourites/routes.ts';
import type { FavouritesParts } from './favourites/routes.ts';
import { operatorPersonRoutes } from './operator/personRoutes.ts';
import { operatorUserRoutes } from './operator/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { registerReminderJob } from './password/reminderJob.ts';
import { passwordRoutes } from './password/routes.ts';
import { registerExportJob } from './personalExport/personalExports.ts';
import { personalExportRoutes } from './personalExport/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { sessionListRoutes } from './profile/sessionRoutes.ts';
import { registerRegistrationJobs } from './registration/registrationJobs.ts';
import { registrationRoutes } from './registration/routes.ts';
import { reauthenticationRoutes } from './reauthentication/routes.ts';
import { registerRetention } from './retention/registerRetention.ts';
import { retentionRoutes } from './retention/routes.ts';
import { sharedListRoutes } from './sharedLists/routes.ts';
import { passkeySignInRoutes } from './signIn/passkeyRoutes.ts';
import { signInRoutes } from './signIn/routes.ts';
import { SignInLimit } from './signIn/SignInLimit.ts';

export interface AccountsOptions extends Omit<AccountParts, 'signInLimit'>, FavouritesParts {
  readonly jobs: JobRegistry;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

function registerJobs(jobs: JobRegistry, { db, clock, newsletter }: AccountParts): void {
  registerRegistrationJobs(jobs, db, clock);
  registerReminderJob(jobs, db, clock);
  registerEmailChangeJob(jobs, db, clock);
  registerExportJob(jobs, db, clock);
  registerRetention(jobs, db, clock, newsletter);
}

/** Registration, sign-in, passwords, passkeys, the account with its addresses and sessions, favourites. */
export async function accountsPlugin(app: App, { jobs, operatorToken, ...options }: AccountsOptions): Promise<void> {
  const { db, clock, clientSecret, newsletter } = options;
  const parts: AccountParts = { ...options, signInLimit: new SignInLimit(db, clock, clientSecret) };
  registrationRoutes(app, parts);
  signInRoutes(app, parts);
  passkeySignInRoutes(app, parts);
  reauthenticationRoutes(app, parts);
  passwordRoutes(app, parts);
  passkeyRoutes(app, parts);
  profileRoutes(app, parts);
  sessionListRoutes(app, parts);
  emailRoutes(app, parts);
  addressRoutes(app, parts);
  deletionRoutes(app, parts);
  personalExportRoutes(app, parts);
  favouritesRoutes(app, options);
  sharedListRoutes(app, options);
  retentionRoutes(app);
  operatorUserRoutes(app, { db, clock, newsletter, operatorToken });
  operatorPersonRoutes(app, { db, clock, newsletter, operatorToken });
  registerJobs(jobs, parts);
}
