import type { App } from '../platform/http/app.ts';
import { operatorPointRoutes } from './operator/routes.ts';
import type { PlaceParts } from './operator/routes.ts';

export type PlacesOptions = PlaceParts;

/** The operator's routes for parcel points. */
export async function placesPlugin(app: App, options: PlacesOptions): Promise<void> {
  operatorPointRoutes(app, options);
}
