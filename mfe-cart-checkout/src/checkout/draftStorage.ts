const NAME = 'feszek.checkout';

/** What was kept for a reload of this tab; `undefined` where nothing was, or where the browser keeps nothing for us. */
export function readDrafts(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null') ?? undefined;
  } catch {
    // The browser refuses, there is none (on the server), or somebody else has written there.
    return undefined;
  }
}

/** Keeps what was typed for a reload of this tab. */
export function keepDrafts(drafts: object): void {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify(drafts));
  } catch {
    // The browser refuses: the drafts last as long as the page does.
  }
}
