import { STORAGE_KEYS } from '@feszek/contract';

/** Deletes what statistics have stored in this browser, also on an earlier page. */
export function removeStored(): void {
  try {
    window.localStorage.removeItem(STORAGE_KEYS.reportedOrders);
  } catch {
    // The storage is blocked, so nothing is stored.
  }
}
