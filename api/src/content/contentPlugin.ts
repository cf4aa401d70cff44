import type { App } from '../platform/http/app.ts';
import { initRoutes } from './init/routes.ts';
import type { InitParts } from './init/routes.ts';
import { operatorContentRoutes } from './operator/routes.ts';
import type { OperatorContentParts } from './operator/routes.ts';
import { contentRoutes } from './routes.ts';

export type ContentOptions = InitParts & OperatorContentParts;

/** Menus, countries, currencies, questions and showrooms. */
export async function contentPlugin(app: App, options: ContentOptions): Promise<void> {
  initRoutes(app, options);
  contentRoutes(app, options);
  operatorContentRoutes(app, options);
}
