/** What asks a command to end: Ctrl-C, a service manager, and a terminal that is closed. */
export const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Notices that this command should end. Where the process that started it is gone, no signal arrives, and
 * that counts as well.
 *
 * @returns {AbortSignal} aborted at the first such signal; later ones change nothing
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
 * Waits, and keeps this process alive, until it should end.
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
