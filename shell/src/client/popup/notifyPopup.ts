/** The popup tool, as its script provides it once it is ready. */
export interface PopupTool {
  pageView(path: string): void;
}

declare global {
  interface Window {
    popupTool?: PopupTool;
  }
}

export interface PopupNotifierParts {
  /** `undefined` as long as the tool is not ready. */
  readonly tool: () => PopupTool | undefined;
  /** Whether the visitor agrees to the tool now. */
  readonly isAllowed: () => boolean;
}

/** Source: specification, chapter 9. */
const TRIES = 50;
const PAUSE_MS = 250;

/**
 * Creates a function that notifies the popup tool of a page once the tool is ready. A newer page replaces one that still waits.
 *
 * @returns the function; after the last attempt it stops, and as soon as the visitor does not agree any more
 */
export function createPopupNotifier({ tool, isAllowed }: PopupNotifierParts): (path: string) => void {
  let timer: number | undefined;
  function attempt(path: string, tries: number): void {
    if (!isAllowed()) return;
    const ready = tool();
    if (ready) return ready.pageView(path);
    if (tries < TRIES) timer = window.setTimeout(() => attempt(path, tries + 1), PAUSE_MS);
  }
  return (path) => {
    window.clearTimeout(timer);
    attempt(path, 1);
  };
}
