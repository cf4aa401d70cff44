const PREFIX = 'feszek.typed.';

/**
 * What was kept for a reload of this tab; `undefined` where nothing was, or where the browser keeps nothing for us.
 *
 * @param form - whose drafts they are
 */
export function readDrafts(form: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + form) ?? 'null') ?? undefined;
  } catch {
    // The browser refuses, there is none (on the server), or somebody else has written there.
    return undefined;
  }
}

/** Keeps what was typed for a reload of this tab. */
export function keepDrafts(form: string, drafts: object): void {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(PREFIX + form);
    else sessionStorage.setItem(PREFIX + form, JSON.stringify(drafts));
  } catch {
    // The browser refuses: the drafts last as long as the page does.
  }
}

/** Forgets what was typed into all forms. */
export function forgetDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // The browser refuses, so nothing was kept.
  }
}
