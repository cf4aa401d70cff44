/**
 * Clicks on `[data-replay]` elements before hydration are stored by the page's first script in this list
 * (the shell's `early.ts`), and replayed once the slice that owns the element is mounted.
 */
declare global {
  interface Window {
    feszekEarlyClicks?: HTMLElement[];
  }
}

/** Replays the stored clicks on elements inside `root`, each once. */
export function replayClicks(root: HTMLElement): void {
  const kept = window.feszekEarlyClicks ?? [];
  const mine = kept.filter((element) => root.contains(element));
  window.feszekEarlyClicks = kept.filter((element) => !mine.includes(element));
  root.setAttribute('data-ready', '');
  for (const element of mine) {
    element.removeAttribute('aria-busy');
    element.click();
  }
}
