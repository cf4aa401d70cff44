/**
 * Runs a task when the page is idle.
 *
 * @param maxDelay - on a busy page, in milliseconds
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => void, maxDelay: number): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, maxDelay);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: maxDelay });
  return () => cancelIdleCallback(handle);
}

/**
 * Runs a task when what was rendered is painted and the page is idle.
 *
 * @param maxDelay - of the task after the paint, in milliseconds
 * @returns a function that cancels the task
 */
export function whenPainted(task: () => void, maxDelay: number): () => void {
  let cancelTask: (() => void) | undefined;
  const frame = requestAnimationFrame(() => { cancelTask = whenIdle(task, maxDelay); });
  return () => {
    cancelAnimationFrame(frame);
    cancelTask?.();
  };
}
