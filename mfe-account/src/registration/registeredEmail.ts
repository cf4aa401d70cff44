import { STORAGE_KEYS } from '@feszek/contract';

const KEY = STORAGE_KEYS.registeredEmail;

/** Stores the address of a registration in this tab, for the page that follows. */
export function keepRegisteredEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // The browser's storage is blocked: the next page shows its text without the address.
  }
}

/** The address of the last registration in this tab; empty if there is none. */
export function registeredEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
