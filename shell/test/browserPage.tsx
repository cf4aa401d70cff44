import { createApiClient } from '@feszek/api-client';
import { createBus } from '@feszek/bus';
import type { BusHub, BusView } from '@feszek/bus';
import { ROUTES, RouteTable, sliceBase } from '@feszek/contract';
import type { ReportedError, SliceName } from '@feszek/contract';
import { containerName } from '@feszek/kit/container';
import { createRemote, defineScreen, defineSlice, found } from '@feszek/kit';
import type { LoadContext, LoadResult, PreparedFragment, SliceDefinition, SliceHost } from '@feszek/kit';
import { init } from '@module-federation/enhanced/runtime';
import { useId, useState } from 'react';
import { Remotes } from '../src/client/remotes.ts';
import { PageTransitions } from '../src/client/router/PageTransitions.ts';
import { Router } from '../src/client/router/Router.ts';
import type { NavigateOptions, RouterParts } from '../src/client/router/Router.ts';
import type { ShopLocation } from '../src/client/router/location.ts';
import { createMessages } from '../src/client/slots/messages.ts';
import { PrimarySlot } from '../src/client/slots/PrimarySlot.ts';
import { shellTexts } from '../src/locales/index.ts';

declare global {
  /** Moves the page to another address: see the kit's `BrowserEnvironment`. */
  function openAt(url: string): void;
}

/** Loads a screen's only data: its heading. */
export type LoadHeading = (context: LoadContext) => Promise<LoadResult<{ heading: string }>>;

function Heading({ data }: { readonly data: { readonly heading: string } }) {
  if (data.heading === 'broken') throw new Error('The screen is broken');
  return <HeadingView heading={data.heading} />;
}

/** The content of a test screen. */
export function HeadingView({ heading }: { readonly heading: string }) {
  const [clicks, setClicks] = useState(0);
  const id = useId();
  return <section><h1 id={id}>{heading}</h1><button type="button" data-replay="" onClick={() => setClicks((count) => count + 1)}>{clicks}</button></section>;
}

/** A slice whose screens show a heading; without a loader of its own a screen shows its name. */
export function createTestSlice(name: SliceName, screens: Readonly<Record<string, LoadHeading | undefined>>, extra: Partial<SliceDefinition> = {}): SliceDefinition {
  const fragments = Object.entries(screens).map(([screen, load]) => {
    const loadHeading = load ?? (async () => found({ heading: screen }));
    const declared = defineScreen<{ heading: string }>({ load: loadHeading, head: ({ heading }) => ({ title: heading }), Component: Heading });
    return [screen, { kind: 'public', mode: 'hydrate', load: async () => ({ screen: declared }) }] as const;
  });
  return defineSlice({ name, messages: { hu: async () => ({ messages: {} }), en: async () => ({ messages: {} }) }, fragments: Object.fromEntries(fragments), ...extra });
}

/** What an entry does when it is executed: it sets the global of its container. */
type Entry = () => void;
const entries = new Map<string, Entry>();
/** Requested addresses of remote entries, in order. */
export const requestedEntries: string[] = [];

function executeEntry(script: HTMLScriptElement): void {
  const { pathname, search } = new URL(script.src);
  requestedEntries.push(pathname + search);
  const entry = entries.get(pathname);
  entry?.();
  script.dispatchEvent(new Event(entry ? 'load' : 'error'));
}

/** The real federation runtime; only the execution of entries is replaced: the environment loads no scripts. */
init({ name: 'feszek_shell', remotes: [] });
new MutationObserver((records) => {
  const added = records.flatMap((record) => [...record.addedNodes]);
  added.filter((node) => node instanceof HTMLScriptElement).forEach(executeEntry);
}).observe(document.head, { childList: true });

/** Publishes a slice's release where the page looks for it; returns the entry's address. */
export function publish(slice: SliceDefinition, version = '1.0.0'): string {
  const address = `${sliceBase(slice.name, version)}remoteEntry.js`;
  const remote = createRemote(slice);
  entries.set(address, () => Reflect.set(window, containerName(slice.name), { init: () => undefined, get: async () => () => ({ remote }) }));
  return address;
}

/** Replaces a release's entry by one that throws before it sets its container. */
export function publishBroken(address: string): void {
  entries.set(address, () => undefined);
}

/** Removes a release, as if the slice had stopped. */
export function withdraw(address: string): void {
  entries.delete(address);
}

/** The routes of a page without further slices. */
export const CONTRACT_ROUTES = new RouteTable(ROUTES);

export interface ShownPage {
  readonly prepared: PreparedFragment | undefined;
  readonly location: ShopLocation;
  readonly options: NavigateOptions;
}

export interface TestPage {
  readonly hub: BusHub;
  readonly bus: BusView;
  readonly primaryElement: HTMLElement;
  readonly primary: PrimarySlot;
  readonly remotes: Remotes;
  readonly hostFor: (slice: SliceName, version: string) => SliceHost;
  readonly shown: ShownPage[];
  readonly reported: ReportedError[];
  createRouter(overrides?: Partial<RouterParts>): Router;
}

/** The parts of a page's client, composed as in `startShell`. Once per test file: single-spa registers each slice once. */
export function createPage(slices: readonly SliceDefinition[]): TestPage {
  const reported: ReportedError[] = [];
  const shown: ShownPage[] = [];
  const hub = createBus({ channel: null, report: (error) => reported.push(error) });
  const bus = hub.for({ slice: 'shell', version: 'test' });
  const known = slices.map((slice) => [slice.name, { version: '1.0.0', remoteEntry: publish(slice), fragments: Object.keys(slice.fragments) }]);
  const remotes = new Remotes(Object.fromEntries(known), '1-plan');
  const primaryElement = document.body.appendChild(document.createElement('div'));
  const api = createApiClient({ baseUrl: '', locale: 'hu', currency: 'HUF', readCookie: () => undefined });
  const hostFor = (slice: SliceName, version: string): SliceHost =>
    ({ bus: hub.for({ slice, version }), api, locale: 'hu', currency: () => 'HUF', mountFragment: () => () => undefined });
  const primary = new PrimarySlot({
    element: primaryElement, remotes, hostFor,
    messages: createMessages(shellTexts('hu'), 'hu'),
    onError: (failure) => bus.emit('error.reported', failure),
  });
  return {
    hub, bus, primaryElement, primary, remotes, hostFor, shown, reported,
    createRouter: (overrides) => new Router({
      bus, primary, transitions: new PageTransitions(), routes: CONTRACT_ROUTES,
      rules: { find: async () => null, preload: () => undefined },
      loadPayload: async () => undefined,
      remotes,
      choices: () => ({ locale: 'hu', currency: 'HUF', vatMode: 'net' }),
      isOutdated: () => false,
      needsDocument: () => false,
      onShown: (prepared, location, options) => shown.push({ prepared, location, options }),
      ...overrides,
    }),
  };
}

/** jsdom loads no documents but reports each attempt, which counts how often the page would have been left. */
export function countDocumentLoads(consoleError: { readonly mock: { readonly calls: readonly unknown[][] } }): number {
  return consoleError.mock.calls.filter(([error]) => String(error).includes('Not implemented: navigation')).length;
}
