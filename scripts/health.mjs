import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 100;
const ANSWER_MS = 5000;

/**
 * @param {string} url
 * @param {AbortSignal} signal
 */
async function isHealthy(url, signal) {
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Not listening yet, or too busy to answer: the same as unhealthy.
    return false;
  }
}

/**
 * Asks for a program's health until it answers well.
 *
 * @param {string} url - of its health address
 * @param {AbortSignal} signal - ends the waiting
 * @returns {Promise<boolean>} `false` where the signal ended the waiting
 */
export async function waitUntilHealthy(url, signal) {
  while (!signal.aborted) {
    if (await isHealthy(url, signal)) return !signal.aborted;
    await sleep(PAUSE_MS);
  }
  return false;
}
