import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 100;
const ANSWER_MS = 5000;

/**
 * @param {string} url
 * @param {AbortSignal} signal
 * @param {number} answerMs - how long the answer may take, in milliseconds
 * @returns {Promise<Response | undefined>} `undefined` where none came
 */
async function ask(url, signal, answerMs) {
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]) });
    await response.body?.cancel();
    return response;
  } catch {
    // Not listening yet, too busy to answer, or ended: there is no answer.
    return undefined;
  }
}

/**
 * Whether a program answers at all, with an error or without.
 *
 * @param {string} url
 * @param {AbortSignal} signal
 * @param {number} answerMs - how long the answer may take, in milliseconds
 */
export async function isAnswering(url, signal, answerMs) {
  return (await ask(url, signal, answerMs)) !== undefined;
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
    if ((await ask(url, signal, ANSWER_MS))?.ok) return !signal.aborted;
    await sleep(PAUSE_MS);
  }
  return false;
}
