import { createBrowserI18n } from '@feszek/i18n/browser';
import type { FragmentRequest } from '@feszek/contract';
import * as React from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { SliceDefinition } from '../slice/defineSlice.ts';
import { identifierPrefix } from '../slice/identifierPrefix.ts';
import { loadScreen } from '../slice/loadScreen.ts';
import { partRendering } from '../slice/partRendering.ts';
import { paramsFault } from '../slice/paramsFault.ts';
import type { LoadResult } from '../slice/screen.ts';
import { screenRoute } from '../slice/screenRoute.ts';
import { shopOf } from '../slice/ShopContext.ts';
import { sliceTree } from '../slice/SliceRoot.tsx';
import type { SliceView } from '../slice/SliceRoot.tsx';
import type { LifeCycles, PreparedFragment, RemoteSlice, SliceHost, SliceRootProps } from '../slice/host.ts';
import { replayClicks } from './replayClicks.ts';
import { textsOf } from './textsOf.ts';

async function prepare(
  slice: SliceDefinition,
  request: FragmentRequest,
  host: SliceHost,
  { inlined, signal }: { inlined?: { data: unknown }; signal?: AbortSignal } = {},
): Promise<PreparedFragment> {
  const definition = Object.hasOwn(slice.fragments, request.fragment) ? slice.fragments[request.fragment] : undefined;
  if (!definition) throw new RangeError(`Slice ${slice.name} has no fragment ${request.fragment}`);
  const [{ screen }, { messages }] = await Promise.all([definition.load(), textsOf(slice, request.fragment, request.locale)]);
  const result: LoadResult<unknown> = inlined
    ? { status: 200, data: inlined.data, freshness: { maxAge: 0, staleWhileRevalidate: 0, tags: [] } }
    : await loadScreen(screen, request, { api: host.api, route: screenRoute(slice, request.fragment), signal });
  if (result.status !== 200) {
    return { status: result.status, ...('location' in result && { location: result.location }), head: { title: '' }, request, view: null };
  }
  const i18n = createBrowserI18n({ locale: request.locale, messages });
  const shop = shopOf(request, host);
  const view: SliceView = { shop, i18n, screen, data: result.data };
  const head = screen.head(result.data, { ...shop, t: i18n.t });
  return { status: 200, head, request, view };
}

function isSliceView(view: unknown): view is SliceView {
  return typeof view === 'object' && view !== null && 'screen' in view;
}

/** single-spa adds properties of its own, which a slice's root does not read. */
type RootProps = SliceRootProps & AppProps;

/** @param fromServer - the fragment whose HTML the server has rendered; `undefined` if there is none */
function rootOf(fromServer: PreparedFragment | undefined): React.ComponentType<RootProps> {
  return function SliceRoot({ views, onError }) {
    const fragment = React.useSyncExternalStore(views.subscribe, () => views.current, () => views.current);
    const { view, isInOneStep = fragment === fromServer } = fragment;
    return isSliceView(view) ? <Boundary view={view} onError={onError}>{sliceTree(view, isInOneStep)}</Boundary> : null;
  };
}

interface BoundaryProps {
  readonly view?: SliceView;
  readonly onError: (error: unknown) => void;
  readonly children?: React.ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly view: SliceView | undefined;
}

/** Shows nothing in place of a screen that failed, and the next screen again. */
class Boundary extends React.Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, view: this.props.view };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ view }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return view === state.view ? null : { failed: false, view };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** For single-spa-react, which passes all properties of the root to its boundary. */
class RootBoundary extends React.Component<RootProps & { readonly children?: React.ReactNode }> {
  override render() {
    return <Boundary onError={this.props.onError}>{this.props.children}</Boundary>;
  }
}

/** As a transition, hydration yields to the visitor's input; otherwise React hydrates without interruption. */
function hydrateInSlices(hydrate: () => Root): Root {
  let root: Root | undefined;
  React.startTransition(() => { root = hydrate(); });
  if (!root) throw new Error('A transition begins at once');
  return root;
}

partRendering.hydrate = (place, tree, prefix) => hydrateInSlices(() => hydrateRoot(place, tree, { identifierPrefix: prefix }));

/** single-spa-react names the render function; hydration needs options that it does not pass on. */
function reactDomFor(props: SliceRootProps, slice: SliceDefinition) {
  const prefix = identifierPrefix(slice.name, props.views.current.request);
  const report = (error: unknown) => props.host.bus.emit('error.reported', { slice: slice.name, version: props.version, phase: 'render', error });
  const options = { identifierPrefix: prefix, onRecoverableError: report };
  return {
    createRoot: (element: HTMLElement) => createRoot(element, options),
    hydrateRoot: (element: HTMLElement, node: React.ReactNode) => hydrateInSlices(() => hydrateRoot(element, node, options)),
  };
}

function createLifeCycles(slice: SliceDefinition): LifeCycles {
  let current: LifeCycles | undefined;
  return {
    bootstrap: () => Promise.resolve(),
    async mount(props) {
      const hasServerHtml = props.domElement.dataset['html'] === props.views.current.request.fragment;
      if (!hasServerHtml) props.domElement.replaceChildren();
      delete props.domElement.dataset['html'];
      current = singleSpaReact<SliceRootProps>({
        React,
        ReactDOMClient: reactDomFor(props, slice),
        rootComponent: rootOf(hasServerHtml ? props.views.current : undefined),
        errorBoundaryClass: RootBoundary,
        renderType: hasServerHtml ? 'hydrateRoot' : 'createRoot',
        domElementGetter: () => props.domElement,
      }) as LifeCycles;
      await current.mount(props);
      replayClicks(props.domElement);
    },
    async unmount(props) {
      await current?.unmount(props);
      current = undefined;
      props.domElement.replaceChildren();
    },
  };
}

/** Turns a slice's declaration into what it exposes to the page. */
export function createRemote(slice: SliceDefinition): RemoteSlice {
  let isStarted = false;
  return {
    name: slice.name,
    fragments: Object.keys(slice.fragments),
    paramsFault: (request) => paramsFault(slice, request),
    start(host) {
      if (isStarted) return;
      slice.start?.(host);
      isStarted = true;
    },
    prepare: (request, host, options) => prepare(slice, request, host, options),
    createLifeCycles: () => createLifeCycles(slice),
  };
}
