import type { App } from '../platform/http/app.ts';
import { favouritesRoutes } from './favourites/routes.ts';
import type { FavouritesParts } from './favourites/routes.ts';
import { accountRoutes } from './routes.ts';
import type { AccountParts } from './routes.ts';

export interface AccountsOptions extends AccountParts, FavouritesParts {}

/** Sign-in, sign-out and favourites. */
export async function accountsPlugin(app: App, options: AccountsOptions): Promise<void> {
  accountRoutes(app, options);
  favouritesRoutes(app, options);
}
