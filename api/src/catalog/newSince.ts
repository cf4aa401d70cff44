const NEW_FOR_MS = 30 * 86_400_000;
/** Counts of lists are cached by this time, so it changes once an hour. */
const STEP_MS = 3_600_000;

/** Products created after this time are new: milliseconds since 1970. The same for cards, lists and filters. */
export function newSince(now: Date): number {
  return Math.floor((now.getTime() - NEW_FOR_MS) / STEP_MS) * STEP_MS;
}
