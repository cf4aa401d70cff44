import type { LimiterOptions } from '@feszek/limiter';
import type { Db } from '../platform/database/connect.ts';
import type { App } from '../platform/http/app.ts';
import { exportRoutes } from './export/routes.ts';
import type { ExportParts } from './export/routes.ts';
import { feedRoutes } from './feeds/routes.ts';
import type { FeedParts } from './feeds/routes.ts';
import { removeOldImports } from './import/imports.ts';
import { importRoutes } from './import/routes.ts';
import type { ImportParts } from './import/routes.ts';
import type { JobRegistry } from '../platform/jobs/JobRegistry.ts';
import { removeOldNotes } from './readModel/removeOldNotes.ts';
import { catalogueRoutes } from './routes.ts';
import type { CatalogueParts } from './routes.ts';
import { collectionRoutes } from './collections/routes.ts';
import { limitSearches } from './search/limitSearches.ts';
import { searchRoutes } from './search/routes.ts';
import { SearchGate } from './search/SearchGate.ts';
import { taxonomyRoutes } from './taxonomy/routes.ts';

export interface CatalogOptions extends CatalogueParts, FeedParts, ImportParts, ExportParts {
  /** For public requests that change nothing. */
  readonly readDb: Db;
  /** The same database for imports, whose statements may take minutes. */
  readonly bulkDb: Db;
  readonly jobs: JobRegistry;
  /** How many searches run and wait at once; the default limits if left out. */
  readonly searchLimits?: LimiterOptions | undefined;
}

/** Products and categories: lists, search, feeds, import and export. */
export async function catalogPlugin(app: App, options: CatalogOptions): Promise<void> {
  const { db, clock, jobs, catalogue, changes, readDb, bulkDb, searchLimits } = options;
  jobs.registerCleanUp('old-catalogue-changes', () => removeOldNotes(db));
  jobs.registerCleanUp('old-imports', () => removeOldImports(db, clock));
  const searchGate = new SearchGate(searchLimits);
  // Read before the first request. If the database is unavailable, the first request tries again.
  app.addHook('onReady', () => catalogue.current().then(() => undefined, (error: unknown) => app.log.error({ err: error }, 'the catalogue could not be read')));
  catalogueRoutes(app, { ...options, db: readDb, searchProducts: limitSearches(options.searchProducts, searchGate, changes) });
  searchRoutes(app, { ...options, db: readDb, searchGate });
  feedRoutes(app, options);
  importRoutes(app, { ...options, db: bulkDb });
  collectionRoutes(app, options);
  taxonomyRoutes(app, { ...options, db: bulkDb });
  exportRoutes(app, options);
}
