import { STORAGE_KEYS } from '@feszek/contract';

/** A route is reloaded at most once in this time, in milliseconds. Source: specification, chapter 9. */
export const RELOAD_GUARD_MS = 10_000;
const KEY = STORAGE_KEYS.reloadedAt;

/**
 * Whether the page may be reloaded to get files that a release has replaced. Returns true once, then false for ten
 * seconds, so that a missing file does not cause endless reloads.
 */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now - last < RELOAD_GUARD_MS) return false;
  storage.setItem(KEY, String(now));
  return true;
}

/** Whether an error reports that a file of code or styles did not load. */
export function isChunkLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' || /Loading (CSS )?chunk|dynamically imported module/i.test(error.message);
}
