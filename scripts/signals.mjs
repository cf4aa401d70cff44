/** Signals that end a command: Ctrl-C, a service manager, and a closed terminal. */
export const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Detects that this command should end. The end of the process that started it counts too, although no signal arrives.
 *
 * @returns {AbortSignal} aborted at the first such signal; later ones have no effect
 */
export function endSignal() {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of SIGNALS) process.on(signal, abort);
  process.once('disconnect', abort);
  process.channel?.unref();
  return controller.signal;
}

/**
 * Waits, and keeps this process running, until it should end.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export function untilAborted(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const alive = setInterval(() => {}, 2 ** 30);
    signal.addEventListener('abort', () => {
      clearInterval(alive);
      resolve();
    });
  });
}
