/** Maximum delay on a busy page, in milliseconds. */
const TIMEOUT_MS = 5000;

/**
 * Runs a task when the page is idle.
 *
 * @returns a function that cancels the task
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
