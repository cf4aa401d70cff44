import type { ReactNode } from 'react';

/** A part of a screen that is a root of its own. */
export interface PartRoot {
  render(tree: ReactNode): void;
  unmount(): void;
}

interface PartRendering {
  /** Renders a part on the server. */
  toHtml?(tree: ReactNode, identifierPrefix: string): string;
  /** Hydrates a part of the server's HTML in the browser. */
  hydrate?(place: Element, tree: ReactNode, identifierPrefix: string): PartRoot;
}

/** The functions of React for deferred parts: the server's bundle and the browser's have one of them each. */
export const partRendering: PartRendering = {};
