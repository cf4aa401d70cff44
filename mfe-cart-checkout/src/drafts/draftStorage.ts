import { STORAGE_KEYS } from '@feszek/contract';

const PREFIX = STORAGE_KEYS.drafts;

/**
 * Reads the drafts of a form in this tab; `undefined` if there are none or the storage is blocked.
 *
 * @param form - the name of the form
 */
export function readDrafts(form: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + form) ?? 'null') ?? undefined;
  } catch {
    // The storage is blocked, does not exist (on the server), or contains something else.
    return undefined;
  }
}

/** Stores drafts so that they survive a reload of this tab. */
export function keepDrafts(form: string, drafts: object): void {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(PREFIX + form);
    else sessionStorage.setItem(PREFIX + form, JSON.stringify(drafts));
  } catch {
    // The storage is blocked: the drafts last as long as the page.
  }
}

/** Deletes the drafts of all forms. */
export function forgetDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // The storage is blocked, so nothing is stored.
  }
}
