import { pageOfPayload, routePath } from '@feszek/contract';
import { addReadiness, disconnectSignal, Origins, serveFiles } from '@feszek/kit/server';
import { addMetrics, Registry } from '@feszek/metrics';
import { loggerOptions, maskPath, namePlugin } from '@feszek/logging';
import type { LineWriter } from '@feszek/logging';
import { openReleaseStore, openTrust } from '@feszek/release';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BuildSource, ShellBuild } from './build.ts';
import type { ShellConfig } from './config.ts';
import { developmentRoutes } from './development.ts';
import { Embeds } from './embed/Embeds.ts';
import { embedRoutes } from './embed/embedRoutes.ts';
import { galleryRoutes } from './galleryRoutes.ts';
import { internalRoutes } from './internal.ts';
import { MenuSource } from './MenuSource.ts';
import { consentFormRoute } from './http/consentForm.ts';
import { contractRoute } from './http/contractRoute.ts';
import { createFrontServer } from './http/frontServer.ts';
import { localPath, preferenceRoutes } from './http/preferences.ts';
import { previewRoutes } from './http/previewRoutes.ts';
import { proxyApi } from './http/proxy.ts';
import type { ReceivedRequest } from './http/proxy.ts';
import { requestTraces } from './http/requestTraces.ts';
import { SERVER_TIMING, serverTiming } from './http/serverTiming.ts';
import { sliceErrorRoute } from './http/sliceErrorRoute.ts';
import { webVitalsRoute } from './http/webVitalsRoute.ts';
import { addSmallAnswerHeaders } from './http/smallAnswerHeaders.ts';
import { SECURITY_HEADERS } from './http/securityHeaders.ts';
import { preferredLocale, readPreferences, visitorOf } from './http/visitor.ts';
import type { FatalMessage } from '../markup/fatalBody.ts';
import { installRoutes } from './install/installRoutes.ts';
import { BrowserFailures } from './metrics/BrowserFailures.ts';
import { FragmentMetrics } from './metrics/FragmentMetrics.ts';
import { measureShell } from './metrics/measureShell.ts';
import { VitalMetrics } from './metrics/VitalMetrics.ts';
import { ReleaseCounts } from './metrics/ReleaseCounts.ts';
import { offlineRoutes } from './offline/offlineRoutes.ts';
import { fatalPage } from './page/fatalPage.ts';
import { Fragments } from './page/Fragments.ts';
import type { FragmentCacheBytes } from './page/Fragments.ts';
import { PageHandler } from './page/pageHandler.ts';
import { pageRequest } from './page/PageRequest.ts';
import { PageStyles } from './page/PageStyles.ts';
import { Prerenderer } from './page/Prerenderer.ts';
import { VisitorBudgets } from './page/VisitorBudgets.ts';
import { robotsRoutes } from './robots/robotsRoutes.ts';
import { securityTxtRoute } from './robots/securityTxt.ts';
import { servingRoute } from './servingRoute.ts';
import { RouteRules } from './routeRules/RouteRules.ts';
import { absentSlices } from './slices/absentSlices.ts';
import { CanaryOutcomes } from './slices/CanaryOutcomes.ts';
import { FragmentClient } from './slices/FragmentClient.ts';
import { FragmentSource } from './slices/FragmentSource.ts';
import { RegisterFollower } from './slices/RegisterFollower.ts';
import { ReleaseFiles } from './slices/ReleaseFiles.ts';
import { sliceFileRoutes } from './slices/sliceFileRoutes.ts';
import { SliceFiles } from './slices/SliceFiles.ts';
import { SliceRegistry } from './slices/SliceRegistry.ts';
import { VisitorPlans } from './slices/VisitorPlans.ts';

export interface ShellServerOptions {
  /** The destination of log lines; standard output by default. */
  readonly logStream?: LineWriter | undefined;
  /** Whether the shell is about to end; never by default. */
  readonly isStopping?: () => boolean;
}

/** The most bytes of fragment HTML that is cached for embedded parts. */
const EMBED_FRAGMENT_BYTES = { withoutParams: 4 * 1024 * 1024, withParams: 8 * 1024 * 1024 };

/** The most characters of a page's address. Programs behind the shell receive it encoded again, in one line of a header. */
const LONGEST_ADDRESS = 4096;

/**
 * The shell's server: pages, the API under the shop's own origin, and the files of the shell and of all slices.
 *
 */
export async function buildShellServer(config: ShellConfig, build: BuildSource, { logStream, isStopping = () => false }: ShellServerOptions = {}): Promise<FastifyInstance> {
  let answerFromCache: PageHandler['answerFromCache'] = () => false;
  const traces = requestTraces(config);
  let servePage = (_: ReceivedRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => reply.code(503).send();
  const server = Fastify({
    serverFactory: (handle) => createFrontServer(config, { answerFromCache: (request, response) => answerFromCache(request, response), handle }),
    logger: loggerOptions(config.logLevel, { program: 'shell', version: build.current().assets.version }, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace_id' }),
    ...traces.serverOptions,
    trustProxy: (address) => config.isTrustedProxy(address),
    // The manifests and the menus have time limits of their own; on a busy machine they may take longer than Fastify's ten seconds.
    pluginTimeout: 0,
    // Malformed percent-encoding is answered with the 404 page.
    frameworkErrors: (_, request, reply) => void servePage(request, reply),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
  });
  const measured = addMetrics(server, { program: 'shell', token: config.metricsToken });
  // Without a token nothing reads it.
  const metrics = measured ?? new Registry();
  const registry = new SliceRegistry(config.sliceUrls, { log: server.log, counts: new ReleaseCounts(metrics) });
  const fragmentMetrics = new FragmentMetrics(metrics, registry);
  const trust = config.register && openTrust(config.register.trustFile, (error) => server.log.error({ err: error }, 'trusted keys refused'));
  const follower = config.register && trust && new RegisterFollower({ config: config.register, trust, follow: (addresses) => registry.follow(addresses), log: server.log });
  const api = new Origins(config.apiUrl);
  api.watch('/health');
  server.addHook('onClose', async () => api.stop());
  const menus = new MenuSource(api, server.log);
  const client = new FragmentClient();
  const outcomes = new CanaryOutcomes({ trials: () => registry.plans.trials, register: config.register, log: server.log });
  // The main part of a canary has half of the deadline; the live release is judged by the same time.
  const fragmentsOf = (counted: CanaryOutcomes | undefined, bytes?: FragmentCacheBytes) => {
    const source = new FragmentSource({ client, registry, outcomes: counted, metrics: fragmentMetrics, slowMs: () => config.primaryDeadlineMs / 2, pauseMs: config.breakerPauseMs, log: server.log });
    return new Fragments({ registry, source, metrics: fragmentMetrics, config, log: server.log }, bytes);
  };
  const fragments = fragmentsOf(outcomes);
  // Their caches, circuit breakers and outcomes are their own: requests of other pages have no effect on the pages of the shop.
  const embeds = new Embeds({ config, build, fragments: fragmentsOf(undefined, EMBED_FRAGMENT_BYTES), log: server.log });
  const sliceFiles = new SliceFiles({ registry, store: config.register && trust && new ReleaseFiles(openReleaseStore(config.register.store, config.register.bucket), trust), log: server.log });
  const styles = new PageStyles({ build, files: sliceFiles, config });
  const rules = new RouteRules({ ...config, api, log: server.log });
  const visitorPlans = new VisitorPlans({ config, plans: () => registry.plans, trust, now: Date.now });
  const pages = new PageHandler({ visitorPlans, outcomes, traces, metrics: fragmentMetrics, config, build, plan: () => registry.plan, fragments, styles, findRule: (page) => rules.find(page), menu: (locale) => menus.get(locale), site: (locale) => menus.site(locale), botCheck: () => menus.botCheck, now: () => new Date(), log: server.log });

  const countCached = measured ? measureShell(metrics, registry) : () => {};
  addReadiness(server, { api, isStopping, missing: () => absentSlices(registry) });
  servingRoute(server, isStopping);

  const budgets = new VisitorBudgets(config.limits);

  const prerenderer = new Prerenderer({
    delayMs: config.prerenderDelayMs,
    menu: (locale) => menus.get(locale),
    compose: (path) => pages.prerender(pageRequest(path, {}, { ip: '127.0.0.1', visitor: undefined, trace: traces.begin(), plan: registry.plan, cookies: [], preview: undefined, signal: new AbortController().signal }, config.defaultVatMode)),
    log: server.log,
  });

  servePage = (request, reply) => {
    void reply.header(SERVER_TIMING, serverTiming(traces.of(request.raw)));
    if (request.url.length > LONGEST_ADDRESS) return serveFatalPage(request, reply, 414, undefined, 'tooLong');
    const payloadOf = pageOfPayload(request.url);
    const page = pageRequest(payloadOf ?? request.url, request.headers, {
      ip: request.ip,
      visitor: visitorOf(request, config.isTrustedProxy),
      trace: traces.of(request.raw),
      ...(payloadOf === undefined ? visitorPlans.forDocument(request.headers) : { plan: visitorPlans.forPage(request.headers.cookie), cookies: [], preview: undefined }),
      signal: disconnectSignal(reply.raw),
    }, config.defaultVatMode);
    if (payloadOf !== undefined) return pages.handlePayload(page, reply);
    const waitS = pages.isCached(page) ? 0 : budgets.charge(page);
    if (waitS === 0) return pages.handle(page, reply);
    return serveFatalPage(request, reply.header('retry-after', waitS), 429, undefined, 'tooMany');
  };
  /** @param detail what is shown of the failure; by default the status and the trace id, which appears in the log */
  function serveFatalPage(request: ReceivedRequest, reply: FastifyReply, status: number, detail = `${status} · ${request.id}`, message: FatalMessage = 'fatal'): FastifyReply {
    const locale = preferredLocale(readPreferences(request.headers.cookie, config.defaultVatMode), request.headers['accept-language']);
    const page = fatalPage(locale, build.current().assets, detail, message);
    return reply.code(status).headers(SECURITY_HEADERS).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  }
  answerFromCache = (request, response) => {
    const isAnswered = pages.answerFromCache(request, response);
    if (isAnswered) countCached();
    return isAnswered;
  };

  server.get('/', (request, reply) => {
    const locale = preferredLocale(readPreferences(request.headers.cookie, config.defaultVatMode), request.headers['accept-language']);
    const search = request.url.slice('/'.length);
    return reply.headers({ 'cache-control': 'private, no-store', vary: 'cookie, accept-language' }).redirect(localPath(routePath('index', locale) + search), 302);
  });
  const purge = (tags: readonly string[]) => {
    menus.purge(tags);
    rules.purge(tags);
    const purged = pages.purge(tags) + fragments.purge(tags) + embeds.purge(tags);
    if (config.isPrerendering) prerenderer.schedule();
    return purged;
  };
  await contractRoute(server);
  internalRoutes(server, { registry, visitorPlans, build, purgeToken: config.purgeToken, purge });
  addSmallAnswerHeaders(server);
  await server.register(namePlugin(preferenceRoutes), { isSecure: config.isSecure });
  await server.register(namePlugin(previewRoutes), { visitorPlans, isSecure: config.isSecure, log: server.log });
  sliceErrorRoute(server, { registry, outcomes, failures: new BrowserFailures(metrics, registry), isTrustedProxy: config.isTrustedProxy });
  webVitalsRoute(server, { registry, vitals: new VitalMetrics(metrics, registry), isTrustedProxy: config.isTrustedProxy });
  await server.register(namePlugin(consentFormRoute), { api, isSecure: config.isSecure });
  const served = (files: ShellBuild['files'], version: string) => ({ files, prefix: `/assets/${version}/` });
  const older = build.earlier.map(({ files, version }) => served(files, version));
  serveFiles(server, () => [served(build.current().files, build.current().assets.version), ...older], '/assets/*');
  sliceFileRoutes(server, sliceFiles);
  embedRoutes(server, { config, build, registry, embeds, budgets, traces });
  if (config.isDevelopment) {
    developmentRoutes(server, registry, build);
    galleryRoutes(server);
  }
  installRoutes(server, build);
  offlineRoutes(server, build, config.hasOfflineCopies);
  robotsRoutes(server, registry, config.shopUrl);
  securityTxtRoute(server, config);
  await proxyApi(server, {
    api,
    traces,
    demoUrl: config.demoUrl,
    timeoutMs: config.limits.apiMs,
    pages: { notFound: servePage, failed: (request, reply, status) => serveFatalPage(request, reply, status) },
  });

  server.get('/*', servePage);

  server.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    if (status < 500) return reply.code(status).type('text/plain; charset=utf-8').send(error instanceof Error ? error.message : 'The request could not be read.');
    request.log.error({ err: error, path: maskPath(request.url) }, 'the shell failed');
    return serveFatalPage(request, reply, 500, config.isDevelopment && error instanceof Error ? error.message : undefined);
  });

  server.addHook('onReady', async () => {
    await Promise.all([follower?.start().then(() => registry.start(config.manifestPollMs)) ?? registry.start(config.manifestPollMs), menus.start()]);
    if (config.isPrerendering) prerenderer.schedule();
  });
  server.addHook('onClose', async () => {
    prerenderer.stop();
    follower?.stop();
    outcomes.stop();
    registry.stop();
    await client.close();
  });
  return server;
}
