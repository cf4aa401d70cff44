/** Resolves after the next paint, so that the answer to an input is seen before longer work begins. A hidden page is not painted. */
export function nextPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  // The frame is painted before the task that follows it.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
