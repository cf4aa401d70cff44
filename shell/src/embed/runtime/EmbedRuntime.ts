import type { ElementPhase } from '@feszek/embed';
import type { SliceFailure } from '../../client/reportSliceErrors.ts';
import type { EmbedPart } from '../../markup/EmbedPart.ts';

/** What failed in a part, as the element reports it. */
export type PartFailure = SliceFailure & { readonly phase: ElementPhase };

/** Where the runtime mounts a part. */
export interface EmbedPlace {
  readonly part: EmbedPart;
  /** The tree of the element. */
  readonly tree: ShadowRoot;
  /** The element of the tree for the part. */
  readonly element: HTMLElement;
  readonly onError: (failure: PartFailure) => void;
}

/** What became of a part: `nothing` if its slice has another release on this page, or nothing to show. */
export type MountOutcome = { readonly kind: 'mounted'; readonly unmount: () => void } | { readonly kind: 'nothing' } | { readonly kind: 'failed'; readonly failure: PartFailure };

/** The runtime of the elements of a page. */
export interface EmbedRuntime {
  /** Mounts a part. Resolves once it is shown. */
  mount(place: EmbedPlace): Promise<MountOutcome>;
}
