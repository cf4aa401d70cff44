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
 * that rests over the page is none. The callback gets the event, unless the client was loaded later.
 *
 * Features that only an interacting visitor needs wait for it, so that the first page loads nothing beyond its content.
 */
export function onFirstIntent(callback: (sign?: Event) => void): void {
  if (window.feszekHasIntent) return callback();
  const onSign = (sign: Event) => {
    if (isPointerAtRest(sign)) return;
    for (const name of SIGNS) window.removeEventListener(name, onSign, true);
    callback(sign);
  };
  for (const name of SIGNS) window.addEventListener(name, onSign, { capture: true, passive: true });
}
