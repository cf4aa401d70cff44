import type { Db } from '../platform/database/connect.ts';
import type { App } from '../platform/http/app.ts';
import type { JobRegistry } from '../platform/jobs/JobRegistry.ts';
import { articleRoutes } from './articles/routes.ts';
import { blogFeedRoutes } from './feeds/routes.ts';
import { homeContentRoutes } from './home/routes.ts';
import type { HomeContentParts } from './home/routes.ts';
import { initRoutes } from './init/routes.ts';
import type { InitParts } from './init/routes.ts';
import { operatorContentRoutes } from './operator/routes.ts';
import type { OperatorContentParts } from './operator/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { PreviewSigner } from './preview/PreviewSigner.ts';
import { registerPublicationJob } from './publication/publicationJob.ts';
import type { ResolveParts } from './resolve/resolveBlocks.ts';
import { routeRuleRoutes } from './routeRules/routes.ts';
import { contentRoutes } from './routes.ts';
import { socialPostRoutes } from './social/routes.ts';

export interface ContentOptions extends InitParts, HomeContentParts, Omit<OperatorContentParts, 'previews' | 'loadTaxonomy'>, ResolveParts {
  readonly jobs: JobRegistry;
  /** For public requests that change nothing. */
  readonly readDb: Db;
  /** The tables of pages, from that database. */
  readonly readTables: ResolveParts['tables'];
  /** Signs preview links; the same in every process. */
  readonly previewSecret: string;
}

/** Menus, countries, currencies, questions, showrooms, articles, pages, social posts, the home page, and rules of addresses. */
export async function contentPlugin(app: App, options: ContentOptions): Promise<void> {
  const parts = { ...options, previews: new PreviewSigner(options.previewSecret), loadTaxonomy: async () => (await options.catalogue.current()).taxonomy };
  const reading = { ...parts, db: options.readDb, tables: options.readTables };
  registerPublicationJob(options);
  initRoutes(app, reading);
  contentRoutes(app, reading);
  articleRoutes(app, reading);
  pageRoutes(app, reading);
  socialPostRoutes(app, reading);
  homeContentRoutes(app, reading);
  routeRuleRoutes(app, reading);
  blogFeedRoutes(app, options);
  operatorContentRoutes(app, parts);
}
