import { createApiClient } from '@feszek/api-client';
import { createBus } from '@feszek/bus';
import type { BusView } from '@feszek/bus';
import type { FragmentRequest, ReportedError } from '@feszek/contract';
import type { PreparedFragment, RemoteSlice, SliceHost, ViewChannel } from '../src/index.ts';

declare global {
  /** Moves the page to another address: see `BrowserEnvironment`. */
  function openAt(url: string): void;
}

export interface TestHost extends SliceHost {
  readonly bus: BusView;
  /** What was reported as an error on the bus. */
  readonly reported: readonly ReportedError[];
  /** Fragments that slots have requested, and those that they have released. */
  readonly mounted: readonly string[];
  readonly unmounted: readonly string[];
}

/** What the page passes to a slice: a real bus, a real client of the given API. */
export function createHost(apiUrl: string): TestHost {
  const reported: ReportedError[] = [];
  const mounted: string[] = [];
  const unmounted: string[] = [];
  return {
    bus: createBus({ channel: null, report: (error) => reported.push(error) }).for({ slice: 'shell', version: '1' }),
    reported,
    api: createApiClient({ baseUrl: apiUrl, locale: 'hu', currency: 'HUF', readCookie: () => undefined }),
    locale: 'hu',
    currency: () => 'HUF',
    mounted,
    unmounted,
    mountFragment(name) {
      mounted.push(name);
      return () => unmounted.push(name);
    },
  };
}

/** The channel that a root listens to, as the shell has one for each slot. */
export function createViews(first: PreparedFragment): ViewChannel & { show(next: PreparedFragment): void } {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get current() {
      return current;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(next) {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Prepares a fragment and mounts it into an element of the document. */
export async function mountFragment(remote: RemoteSlice, host: SliceHost, request: FragmentRequest, options: { element?: HTMLElement; inlined?: { data: unknown } } = {}) {
  const element = options.element ?? document.body.appendChild(document.createElement('div'));
  const prepared = await remote.prepare(request, host, { ...(options.inlined && { inlined: options.inlined }) });
  const views = createViews(prepared);
  const errors: unknown[] = [];
  const lifeCycles = remote.createLifeCycles();
  const props = { name: request.fragment, domElement: element, host, views, version: '1.0.0', onError: (error: unknown) => errors.push(error) };
  await lifeCycles.bootstrap(props);
  await lifeCycles.mount(props);
  return { element, views, errors, unmount: () => lifeCycles.unmount(props) };
}
