import type { FragmentRequest, Route, SliceName } from '@feszek/contract';
import type { PreparedFragment, SliceHost, SliceRootProps } from '@feszek/kit';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import type { ShopLocation } from '../router/location.ts';
import type { Remotes } from '../remotes.ts';
import type { ReportFailure } from '../reportSliceErrors.ts';
import { nextTask } from '../nextTask.ts';
import { startRemote } from '../startRemote.ts';
import { allowSlowDevices } from './lifecycleTimes.ts';
import { createExchangeableView } from './ViewChannel.ts';
import type { ExchangeableView } from './ViewChannel.ts';
import type { Messages } from './messages.ts';

export interface PrimarySlotParts {
  readonly element: HTMLElement;
  readonly remotes: Remotes;
  readonly hostFor: (slice: SliceName, version: string) => SliceHost;
  readonly messages: Messages;
  readonly onError: ReportFailure;
}

/** The data of a screen, and the release that loaded it. */
interface InlinedData {
  readonly data: unknown;
  readonly version?: string;
}

type HeldMessage = 'sliceDown' | 'gone';

/** The page's main part. Each slice is one single-spa application in it, active while it owns the route. */
export class PrimarySlot {
  readonly #parts: PrimarySlotParts;
  readonly #views = new Map<SliceName, ExchangeableView>();
  #active: SliceName | undefined;
  /** The message below a screen that could not be hydrated. */
  #unhydrated: HTMLElement | undefined;
  /** The message for an address that cannot be shown. */
  #held: { readonly href: string; readonly kind: HeldMessage } | undefined;

  constructor(parts: PrimarySlotParts) {
    this.#parts = parts;
    allowSlowDevices();
    start({ urlRerouteOnly: true });
  }

  /** Whether a slice is mounted. */
  get isAwake(): boolean {
    return this.#active !== undefined;
  }

  /** Whether a screen may exist: a slice that the page does not list may have it. */
  hasScreen(route: Route): boolean {
    const remote = this.#parts.remotes.loaded(route.slice)?.remote;
    return !remote || remote.fragments.includes(route.screen);
  }

  /**
   * Loads a slice's code and a screen's code, styles, translations and data.
   *
   * @param inlined - data that the page or its payload has already; of another release it is not used
   */
  async prepare(slice: SliceName, request: FragmentRequest, signal?: AbortSignal, inlined?: InlinedData | Promise<InlinedData | undefined>): Promise<PreparedFragment> {
    const [{ remote, version }, known] = await Promise.all([this.#parts.remotes.load(slice), inlined]);
    if (!remote.fragments.includes(request.fragment)) return { status: 404, head: { title: '' }, request, view: null };
    await nextTask();
    const host = startRemote(slice, { remote, version }, this.#parts);
    return remote.prepare(request, host, { ...(signal && { signal }), ...(known && (known.version === undefined || known.version === version) && { inlined: { data: known.data } }) });
  }

  /** Shows below the server's HTML that it does not respond, because it could not be hydrated, until a screen is shown. */
  showUnhydrated(href: string): void {
    const { element, messages } = this.#parts;
    this.#unhydrated = messages.unhydrated(href);
    element.after(this.#unhydrated);
  }

  /** Shows a loaded screen. A root of the same slice stays mounted and receives it. */
  async show(slice: SliceName, prepared: PreparedFragment): Promise<void> {
    const view = this.#views.get(slice);
    if (view) view.show(prepared);
    else {
      this.#views.set(slice, createExchangeableView(prepared));
      this.#register(slice);
    }
    if (this.#active === slice) return;
    if (this.#active === undefined && this.#parts.element.dataset['html'] === undefined) this.#parts.element.replaceChildren();
    this.#active = slice;
    this.#unhydrated?.remove();
    await nextTask();
    await triggerAppChange();
  }

  /** Makes a slice known to single-spa, before it is shown for the first time. */
  #register(slice: SliceName): void {
    registerApplication<SliceRootProps>({
      name: slice,
      app: async () => (await this.#parts.remotes.load(slice)).remote.createLifeCycles(),
      activeWhen: () => this.#active === slice,
      customProps: () => this.#rootProps(slice),
    });
  }

  /** Shows why there is no screen: the held message, or that the page does not exist. */
  async showMessage(location: ShopLocation): Promise<void> {
    this.#active = undefined;
    this.#unhydrated?.remove();
    await triggerAppChange();
    const { element, messages } = this.#parts;
    element.replaceChildren(this.#held?.href === location.href ? messages[this.#held.kind](location.href) : messages.notFound(location));
    this.#held = undefined;
  }

  /** Records why an address has no screen, so that the message says so: it failed, or it was removed for good. */
  hold(href: string, kind: HeldMessage): void {
    this.#held = { href, kind };
  }

  /** Handles a screen that failed while it was shown: unmounts its slice and shows a message. */
  #fail(slice: SliceName, version: string, error: unknown): void {
    const { element, messages, onError } = this.#parts;
    onError({ slice, version, phase: 'render', error });
    if (this.#active !== slice) return;
    this.#active = undefined;
    const { pathname, search } = window.location;
    void triggerAppChange().then(() => {
      if (this.#active === undefined) element.replaceChildren(messages.screenFailed(pathname + search));
    });
  }

  #rootProps(slice: SliceName): SliceRootProps {
    const { element, hostFor, remotes } = this.#parts;
    const version = remotes.loaded(slice)?.version ?? 'unknown';
    const views = this.#views.get(slice);
    if (!views) throw new Error(`Slice ${slice} was activated without a screen`);
    return { name: slice, domElement: element, host: hostFor(slice, version), version, views, onError: (error) => this.#fail(slice, version, error) };
  }
}
