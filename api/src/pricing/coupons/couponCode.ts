/** One spelling per code: people type them in small letters and copy them with the space beside. */
export function normalizeCode(typed: string): string {
  return typed.trim().normalize('NFC').toUpperCase();
}
