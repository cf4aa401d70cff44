import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 100;
const ANSWER_MS = 5000;

/**
 * Requests on a new connection: a program that was suspended for longer than its keep-alive time closes its open
 * connections when it continues, with the requests that wait on them.
 *
 * @param {string} url
 * @param {AbortSignal} signal
 * @param {number} answerMs - time limit of the answer, in milliseconds
 * @returns {Promise<Response | undefined>} `undefined` without an answer
 */
async function request(url, signal, answerMs) {
  try {
    const response = await fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]) });
    await response.body?.cancel();
    return response;
  } catch {
    // Not listening yet, too busy to answer, or ended: there is no answer.
    return undefined;
  }
}

/**
 * Whether a program answers at all, with or without an error.
 *
 * @param {string} url
 * @param {AbortSignal} signal
 * @param {number} answerMs - time limit of the answer, in milliseconds
 */
export async function isAnswering(url, signal, answerMs) {
  return (await request(url, signal, answerMs)) !== undefined;
}

/**
 * Requests an address of a program until it answers at all.
 *
 * @param {string} url
 * @param {AbortSignal} signal - ends the waiting
 */
export async function untilAnswering(url, signal) {
  while (!signal.aborted && !(await isAnswering(url, signal, ANSWER_MS))) await sleep(PAUSE_MS);
}

/**
 * Requests a program's health until the answer is successful.
 *
 * @param {string} url - address of its health check
 * @param {AbortSignal} signal - ends the waiting
 * @returns {Promise<boolean>} `false` if the signal ended the wait
 */
export async function waitUntilHealthy(url, signal) {
  while (!signal.aborted) {
    if ((await request(url, signal, ANSWER_MS))?.ok) return !signal.aborted;
    await sleep(PAUSE_MS);
  }
  return false;
}
