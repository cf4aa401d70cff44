/** What an element shows, as its attribute `state`. `html` can be read and does not react yet. */
export type ElementState = 'loading' | 'html' | 'ready' | 'empty' | 'error';

/** Where an element failed: the shop refused its part or did not answer (`fragment`), its code was loaded, it got its data (`prepare`), or it was shown. */
export type ElementPhase = 'fragment' | 'load' | 'prepare' | 'render';

/** The detail of the event `feszek-error`: what failed in an element, for the developer of its page. */
export interface ElementFailure {
  /** Unknown if the shop does not answer. */
  readonly slice: string | undefined;
  readonly version: string | undefined;
  readonly phase: ElementPhase;
  /** The status of the shop's answer, if that is what failed. */
  readonly status?: number;
  readonly error: unknown;
}

declare global {
  interface HTMLElementTagNameMap {
    'feszek-part': HTMLElement;
    'feszek-products': HTMLElement;
    'feszek-product': HTMLElement;
    'feszek-cart': HTMLElement;
  }

  interface HTMLElementEventMap {
    'feszek-error': CustomEvent<ElementFailure>;
  }

  interface DocumentEventMap {
    'feszek-error': CustomEvent<ElementFailure>;
  }
}
