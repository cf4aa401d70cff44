import { STORAGE_KEYS } from '@feszek/contract';

const KEY = STORAGE_KEYS.deletionDue;

/** Stores when an account will be deleted in this tab, for the page that follows. */
export function storeDeletionDue(at: string): void {
  try {
    sessionStorage.setItem(KEY, at);
  } catch {
    // The browser stores no data: the next page shows its text without the date.
  }
}

/** When the account that was closed in this tab will be deleted; empty if there is none. */
export function deletionDue(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
