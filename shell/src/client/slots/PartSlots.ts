import { SLICES } from '@feszek/contract';
import type { FragmentRequest, SliceName } from '@feszek/contract';
import type { SliceHost } from '@feszek/kit';
import { mountRootParcel } from 'single-spa';
import type { Remotes } from '../remotes.ts';
import { Instances } from './Instances.ts';
import { serverPart, takeServerData } from './serverPart.ts';
import { createExchangeableView } from './ViewChannel.ts';

/** Delays between attempts for a part whose slice is unavailable, in milliseconds; the last one repeats. */
const RETRY_MS = [1000, 2000, 5000, 10_000] as const;

export interface PartSlotsParts {
  readonly remotes: Remotes;
  readonly hostFor: (slice: SliceName, version: string) => SliceHost;
  readonly onError: (slice: SliceName, version: string, error: unknown) => void;
  /** The request for a part: the visitor's choices, nothing of the page's address. */
  readonly request: (fragment: string) => FragmentRequest;
}

/** A slot that a part is mounted into. */
interface Place {
  readonly element: HTMLElement;
  /** Which copy of the part on the page this is, from 1. */
  readonly instance: number;
  /** Whether the part is still to be mounted. */
  readonly isWanted: () => boolean;
}

/** Mounts parts of pages (mini-cart, panel, nested fragments) as single-spa parcels, and retries while a slice is unavailable. */
export class PartSlots {
  readonly #parts: PartSlotsParts;
  readonly #instances = new Instances();

  constructor(parts: PartSlotsParts) {
    this.#parts = parts;
  }

  /**
   * Mounts a fragment into an element. A fragment that is never hydrated stays as the server rendered it.
   *
   * @param name - slice and fragment, e.g. `cart-checkout/mini-cart`
   * @returns unmounts it, or ends the attempts
   */
  mount(name: string, element: HTMLElement): () => void {
    const rendered = serverPart(element);
    const instance = this.#instances.take(name, rendered?.instance);
    let isWanted = true;
    let unmount: (() => void) | undefined;
    if (rendered?.mode !== 'static') {
      void this.#mountUntilThere(name, { element, instance, isWanted: () => isWanted }).then((done) => {
        if (isWanted) unmount = done;
        else done?.();
      });
    }
    return () => {
      if (isWanted) this.#instances.free(name, instance);
      isWanted = false;
      unmount?.();
    };
  }

  async #mountUntilThere(name: string, place: Place): Promise<(() => void) | undefined> {
    const [sliceName, fragment = ''] = name.split('/');
    const slice = SLICES.find((known) => known === sliceName);
    if (!slice) throw new RangeError(`${name} names no slice`);
    if (this.#parts.remotes.lacks(slice, fragment)) return undefined;
    for (let attempt = 0; place.isWanted(); attempt += 1) {
      try {
        return await this.#mountOnce(slice, fragment, place);
      } catch (error) {
        this.#parts.onError(slice, this.#parts.remotes.loaded(slice)?.version ?? 'unknown', error);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]));
      }
    }
    return undefined;
  }

  async #mountOnce(slice: SliceName, fragment: string, { element, instance, isWanted }: Place): Promise<(() => void) | undefined> {
    const { remotes, hostFor, onError, request } = this.#parts;
    const { remote, version } = await remotes.load(slice);
    if (!remote.fragments.includes(fragment)) return undefined;
    const host = hostFor(slice, version);
    remote.start(host);
    const inlined = serverPart(element) && takeServerData(element, fragment);
    const partRequest: FragmentRequest = { ...request(fragment), ...(instance > 1 && { instance }) };
    const prepared = await remote.prepare(partRequest, host, { ...(inlined && { inlined }) });
    // Removed while it was loading: it is not shown.
    if (prepared.status !== 200 || !isWanted()) return undefined;
    const views = createExchangeableView(prepared);
    const { bootstrap, mount, unmount } = remote.createLifeCycles();
    const parcel = mountRootParcel({ bootstrap, mount, unmount }, { name: `${slice}/${fragment}`, domElement: element, host, version, views, onError: (error: unknown) => onError(slice, version, error) });
    await parcel.mountPromise;
    return () => void parcel.unmount();
  }
}
