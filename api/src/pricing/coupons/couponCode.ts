/** Normalises a code: visitors type small letters and copy adjacent spaces. */
export function normalizeCode(typed: string): string {
  return typed.trim().normalize('NFC').toUpperCase();
}
