import { parseSlotReference } from '@feszek/contract';
import type { FragmentRequest, SliceName, SlotTarget } from '@feszek/contract';
import type { RemoteSlice, SliceHost } from '@feszek/kit';
import type { Remotes } from '../remotes.ts';
import type { ReportFailure } from '../reportSliceErrors.ts';
import { startRemote } from '../startRemote.ts';
import { Instances } from './Instances.ts';
import { mountPart } from './mountPart.ts';
import { serverPart, takeServerData } from './serverPart.ts';
import { createExchangeableView } from './ViewChannel.ts';

/** Delays between attempts for a part whose slice is unavailable, in milliseconds; the last one repeats. */
const RETRY_MS = [1000, 2000, 5000, 10_000] as const;

export interface PartSlotsParts {
  readonly remotes: Remotes;
  readonly hostFor: (slice: SliceName, version: string) => SliceHost;
  readonly onError: ReportFailure;
  /** The request for a part: the visitor's choices and the slot's parameters, nothing of the page's address. */
  readonly request: (target: Pick<SlotTarget, 'fragment' | 'params'>) => FragmentRequest;
}

/** A slot that a part is mounted into. */
interface Place {
  readonly element: HTMLElement;
  /** Which copy of the part on the page this is, from 1. */
  readonly instance: number;
  /** Whether the part is still to be mounted. */
  readonly isWanted: () => boolean;
}

/** A part that is on the page. */
interface MountedPart {
  readonly unmount: () => void;
  /** Loads its data again and shows it. */
  readonly refresh: () => Promise<void>;
}

/** A slot that has its part, or waits for it. */
interface Occupied {
  readonly unmount: () => void;
  part?: MountedPart;
}

/** Mounts parts of pages (mini-cart, panel, nested fragments) as single-spa parcels, and retries while a slice is unavailable. */
export class PartSlots {
  readonly #parts: PartSlotsParts;
  readonly #instances = new Instances();
  readonly #occupied = new Map<HTMLElement, Occupied>();

  constructor(parts: PartSlotsParts) {
    this.#parts = parts;
  }

  /**
   * Mounts a fragment into an element. A fragment that is never hydrated stays as the server rendered it.
   *
   * @param reference - the part with its parameters: see `slotReference`
   * @returns unmounts it, or ends the attempts
   * @throws RangeError for a text that is not a reference
   */
  mount(reference: string, element: HTMLElement): () => void {
    const target = parseSlotReference(reference);
    if (!target) throw new RangeError(`${reference} names no part of a slice`);
    const { slice } = target;
    const rendered = serverPart(element);
    const instance = this.#instances.take(target.name, rendered?.instance);
    let isWanted = true;
    const unmount = () => {
      if (!isWanted) return;
      isWanted = false;
      this.#instances.free(target.name, instance);
      this.#occupied.delete(element);
      entry.part?.unmount();
    };
    const entry: Occupied = { unmount };
    this.#occupied.set(element, entry);
    if (rendered?.mode !== 'static') {
      void this.#mountUntilThere(slice, target, { element, instance, isWanted: () => isWanted }).then((part) => {
        if (!part) return;
        entry.part = part;
        if (!isWanted) part.unmount();
      });
    }
    return unmount;
  }

  /** Loads every mounted part again, because the visitor's choices have changed. A part that fails stays as it is. */
  async refresh(): Promise<void> {
    await Promise.all([...this.#occupied.values()].map(({ part }) => part?.refresh()));
  }

  /** Unmounts the parts whose elements are not on the page any more. */
  dropRemoved(): void {
    const removed = [...this.#occupied].filter(([element]) => !element.isConnected);
    for (const [, { unmount }] of removed) unmount();
  }

  async #mountUntilThere(slice: SliceName, target: SlotTarget, place: Place): Promise<MountedPart | undefined> {
    if (this.#parts.remotes.lacks(slice, target.fragment)) return undefined;
    for (let attempt = 0; place.isWanted(); attempt += 1) {
      try {
        return await this.#mountOnce(slice, target, place);
      } catch (error) {
        const { remotes, onError } = this.#parts;
        onError({ slice, version: remotes.versionOf(slice), phase: remotes.phaseOf(slice, error), error });
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]));
      }
    }
    return undefined;
  }

  async #mountOnce(slice: SliceName, { fragment, params }: SlotTarget, { element, instance, isWanted }: Place): Promise<MountedPart | undefined> {
    const { remotes, onError, request } = this.#parts;
    const { remote, version } = await remotes.load(slice);
    if (!remote.fragments.includes(fragment)) return undefined;
    const fault = faultOf(remote, { fragment, params });
    if (fault !== undefined) {
      onError({ slice, version, phase: 'prepare', error: new RangeError(fault) });
      return undefined;
    }
    const host = startRemote(slice, { remote, version }, this.#parts);
    const inlined = serverPart(element) && takeServerData(element, fragment);
    const requestNow = (): FragmentRequest => ({ ...request({ fragment, params }), ...(instance > 1 && { instance }) });
    const prepared = await remote.prepare(requestNow(), host, { ...(inlined && { inlined }) });
    // Removed while it was loading: it is not shown.
    if (prepared.status !== 200 || !isWanted()) return undefined;
    const views = createExchangeableView(prepared);
    const parcel = await mountPart(remote.createLifeCycles(), {
      name: `${slice}/${fragment}`, domElement: element, host, version, views, onError: (error: unknown) => onError({ slice, version, phase: 'render', error }),
    });
    const refresh = async () => {
      try {
        const next = await remote.prepare(requestNow(), host);
        if (next.status === 200 && isWanted()) views.show(next);
      } catch (error) {
        onError({ slice, version, phase: 'prepare', error });
      }
    };
    // The visitor chose another currency while the part was loading.
    if (requestNow().currency !== prepared.request.currency) void refresh();
    return { unmount: () => void parcel.unmount(), refresh };
  }
}

/** Why a release refuses the parameters of a slot. A release without declared parameters accepts none. */
function faultOf(remote: RemoteSlice, request: Pick<FragmentRequest, 'fragment' | 'params'>): string | undefined {
  if (remote.paramsFault) return remote.paramsFault(request);
  return Object.keys(request.params).length > 0 ? `${request.fragment} has no parameters.` : undefined;
}
