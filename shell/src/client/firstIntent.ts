import { isPointerAtRest } from '@feszek/ui';

declare global {
  interface Window {
    /** Whether the visitor has interacted with the page before its client was loaded. */
    feszekHasIntent?: boolean;
  }
}

const SIGNS = ['click', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Calls back once, at the visitor's first interaction with the page: at once if it was before the client was loaded. A pointer
 * that rests over the page is none.
 *
 * Features that only an interacting visitor needs wait for it, so that the first page loads nothing beyond its content.
 */
export function onFirstIntent(callback: () => void): void {
  if (window.feszekHasIntent) return callback();
  const onSign = (event: Event) => {
    if (isPointerAtRest(event)) return;
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, true);
    callback();
  };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
}
