import type { App } from '../platform/http/app.ts';
import { addressRoutes } from './addresses/routes.ts';
import type { AddressParts } from './addresses/routes.ts';
import { favouritesRoutes } from './favourites/routes.ts';
import type { FavouritesParts } from './favourites/routes.ts';
import { accountRoutes } from './routes.ts';
import type { AccountParts } from './routes.ts';

export interface AccountsOptions extends AccountParts, FavouritesParts, AddressParts {}

/** Sign-in, sign-out, addresses and favourites. */
export async function accountsPlugin(app: App, options: AccountsOptions): Promise<void> {
  accountRoutes(app, options);
  addressRoutes(app, options);
  favouritesRoutes(app, options);
}
