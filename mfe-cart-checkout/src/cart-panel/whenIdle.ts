/** How long a busy page may put the task off, in milliseconds. */
const TIMEOUT_MS = 5000;

/**
 * Runs a task once the page has nothing else to do.
 *
 * @returns takes the task back
 */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
