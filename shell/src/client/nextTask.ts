/**
 * Resolves in a task of its own. The browser handles input and paints between two tasks, so a start that is divided into
 * several does not keep a visitor waiting.
 */
export function nextTask(): Promise<void> {
  return 'scheduler' in window && 'yield' in window.scheduler ? window.scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}
