import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Opens the question that the address points at when the page is shown without a document load. On a document load
 * the browser does it by itself, and this never runs: the page is static there.
 */
export function useOpenAnchored(page: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const anchor = window.location.hash.slice(1);
    const target = anchor === '' ? null : document.getElementById(anchor);
    const question = page.current?.contains(target) ? target?.closest('details') : null;
    if (question) question.open = true;
  }, [page]);
}
