import { BODY_LIMIT_BYTES } from '@feszek/contract';
import type { Image } from '@feszek/contract';
import { loggerOptions, RequestLog } from '@feszek/logging';
import type { LineWriter } from '@feszek/logging';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { accountRoutes } from './accounts/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { Catalogue } from './catalog/readModel/Catalogue.ts';
import { catalogueRoutes } from './catalog/routes.ts';
import type { SearchProducts } from './catalog/searchBorder.ts';
import type { Changes } from './platform/changes.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './config.ts';
import { contentRoutes } from './content/routes.ts';
import { couponOperatorRoutes } from './pricing/coupons/operatorRoutes.ts';
import { couponRoutes } from './pricing/coupons/routes.ts';
import type { Db } from './platform/database/connect.ts';
import type { Deps } from './deps.ts';
import { exportRoutes } from './catalog/export/routes.ts';
import { feedRoutes } from './catalog/feeds/routes.ts';
import { favouritesRoutes } from './accounts/favourites/routes.ts';
import type { App } from './platform/http/app.ts';
import { addBodyParsers } from './platform/http/body.ts';
import { addErrorHandling, answerBrokenHttp, sendError } from './platform/http/errorHandling.ts';
import { healthRoutes } from './platform/http/health.ts';
import { listeningUrl } from './platform/http/listeningUrl.ts';
import { createPublicAnswers } from './platform/http/publicAnswers.ts';
import { addRateLimits, RATE_LIMITS } from './platform/http/rateLimits.ts';
import type { RateLimits } from './platform/http/rateLimits.ts';
import { addSecurityHeaders } from './platform/http/securityHeaders.ts';
import { traceId } from './platform/http/trace.ts';
import { yupValidatorCompiler } from './platform/http/validation.ts';
import type { YupTypeProvider } from './platform/http/validation.ts';
import { createAddPlaceholder } from './media/addPlaceholder.ts';
import type { ImageParts } from './media/imageRoutes.ts';
import { imageRoutes } from './media/imageRoutes.ts';
import { importRoutes } from './catalog/import/routes.ts';
import { taxonomyRoutes } from './catalog/taxonomy/routes.ts';
import { operatorContentRoutes } from './content/operator/routes.ts';
import { initRoutes } from './content/init/routes.ts';
import { devMailRoutes, showsMails } from './platform/mail/dev/routes.ts';
import { addOpenApi } from './platform/openapi/openapi.ts';
import { operatorPriceRoutes } from './pricing/operator/routes.ts';
import { operatorStockRoutes } from './stock/operator/routes.ts';
import { operatorMailRoutes } from './platform/mail/outbox/operator/routes.ts';
import { operatorOrderRoutes } from './orders/operator/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { abandonedRoutes } from './orders/payment/abandonedRoutes.ts';
import { notificationRoutes } from './orders/payment/notificationRoutes.ts';
import { createPayments, offerMethods } from './orders/payment/payments.ts';
import type { Payments } from './orders/payment/payments.ts';
import type { PaymentProvider } from './orders/payment/provider.ts';
import { returnRoutes } from './orders/payment/returnRoutes.ts';
import { createNotifier } from './orders/payment/sandbox/notify.ts';
import { sandboxRoutes } from './orders/payment/sandbox/routes.ts';
import { operatorQuoteRoutes } from './quotes/operatorRoutes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { limitSearches } from './catalog/search/limitSearches.ts';
import { searchRoutes } from './catalog/search/routes.ts';
import { SearchGate } from './catalog/search/SearchGate.ts';
import type { SearchLimits } from './catalog/search/SearchGate.ts';
import { searchProducts } from './catalog/search/searchProducts.ts';
import { addCsrfProtection } from './platform/session/csrf.ts';
import { createRequestSessions } from './platform/session/requestSession.ts';
import { sessionRoutes } from './platform/session/routes.ts';
import { trackingRoutes } from './orders/tracking/routes.ts';
import { loadShopSettings } from './shopSettings.ts';
import { withdrawalOperatorRoutes } from './orders/withdrawals/operatorRoutes.ts';
import { withdrawalRoutes } from './orders/withdrawals/routes.ts';

export interface ServerParts {
  /** Migrated and seeded. */
  readonly db: Db;
  /** The same database for imports, whose statements may take minutes; `db` unless given. */
  readonly bulkDb?: Db;
  /** Whether no other process works with this database, as with the embedded one. */
  readonly isOnlyProcess?: boolean;
  readonly clock: Clock;
  readonly config: Config;
  readonly changes: Changes;
  /** Where pictures come from; without it the server has none. */
  readonly images?: ImageParts;
  /** What the operator's command line is known by; without it nobody is the operator. */
  readonly operatorToken?: string;
  /** Where others than the usual ones hold. */
  readonly rateLimits?: Partial<RateLimits>;
  /** Finds products by words in the place of the shop's own search. */
  readonly searchProducts?: SearchProducts;
  /** How many searches run and wait at once; the usual numbers where left out. */
  readonly searchLimits?: SearchLimits;
  /** Those of the configuration unless given. */
  readonly payments?: Payments;
  /** Takes the place of all others. */
  readonly paymentProvider?: PaymentProvider;
  /** Where log lines go; standard output unless given. */
  readonly logStream?: LineWriter;
}

const PATH_PARAMETER_LENGTH = 500;
/** Asked for often, and worth a line only when the answer is an error or slow. */
const QUIET_ROUTES = ['/health', '/health/live', '/images/:kind/:name/:file'];
/** A request must have arrived whole within this time, in milliseconds, and its headers within the shorter one. */
const REQUEST_MS = 120_000;
const HEADERS_MS = 30_000;

function createApp({ config, logStream }: ServerParts): App {
  return Fastify({
    logger: loggerOptions(config.logLevel, { program: 'api' }, logStream),
    genReqId: traceId,
    logController: new RequestLog({ quietRoutes: QUIET_ROUTES }),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    // Reading a large range at the start may take longer than the ten seconds that Fastify would wait.
    pluginTimeout: 0,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS },
    trustProxy: (address) => config.isTrustedProxy(address),
    routerOptions: { maxParamLength: PATH_PARAMETER_LENGTH, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: answerBrokenHttp,
  }).withTypeProvider<YupTypeProvider>();
}

/** What every request passes before it reaches a domain. */
async function addHttp(app: App, { config, changes, rateLimits }: ServerParts) {
  app.setValidatorCompiler(yupValidatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  addErrorHandling(app);
  addBodyParsers(app);
  addSecurityHeaders(app);
  await app.register(cookie);
  const counting = await addRateLimits(app, { ...RATE_LIMITS, ...rateLimits }, config.isTrustedProxy);
  if (config.isCaching) {
    const publicAnswers = createPublicAnswers(changes);
    app.addHook('onRequest', publicAnswers.recall);
    app.addHook('onSend', publicAnswers.keep);
  }
  return counting;
}

/** Builds the API from its parts; it opens nothing but what is handed in, and does not listen yet. */
export async function buildServer(parts: ServerParts): Promise<App> {
  const { db, clock, config, changes } = parts;
  const app = createApp(parts);
  const { limitLogin, limitCoupons, mayReserve, limitMail } = await addHttp(app, parts);
  const sessions = createRequestSessions({ db, clock, config });
  addCsrfProtection(app, sessions);
  await addOpenApi(app);

  const { vatPercent, paymentSecret: clientSecret } = await loadShopSettings(db, clock);
  const { paymentProvider: only } = parts;
  const { providers, sandbox } = only ? { providers: new Map([[only.name, only]]), sandbox: undefined } : (parts.payments ?? (await createPayments(config, db, clock)));
  await offerMethods(db, providers);
  const catalogue = new Catalogue(db, changes, parts.isOnlyProcess);
  // Read before the first visitor asks. A database that is away for the moment is asked again with the first request.
  app.addHook('onReady', () => catalogue.current().then(() => undefined, (error: unknown) => app.log.error({ err: error }, 'the range could not be read')));
  const addPlaceholder = parts.images ? createAddPlaceholder(parts.images) : async (image: Image) => image;
  const searchGate = new SearchGate(parts.searchLimits);
  const deps: Deps = { db, clock, config, changes, catalogue, searchGate, searchProducts: limitSearches(parts.searchProducts ?? searchProducts, searchGate, changes), sessions, limitLogin, limitCoupons, mayReserve, limitMail, addPlaceholder, vatPercent, clientSecret, operatorToken: parts.operatorToken, providers };

  healthRoutes(app, deps);
  initRoutes(app, deps);
  catalogueRoutes(app, deps);
  searchRoutes(app, deps);
  sessionRoutes(app, deps);
  accountRoutes(app, deps);
  favouritesRoutes(app, deps);
  cartRoutes(app, deps);
  couponRoutes(app, deps);
  couponOperatorRoutes(app, deps);
  orderRoutes(app, deps);
  withdrawalRoutes(app, deps);
  withdrawalOperatorRoutes(app, deps);
  operatorOrderRoutes(app, deps);
  operatorMailRoutes(app, deps);
  operatorStockRoutes(app, deps);
  operatorPriceRoutes(app, deps);
  trackingRoutes(app, deps);
  quoteRoutes(app, deps);
  operatorQuoteRoutes(app, deps);
  contentRoutes(app, deps);
  feedRoutes(app, deps);
  importRoutes(app, { ...deps, db: parts.bulkDb ?? db }, parts.images?.findSpec ?? (() => undefined));
  taxonomyRoutes(app, { ...deps, db: parts.bulkDb ?? db });
  operatorContentRoutes(app, deps);
  exportRoutes(app, deps, parts.images?.findSpec ?? (() => undefined));
  if (parts.images) imageRoutes(app, parts.images);
  returnRoutes(app, deps);
  abandonedRoutes(app, deps);
  await notificationRoutes(app, deps);
  if (showsMails(config)) await devMailRoutes(app, deps);
  if (sandbox) await sandboxRoutes(app, deps, sandbox, createNotifier({ clock, secret: sandbox.secret, apiUrl: () => listeningUrl(app) }));
  return app;
}
