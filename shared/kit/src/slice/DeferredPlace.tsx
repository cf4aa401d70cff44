import type { MouseEvent, ReactNode, RefObject } from 'react';
import { partRendering } from './partRendering.ts';

export interface DeferredPlaceProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The part on the server; nothing in the browser, where React keeps the HTML. */
  readonly tree: ReactNode;
  /** Of the ids of the part. */
  readonly prefix: string;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** React does not own the content of such an element, and keeps it. */
const NOT_OWNED = { __html: '' };

/**
 * The place of a deferred part in the server's HTML. Without hooks: on the server, rendering in a rendering ends the hooks of
 * the component that it is in.
 */
export function DeferredPlace({ ref, tree, prefix, onClickCapture }: DeferredPlaceProps): ReactNode {
  const html = tree ? partRendering.toHtml?.(tree, prefix) : undefined;
  return <div ref={ref} onClickCapture={onClickCapture} suppressHydrationWarning dangerouslySetInnerHTML={html ? { __html: html } : NOT_OWNED} />;
}
