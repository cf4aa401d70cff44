import { createApiClient } from '@feszek/api-client';
import { createBus } from '@feszek/bus';
import type { BusHub } from '@feszek/bus';
import { BOT_CHECK_ROUTES, COOKIES, RouteTable, changedRoutes, screenAddress } from '@feszek/contract';
import type { ReportedError, SliceName } from '@feszek/contract';
import type { SliceHost } from '@feszek/kit';
import { clientTexts } from '../locales/client/index.ts';
import { watchBuilds } from './builds.ts';
import { defineConsentForm } from './consent/consentForm.ts';
import { followConsent } from './consent/consentMode.ts';
import { readConsent } from './consent/consentCookie.ts';
import { startConsent } from './consent/startConsent.ts';
import { readCookie } from './cookies.ts';
import { watchFirstUse } from './firstUse.ts';
import type { WhenUsed } from './firstUse.ts';
import { followFrame } from './followFrame.ts';
import { followLinks } from './links.ts';
import { startNotices } from './notices/startNotices.ts';
import { announce, countFavourites, markCurrentLinks, messageHead, moveToStart, writeFreeDelivery, writeHead, writeReturnTo } from './page.ts';
import { readJson, readPageData } from './pageData.ts';
import type { PageData } from '../markup/PageData.ts';
import { startCopies } from './offline/startCopies.ts';
import { showProgress } from './progress.ts';
import { Remotes } from './remotes.ts';
import { PageTransitions } from './router/PageTransitions.ts';
import { Router, currentHref } from './router/Router.ts';
import { loadPayload } from './router/loadPayload.ts';
import { RouteRules } from './router/RouteRules.ts';
import { reportSliceErrors } from './reportSliceErrors.ts';
import type { ReportFailure } from './reportSliceErrors.ts';
import { shopLocation } from './router/location.ts';
import { initSearch } from './search.ts';
import { followUserInLinks } from './session/accountLinks.ts';
import { checkSession } from './session/checkSession.ts';
import { guardPage } from './session/guardPage.ts';
import { HEAL_EVERY_MS, createMessages } from './slots/messages.ts';
import { PartSlots } from './slots/PartSlots.ts';
import { PrimarySlot } from './slots/PrimarySlot.ts';
import { startRemote } from './startRemote.ts';
import { initSwitches } from './switches.ts';
import { startTracking } from './tracking/startTracking.ts';
import { traceHeaders } from './traceHeaders.ts';

function required(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The layout has no #${id}`);
  return found;
}

function report({ slice, version, topic, phase, error }: ReportedError): void {
  console.error(`[${slice}@${version}]${phase ? ` ${phase}` : ''}${topic ? ` ${topic}` : ''}`, error);
}

function createPageBus(page: PageData): BusHub {
  const hub = createBus({ report, ...window.feszekPanel?.bus });
  const bus = hub.for({ slice: 'shell', version: page.buildId });
  bus.set('shop.locale', page.locale);
  bus.set('shop.currency', page.currency);
  bus.set('shop.vat-mode', page.vatMode);
  const { pathname, search } = window.location;
  bus.set('shop.location', { pathname, search, routeName: page.page.status === 200 ? page.page.routeName : null });
  window.addEventListener('pageshow', (event) => { if (event.persisted) hub.sync(); });
  return hub;
}

/** Hydrates what the server rendered in the primary slot. */
async function hydratePrimary(page: PageData, primary: PrimarySlot, transitions: PageTransitions, routes: RouteTable): Promise<void> {
  const location = shopLocation(currentHref(), page.locale, routes);
  const data = readJson<unknown>('primary-data');
  if (page.page.status !== 200 || !location?.match || data === undefined) return;
  const { slice, fragment } = page.page;
  const { locale, currency, vatMode } = page;
  // The server rendered the screen for its normalised address.
  const { pathname, search } = screenAddress(location.match, location.pathname, location.search);
  const request = { fragment, locale, currency, vatMode, pathname, search, params: location.match.params };
  const prepared = await primary.prepare(slice, request, undefined, { data });
  await transitions.time(() => primary.show(slice, prepared));
}

/**
 * Hydrates the page: the primary slot's slice first, then the parts around it. Without a session there is no personal data
 * to show, so the parts wait until the page is used. An address with a fragment counts as a use: it may be the token of a
 * mail's link.
 */
async function hydratePage(page: PageData, primary: PrimarySlot, transitions: PageTransitions, parts: PartSlots, routes: RouteTable, whenUsed: WhenUsed): Promise<void> {
  const hasSession = readCookie(COOKIES.xsrf) !== undefined;
  const hasFragment = window.location.hash !== '';
  if (!hasSession && hasFragment) mountParts(primary, parts);
  else if (!hasSession) whenUsed(() => mountParts(primary, parts));
  try {
    await hydratePrimary(page, primary, transitions, routes);
  } finally {
    if (hasSession) mountParts(primary, parts);
  }
}

/** Mounts the parts of the layout and of a static screen. A screen that is hydrated mounts its own. */
function mountParts(primary: PrimarySlot, parts: PartSlots): void {
  const isHydrated = primary.isAwake || readJson('primary-data') !== undefined;
  for (const element of document.querySelectorAll<HTMLElement>('[data-slot*="/"]')) {
    if (!isHydrated || !element.closest('#primary')) parts.mount(element.dataset['slot'] ?? '', element);
  }
}

/** Loads the main part again at intervals while it shows that its slice is unavailable. */
function healFailedPage(router: Router): void {
  const tryAgain = () => {
    if (!document.querySelector('[data-slice-down]') || document.visibilityState !== 'visible') return;
    void router.heal().then((isShown) => {
      if (isShown) announce(document.title);
    });
  };
  window.setInterval(tryAgain, HEAL_EVERY_MS);
  window.addEventListener('online', tryAgain);
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-retry]')) return;
    event.preventDefault();
    void router.refresh();
  });
}

function listenForDevelopmentBuilds(): void {
  const source = new EventSource('/development/builds');
  source.addEventListener('message', () => window.location.reload());
}

/** Starts the client: bus, router, slices, and the shell's own features. */
export function startShell(): void {
  const page = readPageData();
  const { locale } = page;
  const texts = clientTexts(locale);
  const hub = createPageBus(page);
  const bus = hub.for({ slice: 'shell', version: page.buildId });
  const api = createApiClient({
    baseUrl: '', locale, currency: page.currency, readCookie, callHeaders: traceHeaders,
    onUnauthenticated: () => bus.set('visitor.user', null),
    onSessionReplaced: () => void checkSession(bus, api),
  });
  const whenUsed = watchFirstUse(bus);
  const remotes = new Remotes(page.remotes, page.buildId);
  const routes = new RouteTable(changedRoutes(page.routes));
  const builds = watchBuilds(page.buildId);
  const choices = () => ({ locale, currency: bus.get('shop.currency') ?? page.currency, vatMode: bus.get('shop.vat-mode') ?? page.vatMode });
  const onError: ReportFailure = (failure) => bus.emit('error.reported', failure);
  const reportUnprepared = (slice: SliceName, error: unknown) => onError({ slice, version: remotes.versionOf(slice), phase: remotes.phaseOf(slice, error), error });

  const hosts = new Map<SliceName, SliceHost>();
  const hostFor = (slice: SliceName, version: string): SliceHost => {
    let host = hosts.get(slice);
    if (!host) {
      host = { bus: hub.for({ slice, version }), api, locale, currency: () => choices().currency, mountFragment: (reference, element) => parts.mount(reference, element) };
      hosts.set(slice, host);
    }
    return host;
  };
  const parts: PartSlots = new PartSlots({
    remotes,
    hostFor,
    onError,
    request: (target) => ({ ...target, ...choices(), pathname: `/${locale}`, search: '' }),
  });
  const primary = new PrimarySlot({ element: required('primary'), remotes, hostFor, messages: createMessages(texts, locale), onError });
  const transitions = new PageTransitions();
  const router = new Router({
    bus,
    primary,
    transitions,
    routes,
    rules: new RouteRules(api),
    loadPayload,
    remotes,
    choices,
    isOutdated: builds.isOutdated,
    needsDocument: ({ match }) => page.isBotCheckBlocked && match !== undefined && BOT_CHECK_ROUTES.has(match.route.name),
    onShown(prepared, location, options) {
      parts.dropRemoved();
      writeHead(prepared?.head ?? messageHead(), texts, locale);
      writeReturnTo(location.pathname + location.search);
      markCurrentLinks(location.pathname);
      // A change of the same screen is announced by the screen itself.
      if (!options.isInPlace) announce(document.title);
      moveToStart(location, options);
    },
  });

  bus.answer('navigation.go', async ({ href, replace, kind }) => {
    if (kind === 'shown') {
      router.rename(href);
      writeReturnTo(href);
      return { ok: true };
    }
    return { ok: await router.navigate(href, { history: replace ? 'replace' : 'push', isInPlace: kind === 'in-place' }) };
  });
  bus.on('navigation.intended', ({ href }) => router.preload(href));
  bus.watch('shop.currency', (currency) => {
    api.setCurrency(currency);
    writeFreeDelivery(texts, currency);
    if (primary.isAwake) void router.refresh();
    void parts.refresh();
  });
  bus.watch('visitor.user', (user) => {
    if (user) void startSlice('catalog');
  });
  followUserInLinks({ bus, locale, texts });
  guardPage({
    bus, locale, routes, texts,
    forgetPages: () => router.forgetPreloads(),
    replacePage: (href) => void router.navigate(href, { history: 'replace' }),
    reload: () => window.location.reload(),
  });
  // A page from the browser's back-forward cache shows the user of that time.
  window.addEventListener('pageshow', ({ persisted }) => { if (persisted) void checkSession(bus, api); });
  bus.watch('visitor.favourites', (ids) => countFavourites(ids.length, texts));
  const reportOwn = (error: unknown) => bus.emit('error.reported', { slice: 'shell', version: page.buildId, error });
  const recordEarlierConsent = startConsent({ bus, locale, onError: reportOwn });
  followConsent(bus);
  defineConsentForm(bus, texts.consentSaved);
  startTracking({
    bus,
    onError: reportOwn,
    load: async () => {
      const { runTracker } = await import(/* webpackChunkName: "statistics" */ './tracking/runTracker.ts');
      return runTracker({ api, bus: hub.for({ slice: 'shell', version: page.buildId }), page, storage: window.localStorage, onError: reportOwn });
    },
  });
  const { popupScript: scriptUrl } = page;
  if (scriptUrl !== undefined && readConsent()?.marketing) {
    import(/* webpackChunkName: "popup" */ './popup/startPopup.ts').then(({ startPopup }) => startPopup({ bus, scriptUrl }), reportOwn);
  }
  if (page.hasOfflineCopies) {
    startCopies({ whenUsed, load: async () => (await import(/* webpackChunkName: "offline" */ './offline/registerCopies.ts')).registerCopies(bus, locale, routes), onError: reportOwn });
  }
  reportSliceErrors(bus);
  followLinks(router);
  followFrame(required('primary'));
  initSwitches(bus);
  showProgress(bus, required('progress'));
  startNotices({
    bus,
    whenUsed,
    onError: reportOwn,
    load: async () => {
      const { showNotices } = await import(/* webpackChunkName: "notices" */ './notices/showNotices.tsx');
      return (waiting) => showNotices(bus, required('notices'), texts, waiting);
    },
  });
  whenUsed(() => void import(/* webpackChunkName: "controls" */ './controls.ts').then(({ startControls }) => startControls(bus)).catch(reportOwn));
  initSearch({
    bus,
    load: () => remotes.load('catalog'),
    mount: (reference, element) => parts.mount(reference, element),
    go: (href) => router.navigate(href, { history: 'push' }),
    onError: (error) => reportUnprepared('catalog', error),
  });
  healFailedPage(router);
  if (page.isDevelopment) listenForDevelopmentBuilds();

  /** Starts a slice's responders and stores for the whole page. Without the slice, the page continues as for a guest. */
  async function startSlice(name: SliceName): Promise<void> {
    try {
      startRemote(name, await remotes.load(name), { hostFor, onError });
    } catch (error) {
      reportUnprepared(name, error);
    }
  }

  const opened = currentHref();
  void hydratePage(page, primary, transitions, parts, routes, whenUsed)
    .catch((error: unknown) => {
      if (page.page.status !== 200) return reportOwn(error);
      reportUnprepared(page.page.slice, error);
      // A navigation may have replaced the page meanwhile.
      if (!primary.isAwake && currentHref() === opened) primary.showUnhydrated(opened);
    })
    .finally(() => {
      recordEarlierConsent();
      void loadStartData(api, startSlice);
    });
}

/**
 * Runs once after hydration: loads the user and the favourites of a session, then sends the ping (specification, chapter
 * 4). The menus, the rest of the start data, are part of the HTML.
 */
async function loadStartData(api: ReturnType<typeof createApiClient>, startSlice: (name: SliceName) => Promise<void>): Promise<void> {
  if (readCookie(COOKIES.xsrf)) await Promise.all([startSlice('account'), startSlice('catalog')]);
  api.get('/api/ping').catch((error: unknown) => console.info('ping', error));
}
