import { BODY_LIMIT_BYTES } from '@feszek/contract';
import type { LimiterOptions } from '@feszek/limiter';
import { loggerOptions, namePlugin, RequestLog, RequestTraces } from '@feszek/logging';
import type { LineWriter } from '@feszek/logging';
import { addMetrics } from '@feszek/metrics';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import { accountsPlugin } from './accounts/accountsPlugin.ts';
import { mergeFavourites } from './accounts/favourites/keepFavourites.ts';
import { requestRegistration } from './accounts/registration/requestRegistration.ts';
import { cartPlugin } from './cart/cartPlugin.ts';
import { catalogPlugin } from './catalog/catalogPlugin.ts';
import { listPageTags } from './catalog/listPageTags.ts';
import { findPictureOwner } from './catalog/operator/findPictureOwner.ts';
import { invalidateOwner } from './catalog/operator/invalidateOwner.ts';
import { invalidateProducts } from './catalog/operator/invalidateProducts.ts';
import type { ProductInvalidation } from './catalog/operator/invalidateProducts.ts';
import { markChanged } from './catalog/operator/markChanged.ts';
import { missingPictures } from './catalog/operator/missingPictures.ts';
import { findNamedProduct } from './catalog/operator/namedProduct.ts';
import { idsBySku } from './catalog/productIdsOf.ts';
import { Catalogue } from './catalog/readModel/Catalogue.ts';
import { searchProducts } from './catalog/search/searchProducts.ts';
import type { SearchProducts } from './catalog/searchBorder.ts';
import type { Config } from './config.ts';
import { consentPlugin } from './consent/consentPlugin.ts';
import { contactPlugin } from './contact/contactPlugin.ts';
import { retentionIn } from './accounts/retention/retention.ts';
import { contentPlugin } from './content/contentPlugin.ts';
import { contentTables } from './content/data/contentTables.ts';
import { sellerFields } from './content/data/sellerFields.ts';
import { createDocumentWriter } from './content/documents/documentWriter.ts';
import { contentSitemapPages } from './content/feeds/sitemapEntries.ts';
import { requireLegalPages } from './content/publication/requireLegalPages.ts';
import { findTermsVersion } from './content/publication/shownVersions.ts';
import { findShareCardIn } from './findShareCard.ts';
import { mediaPlugin } from './media/mediaPlugin.ts';
import type { Owner } from './media/owners.ts';
import type { MediaStore } from './media/MediaStore.ts';
import { countInOrders } from './orders/countInOrders.ts';
import { listCollected } from './orders/listCollected.ts';
import { ordersPlugin } from './orders/ordersPlugin.ts';
import { createPayments } from './orders/payment/payments.ts';
import type { Payments } from './orders/payment/payments.ts';
import type { PaymentProvider, PaymentProviders } from './orders/payment/provider.ts';
import { createBotCheck } from './platform/botCheck/createBotCheck.ts';
import type { Changes } from './platform/changes/changes.ts';
import { shareChanges } from './platform/changes/shareChanges.ts';
import type { Clock } from './platform/clock.ts';
import type { ConnectionCounts, Db } from './platform/database/connect.ts';
import type { Listen } from './platform/database/listen.ts';
import type { Reads } from './platform/database/replica/openReads.ts';
import { watchPrimary } from './platform/database/replica/watchPrimary.ts';
import type { App } from './platform/http/app.ts';
import { JobRegistry } from './platform/jobs/JobRegistry.ts';
import { addBodyParsers } from './platform/http/body.ts';
import { addErrorHandling, answerBrokenHttp, sendError } from './platform/http/errorHandling.ts';
import { createMailLimit } from './platform/http/mailLimit.ts';
import { Partners, addPartners } from './platform/http/partners.ts';
import { createPublicAnswers } from './platform/http/publicAnswers.ts';
import { addCurrentTrace } from './platform/http/currentTrace.ts';
import { addRateLimits, RATE_LIMITS } from './platform/http/rateLimits.ts';
import type { RateLimits } from './platform/http/rateLimits.ts';
import { createSharedLimits } from './platform/http/sharedLimits.ts';
import { addSecurityHeaders } from './platform/http/securityHeaders.ts';
import { yupValidatorCompiler } from './platform/http/validation.ts';
import type { YupTypeProvider } from './platform/http/validation.ts';
import { showsMails } from './platform/mail/dev/routes.ts';
import type { MailTransport } from './platform/mail/transport.ts';
import { measureShop } from './orders/metrics/measureShop.ts';
import { addOpenApi } from './platform/openapi/openapi.ts';
import { loadShowrooms } from './places/showrooms.ts';
import { placesPlugin } from './places/placesPlugin.ts';
import { platformPlugin } from './platform/platformPlugin.ts';
import { addCsrfProtection } from './platform/session/csrf.ts';
import { cookieNames } from './platform/session/cookieNames.ts';
import { isSessionId } from './platform/session/tokens.ts';
import { createRequestSessions } from './platform/session/requestSession.ts';
import { newsletterPlugin } from './newsletter/newsletterPlugin.ts';
import { offerPaymentMethods } from './pricing/delivery/offerPaymentMethods.ts';
import { postcodesPlugin } from './postcodes/postcodesPlugin.ts';
import { pricingPlugin } from './pricing/pricingPlugin.ts';
import { quotesPlugin } from './quotes/quotesPlugin.ts';
import { reviewsPlugin } from './reviews/reviewsPlugin.ts';
import { HomeVat } from './pricing/vat/HomeVat.ts';
import { loadShopSettings } from './shopSettings.ts';
import { stockPlugin } from './stock/stockPlugin.ts';
import { stockAlertsPlugin } from './stockAlerts/stockAlertsPlugin.ts';

export interface ServerParts {
  /** A migrated and seeded database. */
  readonly db: Db;
  /** The same database for imports, whose statements may take minutes; `db` by default. */
  readonly bulkDb?: Db;
  /** The same database and its replica, for public reads; `db` by default. */
  readonly reads?: Reads | undefined;
  readonly clock: Clock;
  readonly config: Config;
  readonly changes: Changes;
  /** Stores uploaded pictures; without it none can be uploaded or shown. */
  readonly media?: MediaStore;
  /** The secret of the operator's command line; without it there is no operator. */
  readonly operatorToken?: string;
  /** Limits that differ from the default ones. */
  readonly rateLimits?: Partial<RateLimits>;
  /** Replaces the shop's search. */
  readonly searchProducts?: SearchProducts;
  /** How many searches run and wait at once; the usual limits by default. */
  readonly searchLimits?: LimiterOptions;
  /** The time limit of a call of the bot check's service, in milliseconds; the usual one by default. */
  readonly botCheckAttemptMs?: number;
  /** The state of the connections, for the metrics. */
  readonly connections?: () => ConnectionCounts;
  /** Receives the notifications of the database; without it, changes are not shared with other processes. */
  readonly listen?: Listen;
  /** Whether the process is about to end; never by default. */
  readonly isStopping?: () => boolean;
  /** Receives every kind of job that the shop has. */
  readonly jobs?: JobRegistry;
  /** Sends mails; without it they stay in the outbox. */
  readonly mailTransport?: MailTransport;
  /** Those of the configuration by default. */
  readonly payments?: Payments;
  /** Replaces all others. */
  readonly paymentProvider?: PaymentProvider;
  /** Where log lines go; standard output by default. */
  readonly logStream?: LineWriter;
}

const PATH_PARAMETER_LENGTH = 500;
/** Requested often, and logged only if the answer is an error or slow. */
const QUIET_ROUTES = ['/health', '/ready', '/health/live', '/metrics', '/images/:kind/:name/:file', '/images/og/:name'];
/** A request must have arrived completely within this time, in milliseconds, and its headers within the shorter one. */
const REQUEST_MS = 120_000;
const HEADERS_MS = 30_000;
const VAT_REFRESH_MS = 60_000;

function createApp({ config, logStream }: ServerParts): App {
  // Shells and slices name the trace of their visitor's page.
  const traces = new RequestTraces({ isContinued: (_, { socket }) => config.isTrustedProxy(socket.remoteAddress ?? '') });
  return Fastify({
    logger: loggerOptions(config.logLevel, { program: 'api' }, logStream),
    ...traces.serverOptions,
    logController: new RequestLog({ quietRoutes: QUIET_ROUTES }),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    // Reading a large catalogue at the start may take longer than the ten seconds that Fastify would wait.
    pluginTimeout: 0,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS },
    trustProxy: (address) => config.isTrustedProxy(address),
    routerOptions: { maxParamLength: PATH_PARAMETER_LENGTH, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: answerBrokenHttp,
  }).withTypeProvider<YupTypeProvider>();
}

/** The hooks that run before the routes of every domain. */
async function addHttp(app: App, { config, changes, rateLimits }: ServerParts) {
  app.setValidatorCompiler(yupValidatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  addErrorHandling(app);
  addBodyParsers(app);
  addSecurityHeaders(app);
  addCurrentTrace(app);
  addPartners(app, new Partners(config.partnerOrigins));
  await app.register(cookie);
  const { session } = cookieNames(config.shopUrl);
  const findSessionId = ({ cookies }: FastifyRequest) => (isSessionId(cookies[session]) ? cookies[session] : undefined);
  const mayReserve = await addRateLimits(app, { limits: { ...RATE_LIMITS, ...rateLimits }, isTrustedProxy: config.isTrustedProxy, findSessionId });
  if (config.isCaching) {
    const publicAnswers = createPublicAnswers(changes);
    app.addHook('onRequest', publicAnswers.recall);
    app.addHook('onSend', publicAnswers.keep);
  }
  return mayReserve;
}

/** Applies a new VAT rate from its first moment, and reads within a minute one that another process has stored. */
function followHomeVat(app: App, homeVat: HomeVat): void {
  // Runs before cached answers are looked up: they contain amounts by the rate of their time.
  app.addHook('onRequest', async () => homeVat.invalidateChanged());
  const refresh = () => homeVat.refresh().catch((error: unknown) => app.log.warn({ err: error }, 'the VAT rates could not be read again'));
  const timer = setInterval(refresh, VAT_REFRESH_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** The payment providers: a given one, given ones, or those of the configuration. */
async function openProviders({ paymentProvider: only, payments, config, clock }: ServerParts): Promise<PaymentProviders> {
  if (only) return new Map([[only.name, only]]);
  return (payments ?? (await createPayments(config, clock))).providers;
}

for (const plugin of [platformPlugin, mediaPlugin, pricingPlugin, placesPlugin, stockPlugin, postcodesPlugin, newsletterPlugin, consentPlugin, catalogPlugin, cartPlugin, stockAlertsPlugin, ordersPlugin, quotesPlugin, reviewsPlugin, accountsPlugin, contactPlugin, contentPlugin]) namePlugin(plugin);

/** Builds the API from its parts; it opens no connections of its own, and does not listen yet. */
export async function buildServer(parts: ServerParts): Promise<App> {
  const { db, reads, clock, config, changes, operatorToken, media } = parts;
  const { shopUrl, dataDir, orderLimits, isTrustedProxy } = config;
  const bulkDb = parts.bulkDb ?? db;
  const readDb = reads?.db ?? db;
  const jobs = parts.jobs ?? new JobRegistry();
  const app = createApp(parts);
  const metrics = addMetrics(app, { program: 'api', token: config.metricsToken });
  if (metrics) measureShop(app, metrics, { db, jobs, connections: parts.connections });
  if (reads) watchPrimary(app, reads.watch, metrics);
  const homeVat = await HomeVat.open({ db, clock, changes, listPageTags });
  followHomeVat(app, homeVat);
  const mayReserve = await addHttp(app, parts);
  const { clientSecret } = await loadShopSettings(db);
  const limits = { ...RATE_LIMITS, ...parts.rateLimits };
  const { limitCoupons, limitUnverified, limitSessions } = createSharedLimits({ db, clock, clientSecret, limits, isTrustedProxy });
  const botCheck = createBotCheck({ config: config.botCheck, shopUrl, limitUnverified, attemptMs: parts.botCheckAttemptMs });
  const partners = new Partners(config.partnerOrigins);
  const sessions = createRequestSessions({ db, clock, shopUrl, partners });
  addCsrfProtection(app, sessions, partners);
  await addOpenApi(app, operatorToken);

  const limitMail = createMailLimit({ db, clock, clientSecret, isTrustedProxy, perHour: limits.mails });
  const providers = await openProviders(parts);
  const { name: holder, bankAccount } = config.seller;
  await offerPaymentMethods(db, [...providers.values()], bankAccount === undefined ? undefined : { number: bankAccount, holder });
  const catalogue = new Catalogue(db, changes, reads);
  if (parts.listen) app.addHook('onClose', await shareChanges({ db, listen: parts.listen, changes, caughtUp: () => catalogue.caughtUp(), log: app.log }));

  const tablesFrom = (source: Db) => contentTables({ db: source, retentionIn, seller: config.seller, isBotChecked: config.botCheck !== undefined, hasMarketingService: config.newsletterWebhook !== undefined });
  const resolving = { db, clock, catalogue, tables: tablesFrom(db), seller: sellerFields(config.seller) };
  await app.register(platformPlugin, { db, isStopping: parts.isStopping ?? (() => false), clock, sessions, limitSessions, shopUrl, seller: config.seller, operatorToken, isShowingMails: showsMails(config), jobs, transport: parts.mailTransport, writeDocument: createDocumentWriter({ ...resolving, shopUrl }) });
  const newsletter = { clock, secret: clientSecret, hasService: config.newsletterWebhook !== undefined };
  await app.register(newsletterPlugin, { db, clock, jobs, shopUrl, newsletter, botCheck, limitMail, webhook: config.newsletterWebhook });
  await app.register(consentPlugin, { db, clock, operatorToken });
  const pictureOwners = { findOwner: findPictureOwner, listMissing: missingPictures, onChanged: (owner: Owner) => invalidateOwner({ db, changes, catalogue }, owner) };
  await app.register(mediaPlugin, { db, clock, jobs, media, operatorToken, findShareCard: findShareCardIn(db, clock, catalogue), ...pictureOwners });
  const products = { findProduct: findNamedProduct, invalidateProducts: (ids: readonly number[], invalidation?: ProductInvalidation) => invalidateProducts({ db, changes, catalogue }, ids, invalidation) };
  await app.register(pricingPlugin, { db, clock, operatorToken, markChanged, invalidatePages: async () => changes.emit([...(await listPageTags(db)), 'articles', 'pages']), ...products });
  await app.register(placesPlugin, { db, clock, operatorToken });
  await app.register(stockPlugin, { db, clock, operatorToken, countInOrders, findProductIds: idsBySku, listShowrooms: loadShowrooms, ...products });
  await app.register(postcodesPlugin, { db: readDb });
  await app.register(catalogPlugin, { db, readDb, bulkDb, clock, jobs, changes, catalogue, homeVat, shopUrl, dataDir, operatorToken, listCollected, searchProducts: parts.searchProducts ?? searchProducts, searchLimits: parts.searchLimits, listContentPages: () => contentSitemapPages(db, clock.now()) });
  await app.register(cartPlugin, { db, readDb, clock, catalogue, homeVat, sessions, partners, mergeFavourites, mayReserve, limitCoupons, listCollected });
  await app.register(stockAlertsPlugin, { db, jobs, operatorToken, botCheck, limitMail, alerts: { clock, secret: clientSecret } });
  const ordering = { db, clock, jobs, changes, sessions, providers, homeVat, shopUrl, clientSecret, orderLimits, isTrustedProxy, limitMail, requestRegistration, operatorToken, newsletter, findTermsVersion, requireLegalPages: requireLegalPages(app.log) };
  await app.register(ordersPlugin, { ...ordering, catalogue, seller: config.seller });
  await app.register(quotesPlugin, { ...ordering, shopAddress: config.mail.shopAddress });
  await app.register(reviewsPlugin, { db, readDb, clock, jobs, sessions, media, operatorToken, secret: clientSecret, invitationDays: config.reviewInvitationDays, invalidateProducts: products.invalidateProducts });
  await app.register(accountsPlugin, { db, clock, jobs, operatorToken, sessions, homeVat, limitMail, shopUrl, clientSecret, botCheck, newsletter });
  await app.register(contactPlugin, { db, clock, operatorToken, botCheck, clientSecret, shopAddress: config.mail.shopAddress });
  await app.register(contentPlugin, { ...resolving, readDb, readTables: tablesFrom(readDb), homeVat, jobs, changes, media, shopUrl, operatorToken, previewSecret: clientSecret, extensions: botCheck.extensions });
  return app;
}
