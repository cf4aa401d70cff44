import type { ApiClient } from '@feszek/api-client';
import type { Bus, Currency, FragmentRequest, Locale, PageHead } from '@feszek/contract';

/** What the page passes to a slice when it is started or mounted. An embedder passes the same. */
export interface SliceHost {
  readonly bus: Bus;
  readonly api: ApiClient;
  readonly locale: Locale;
  /** The currency at this moment; it changes with `shop.currency` on the bus. */
  currency(): Currency;
  /** Whether the visitor has a session. Absent on pages of the shop, where the cookie says so. */
  hasSession?(): boolean;
  /**
   * Mounts another slice's fragment in a nested slot; the returned function removes it.
   *
   * @param reference - see `slotReference`
   */
  mountFragment(reference: string, element: HTMLElement): () => void;
}

/** A fragment that is ready to be shown: code, styles, texts and data are loaded. */
export interface PreparedFragment {
  readonly status: 200 | 301 | 302 | 404;
  readonly location?: string;
  readonly head: PageHead;
  readonly request: FragmentRequest;
  /** Opaque to the shell: what the slice's own root renders. */
  readonly view: unknown;
  /** Set by the shell for a page that is restored at a scroll position: it is rendered in one step. */
  readonly isInOneStep?: boolean;
}

/** The fragment that a root shows now, and its changes. */
export interface ViewChannel {
  readonly current: PreparedFragment;
  subscribe(listener: () => void): () => void;
}

/** Properties of every single-spa application and parcel of a slice. */
export interface SliceRootProps {
  readonly name: string;
  readonly domElement: HTMLElement;
  readonly host: SliceHost;
  readonly views: ViewChannel;
  /** The slice's release, which every report contains. */
  readonly version: string;
  /** Called when the screen fails while it is rendered; the root then shows nothing until the next screen. */
  readonly onError: (error: unknown) => void;
}

export interface LifeCycles {
  bootstrap(props: SliceRootProps): Promise<unknown>;
  mount(props: SliceRootProps): Promise<unknown>;
  unmount(props: SliceRootProps): Promise<unknown>;
}

/** What a slice exposes to the page through Module Federation, as `./slice`. */
export interface RemoteSlice {
  readonly name: string;
  /** The screens and parts of pages that this version has. */
  readonly fragments: readonly string[];
  /**
   * Why a part refuses the parameters of its slot; `undefined` if it accepts them. Absent in earlier releases, whose parts
   * accept none.
   */
  paramsFault?(request: Pick<FragmentRequest, 'fragment' | 'params'>): string | undefined;
  /**
   * Runs the slice's own start, once per page however often it is called.
   *
   * @throws what the slice's start throws; the next call then runs it again
   */
  start(host: SliceHost): void;
  /**
   * Makes a fragment ready to be shown.
   *
   * @param inlined - the data that the server put into the page; if given, nothing is fetched
   * @returns rejects with the failure of code or data, which the shell turns into a reload or a fallback
   */
  prepare(request: FragmentRequest, host: SliceHost, options?: { inlined?: { data: unknown }; signal?: AbortSignal }): Promise<PreparedFragment>;
  /** New lifecycle functions for one root; single-spa-react stores its state per root. */
  createLifeCycles(): LifeCycles;
}
