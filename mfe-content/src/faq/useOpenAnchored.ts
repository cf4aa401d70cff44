import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Opens the question of the address if the page is shown without a document load. After a document load the browser opens
 * it; the page is static then and this hook does not run.
 */
export function useOpenAnchored(page: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const anchor = window.location.hash.slice(1);
    const target = anchor === '' ? null : document.getElementById(anchor);
    const question = page.current?.contains(target) ? target?.closest('details') : null;
    if (question) question.open = true;
  }, [page]);
}
