/** How long a part of a page may take to arrive, in milliseconds. */
const PATIENCE_MS = 5000;
const INTERACTIONS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The element of the page that an address names after `#`. */
function partNamed(page: Document, hash: string): HTMLElement | null {
  try {
    return hash ? page.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/**
 * Scrolls to the element that an address names after `#`. A nested part of the page may arrive later than the page: then
 * the page is scrolled once the element is there, unless the visitor has scrolled or pressed something before.
 *
 * @returns whether the element is on the page now
 */
export function scrollToPart(hash: string): boolean {
  const page = document;
  const target = partNamed(page, hash);
  if (target) {
    target.scrollIntoView();
    return true;
  }
  if (!hash) return false;
  const waiting = new AbortController();
  const observer = new MutationObserver(() => {
    const late = partNamed(page, hash);
    if (!late) return;
    waiting.abort();
    late.scrollIntoView();
  });
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(page.body, { childList: true, subtree: true });
  for (const name of INTERACTIONS) window.addEventListener(name, () => waiting.abort(), { signal: waiting.signal, passive: true });
  window.setTimeout(() => waiting.abort(), PATIENCE_MS);
  return false;
}
