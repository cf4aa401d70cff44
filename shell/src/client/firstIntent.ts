const SIGNS = ['click', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Calls back once, at the visitor's first sign of life on the page.
 *
 * What only an acting visitor needs waits for it, so that the first page costs its reader nothing more than he reads.
 */
export function onFirstIntent(callback: () => void): void {
  const heard = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, heard, true);
    callback();
  };
  for (const sign of SIGNS) window.addEventListener(sign, heard, { capture: true, passive: true });
}
