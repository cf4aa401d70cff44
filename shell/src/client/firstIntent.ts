const SIGNS = ['click', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Calls back once, at the visitor's first interaction with the page.
 *
 * Features that only an interacting visitor needs wait for it, so that the first page loads nothing beyond its content.
 */
export function onFirstIntent(callback: () => void): void {
  const onSign = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, true);
    callback();
  };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
}
